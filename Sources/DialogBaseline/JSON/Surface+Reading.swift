public import Diagnostics
import DialogStrings

extension Surface {
    /// Reads a baseline.
    ///
    /// - Returns: the surface with its places in the baseline, or `nil` and what is wrong.
    public static func read(_ file: SourceFile) -> (surface: Surface?, findings: [Diagnostic]) {
        let (root, findings) = JSONReader.read(file)
        guard let root else { return (nil, findings.map { $0.diagnostic(.invalidBaseline) }) }
        var reader = SurfaceReader(file: file)
        let surface = reader.surface(root)
        return (surface, reader.findings)
    }
}

/// Takes the JSON apart. What is not known is passed over; what is known has to have the right shape.
private struct SurfaceReader {
    let file: SourceFile
    var findings: [Diagnostic] = []
    /// A file in which more is wrong is simply no baseline.
    private static let mostFindings = 20

    init(file: SourceFile) {
        self.file = file
    }

    mutating func surface(_ root: JSONNode) -> Surface? {
        guard root.isObject, let version = root[BaselineKey.version] else {
            report("this is no baseline of dialoggen; \"dialoggen baseline\" writes one", at: root.range)
            return nil
        }
        guard version.integer == Surface.version else {
            let isNewer = version.integer.map { $0 > Surface.version } ?? false
            report(
                isNewer
                    ? "the baseline was written by a newer dialoggen, in version \(version.integer ?? 0) of its form; "
                        + "this one knows version \(Surface.version)"
                    : "the version of a baseline is \(Surface.version)", at: version.range)
            return nil
        }
        var surface = Surface()
        surface.module = details(of: root)
        surface.dialogs = members(BaselineKey.dialogs, of: root).map { dialog($0) }
        surface.optionSets = members(BaselineKey.optionSets, of: root).map { optionSet($0) }
        surface.app = facts(BaselineKey.app, of: root)
        surface.views = members(BaselineKey.views, of: root).map { member in
            ViewSurface(name: member.name.value, place: place(of: member), parameters: pairs(member.value))
        }
        surface.texts = facts(BaselineKey.texts, of: root)
        return findings.isEmpty ? surface : nil
    }

    private mutating func dialog(_ member: JSONMember) -> DialogSurface {
        let node = member.value
        var dialog = DialogSurface(id: member.name.value, place: place(of: member))
        dialog.details = details(of: node)
        require([DialogDetail.type, .presentation, .answer], of: member)
        dialog.arguments = node[BaselineKey.arguments].map { pairs($0) } ?? []
        dialog.sections = names(BaselineKey.sections, of: node)
        dialog.controls = members(BaselineKey.controls, of: node).map { control($0) }
        dialog.buttons = names(BaselineKey.buttons, of: node)
        return dialog
    }

    private mutating func control(_ member: JSONMember) -> ControlSurface {
        let node = member.value
        // The platforms that tell two controls of one id apart stand in parentheses.
        let name = member.name.value
        let id = name.utf8.firstIndex(of: UInt8(ascii: " ")).map { String(name[..<$0]) } ?? name
        var control = ControlSurface(id: id, name: name, place: place(of: member))
        control.details = details(of: node)
        require([ControlDetail.accessibilityIdentifier], of: member)
        control.options = options(of: node)
        control.formerKeys = names(BaselineKey.formerKeys, of: node).map(\.name)
        return control
    }

    private mutating func optionSet(_ member: JSONMember) -> OptionSetSurface {
        require([DialogDetail](), of: member)
        return OptionSetSurface(
            id: member.name.value, place: place(of: member), type: text(BaselineKey.type, of: member.value)?.value,
            options: options(of: member.value) ?? OptionsSurface(form: .cases, values: []))
    }

    private mutating func options(of node: JSONNode) -> OptionsSurface? {
        for form in OptionsSurface.Form.allCases where node[form.rawValue] != nil {
            switch form {
            case .cases, .casesOfApp: return OptionsSurface(form: form, values: facts(form.rawValue, of: node))
            case .numbers:
                return OptionsSurface(
                    form: form,
                    values: names(form.rawValue, of: node).map { Fact($0.name, $0.name, at: $0.place) })
            }
        }
        return nil
    }

    // MARK: Shapes

    private mutating func details<Name>(of node: JSONNode) -> Details<Name> {
        var details = Details<Name>()
        for name in Name.allCases {
            if let fact = text(name.rawValue, of: node) { details.set(name, fact.value, at: fact.place) }
        }
        return details
    }

    /// An object that has at least these members.
    private mutating func require(_ names: [some RawRepresentable<String>], of member: JSONMember) {
        guard member.value.isObject else {
            report("an object in { } is wanted here", at: member.value.range)
            return
        }
        for name in names where member.value[name.rawValue] == nil {
            report("\"\(name.rawValue)\" is missing here", at: member.nameRange)
        }
    }

    /// A member that is a text.
    private mutating func text(_ name: String, of node: JSONNode) -> Fact? {
        guard let member = node.members.first(where: { $0.name.value == name }) else { return nil }
        return fact(member)
    }

    /// The members of an object that stands under a name.
    private mutating func members(_ name: String, of node: JSONNode) -> [JSONMember] {
        guard let value = node[name] else { return [] }
        guard value.isObject else {
            report("an object in { } is wanted here", at: value.range)
            return []
        }
        return value.members
    }

    /// An object of texts.
    private mutating func facts(_ name: String, of node: JSONNode) -> [Fact] {
        guard let value = node[name] else { return [] }
        guard value.isObject else {
            report("an object in { } is wanted here", at: value.range)
            return []
        }
        return value.members.compactMap { fact($0) }
    }

    private mutating func fact(_ member: JSONMember) -> Fact? {
        guard let text = member.value.text else {
            report("a text in quotes is wanted here", at: member.value.range)
            return nil
        }
        return Fact(member.name.value, text, at: place(of: member))
    }

    /// An array of texts.
    private mutating func names(_ name: String, of node: JSONNode) -> [Fact] {
        guard let value = node[name] else { return [] }
        return elements(of: value).compactMap { element in
            guard let text = element.text else {
                report("a text in quotes is wanted here", at: element.range)
                return nil
            }
            return Fact(text, at: span(element.range))
        }
    }

    /// An array of names with types.
    private mutating func pairs(_ node: JSONNode) -> [Fact] {
        elements(of: node).compactMap { element in
            guard let name = element[BaselineKey.name]?.text, let type = element[BaselineKey.type]?.text else {
                report("an object with \"name\" and \"type\" is wanted here", at: element.range)
                return nil
            }
            return Fact(name, type, at: span(element.range))
        }
    }

    private mutating func elements(of node: JSONNode) -> [JSONNode] {
        if case .array(let elements) = node.content { return elements }
        report("a list in [ ] is wanted here", at: node.range)
        return []
    }

    // MARK: Places

    /// From the name to the end of a value that is on the same line, so that a finding marks what it is about.
    private func place(of member: JSONMember) -> SourceSpan? {
        guard var range = member.nameRange else { return span(member.value.range) }
        if member.value.text != nil, let end = member.value.range?.end { range.end = end }
        return SourceSpan(file, range)
    }

    private func span(_ range: ByteRange?) -> SourceSpan? { range.map { SourceSpan(file, $0) } }

    private mutating func report(_ message: String, at range: ByteRange?) {
        guard findings.count < Self.mostFindings else { return }
        let place: Place = span(range).map { .span($0) } ?? .file(path: file.path)
        findings.append(Diagnostic(.invalidBaseline, message, at: place))
    }
}
