import Diagnostics

// The baseline as a file: for people to read in a review, one thing a line.

extension Surface {
    /// The surface as JSON, the same bytes for the same surface everywhere.
    public var json: String {
        var json = JSONWriter()
        json.object(.lines) { json in
            json.member(BaselineKey.version, Surface.version)
            json.details(module)
            json.objects(BaselineKey.dialogs, dialogs.map { ($0.id, $0) }) { json, dialog in json.write(dialog) }
            json.objects(BaselineKey.optionSets, optionSets.map { ($0.id, $0) }) { json, set in
                json.object(.lines) { json in
                    if let type = set.type { json.member(BaselineKey.type, type) }
                    json.write(set.options)
                }
            }
            json.facts(BaselineKey.app, app)
            json.objects(BaselineKey.views, views.map { ($0.name, $0.parameters) }) { json, parameters in
                json.array { json in for parameter in parameters { json.write(pair: parameter) } }
            }
            json.facts(BaselineKey.texts, texts)
        }
        return json.text + "\n"
    }

    /// Whether a file says at its top that it is a baseline.
    public static func isBaseline(_ bytes: [UInt8]) -> Bool {
        String(decoding: bytes.prefix(headerLength), as: UTF8.self).contains("\"\(BaselineKey.version)\"")
    }

    /// How far down the version may stand: where two branches changed the file, there can be marks above it.
    private static var headerLength: Int { 512 }
}

/// Names of members that are not details.
enum BaselineKey {
    static let version = "dialoggenBaseline"
    static let dialogs = "dialogs"
    static let optionSets = "optionSets"
    static let app = "app"
    static let views = "views"
    static let texts = "texts"
    static let arguments = "arguments"
    static let sections = "sections"
    static let controls = "controls"
    static let buttons = "buttons"
    static let formerKeys = "was"
    static let name = "name"
    static let type = "type"
}

extension JSONWriter {
    fileprivate mutating func write(_ dialog: DialogSurface) {
        object(.lines) { json in
            json.details(dialog.details)
            if !dialog.arguments.isEmpty {
                json.key(BaselineKey.arguments)
                json.array(.lines) { json in for argument in dialog.arguments { json.write(pair: argument) } }
            }
            json.names(BaselineKey.sections, dialog.sections.map(\.name))
            if !dialog.controls.isEmpty {
                json.objects(BaselineKey.controls, dialog.controls.map { ($0.name, $0) }) { json, control in
                    json.write(control)
                }
            }
            json.names(BaselineKey.buttons, dialog.buttons.map(\.name))
        }
    }

    private mutating func write(_ control: ControlSurface) {
        object(control.options == nil ? .inline : .lines) { json in
            json.details(control.details)
            json.names(BaselineKey.formerKeys, control.formerKeys)
            if let options = control.options { json.write(options) }
        }
    }

    fileprivate mutating func write(_ options: OptionsSurface) {
        switch options.form {
        case .cases, .casesOfApp: facts(options.form.rawValue, options.values)
        case .numbers: names(options.form.rawValue, options.values.map(\.name))
        }
    }

    fileprivate mutating func write(pair: Fact) {
        object { json in
            json.member(BaselineKey.name, pair.name)
            json.member(BaselineKey.type, pair.value)
        }
    }

    fileprivate mutating func details<Name>(_ details: Details<Name>) {
        for fact in details.facts { member(fact.name, fact.value) }
    }

    fileprivate mutating func facts(_ name: String, _ facts: [Fact]) {
        key(name)
        object(.lines) { json in for fact in facts { json.member(fact.name, fact.value) } }
    }

    /// Left out where there are none.
    private mutating func names(_ name: String, _ names: [String]) {
        if names.isEmpty { return }
        key(name)
        array { json in for name in names { json.string(name) } }
    }

    fileprivate mutating func objects<Element>(
        _ name: String, _ elements: [(String, Element)], _ write: (inout JSONWriter, Element) -> Void
    ) {
        key(name)
        object(.lines) { json in
            for (name, element) in elements {
                json.key(name)
                write(&json, element)
            }
        }
    }
}
