import Diagnostics
import DialogLanguage

extension JSONWriter {
    mutating func write(_ control: Control) {
        object(.lines) { json in
            json.member("id", control.id)
            json.span(control.span)
            json.write(control.kind)
            json.optional("title", control.title)
            switch control.subtitle {
            case nil: break
            case .always(let text): json.optional("subtitle", text)
            case .byValue(let whenOn, let whenOff):
                json.key("subtitle")
                json.object(.lines) { json in
                    json.optional("whenOn", whenOn)
                    json.optional("whenOff", whenOff)
                }
            }
            json.optional("help", control.help)
            json.optional("icon", control.icon)
            json.optional("enabledWhen", control.enabledWhen)
            json.optional("visibleWhen", control.visibleWhen)
            json.optional("platforms", control.platforms)
            json.optional("accessibilityLabel", control.accessibilityLabel)
            json.optional("accessibilityHint", control.accessibilityHint)
            json.optional("accessibilityIdentifier", control.accessibilityIdentifier)
            if !control.searchKeywords.isEmpty {
                json.list("searchKeywords", control.searchKeywords) { json, text in json.write(text) }
            }
            json.optional("deprecated", control.deprecated)
            json.optional("doc", control.documentation)
            if let value = control.value { json.write(value) }
        }
    }

    private mutating func write(_ kind: Control.Kind) {
        switch kind {
        case .toggle(let toggle): inKind("toggle") { $0.optional("style", toggle.style?.rawValue) }
        case .stepper(let number): inKind("stepper") { $0.members(of: number) }
        case .slider(let number): inKind("slider") { $0.members(of: number) }
        case .picker(let picker): inKind("picker") { $0.members(of: picker) }
        case .multiPicker(let picker): inKind("multiPicker") { $0.members(of: picker) }
        case .textField(let text): inKind("textField") { $0.members(of: text) }
        case .numberField(let number): inKind("numberField") { $0.members(of: number) }
        case .secureField(let text): inKind("secureField") { $0.members(of: text) }
        case .textEditor(let text): inKind("textEditor") { $0.members(of: text) }
        case .datePicker(let picker):
            inKind("datePicker") { json in
                json.member("components", picker.components.rawValue)
                json.member(bounds: picker.range)
                json.optional("style", picker.style?.rawValue)
            }
        case .durationPicker(let picker):
            inKind("durationPicker") { json in
                json.member(bounds: picker.range)
                json.optional("step", picker.step)
                json.optional("storedAs", picker.unit?.rawValue)
            }
        case .colorPicker(let picker): inKind("colorPicker") { $0.member("opacity", picker.allowsOpacity) }
        case .list(let list): inKind("list") { $0.members(of: list) }
        case .labeledContent(.text(let text)): inKind("labeledContent") { $0.optional("value", text) }
        case .labeledContent(.app(let reference)): inKind("labeledContent") { $0.optional("app", reference) }
        case .text(let text): inKind("text") { $0.optional("text", text) }
        case .button(let action, let role):
            inKind("button") { json in
                switch action {
                case .action(let reference): json.optional("action", reference)
                case .opens(let target): json.optional("opens", target)
                }
                json.optional("role", role?.rawValue)
            }
        case .navigationLink(.page(let target)): inKind("navigationLink") { $0.optional("opens", target) }
        case .navigationLink(.slot(let view)):
            inKind("navigationLink") { json in
                json.key("content")
                json.write(view)
            }
        case .link(let target):
            inKind("link") { json in
                switch target {
                case .url(let url): json.member("url", url)
                case .systemSettings: json.member("system", "settings")
                case .systemNotifications: json.member("system", "notifications")
                }
            }
        case .custom(let view):
            inKind("custom") { json in
                json.key("content")
                json.write(view)
            }
        }
    }

    private mutating func inKind(_ name: String, _ members: (inout JSONWriter) -> Void) {
        member("kind", name)
        key(name)
        object(.lines, members)
    }

    private mutating func member(bounds: Bounds) {
        switch bounds {
        case .fixed(let lower, let upper):
            key("range")
            object { json in
                json.optional("lower", lower)
                json.optional("upper", upper)
            }
        case .app(let reference): optional("rangeApp", reference)
        }
    }

    private mutating func members(of number: NumberControl) {
        member(bounds: number.range)
        optional("step", number.step)
        optional("unit", number.unit)
        switch number.format {
        case nil: break
        case .integer: member("format", "integer")
        case .decimal(let digits): member("format", "decimal(\(digits))")
        case .percent: member("format", "percent")
        case .duration: member("format", "duration")
        }
        optional("minimumLabel", number.minimumLabel)
        optional("maximumLabel", number.maximumLabel)
        optional("placeholder", number.placeholder)
        optional("contentType", number.contentType?.rawValue)
        optional("keyboard", number.keyboard?.rawValue)
    }

    private mutating func members(of picker: Picker) {
        members(of: picker.options)
        optional("style", picker.style?.rawValue)
        optional("placeholder", picker.placeholder)
    }

    private mutating func members(of picker: MultiPicker) {
        members(of: picker.options)
        optional("style", picker.style?.rawValue)
        optional("count", picker.count)
    }

    private mutating func members(of list: ListControl) {
        key("item")
        switch list.item {
        case .values(let control): write(control)
        case .records(let records):
            object(.lines) { json in
                json.optional("edits", records.type)
                json.optional("opens", records.opens)
                json.optional("title", records.title)
            }
        }
        optional("addTitle", list.addTitle)
        member("allowsAdd", list.allowsAdd)
        member("allowsDelete", list.allowsDelete)
        member("allowsMove", list.allowsMove)
        optional("count", list.count)
    }

    private mutating func members(of options: Picker.Options) {
        switch options {
        case .list(let list): write(list)
        case .set(let name): member("set", name)
        case .range(let lower, let upper, let step):
            key("range")
            object { json in
                json.optional("lower", lower)
                json.optional("upper", upper)
                json.optional("step", step)
            }
        case .app(let reference): optional("optionsApp", reference)
        }
    }

    private mutating func members(of text: TextControl) {
        optional("placeholder", text.placeholder)
        optional("length", text.length)
        optional("pattern", text.pattern)
        optional("unit", text.unit)
        optional("contentType", text.contentType?.rawValue)
        optional("keyboard", text.keyboard?.rawValue)
        optional("autocapitalization", text.autocapitalization?.rawValue)
        if let autocorrection = text.autocorrection { member("autocorrection", autocorrection) }
        optional("lineLimit", text.lineLimit)
    }

    private mutating func optional(_ name: String, _ bounds: (lower: Int?, upper: Int?)?) {
        guard let bounds else { return }
        key(name)
        object { json in
            json.optional("lower", bounds.lower.map { .int($0) })
            json.optional("upper", bounds.upper.map { .int($0) })
        }
    }

    /// Options with their groups, as members of the object around them.
    mutating func write(_ list: OptionList) {
        switch list.values {
        case .int: member("values", "int")
        case .double: member("values", "double")
        case .text: member("values", "text")
        }
        self.list("groups", list.groups) { json, group in
            json.object(.lines) { json in
                json.optional("title", group.title)
                json.list("options", group.options) { json, option in json.write(option) }
            }
        }
    }

    private mutating func write(_ option: Option) {
        object(.lines) { json in
            json.optional("value", option.value)
            json.optional("case", option.caseName)
            json.optional("title", option.title)
            json.optional("subtitle", option.subtitle)
            json.optional("icon", option.icon)
            json.optional("platforms", option.platforms)
            json.optional("doc", option.documentation)
        }
    }

    private mutating func write(_ traits: ValueTraits) {
        key("value")
        object(.lines) { json in
            json.key("type")
            json.write(traits.type)
            json.key("initial")
            json.write(traits.initial)
            json.optional("bind", traits.bind)
            if let storageKey = traits.storageKey {
                json.member("storageKey", storageKey.key.source)
                json.strings("formerKeys", storageKey.formerKeys.map(\.source))
            }
            json.optional("onChange", traits.onChange)
            json.optional("validationMessage", traits.validationMessage)
            json.member("required", traits.isRequired)
            json.member("showsValue", traits.showsValue)
        }
    }

    private mutating func write(_ type: ValueType) {
        switch type {
        case .bool: string("Bool")
        case .int: string("Int")
        case .double: string("Double")
        case .string: string("String")
        case .date: string("DialogDate")
        case .time: string("DialogTime")
        case .dateAndTime: string("Date")
        case .duration(nil): string("Duration")
        case .duration(let unit?): object { $0.member("durationIn", unit.rawValue) }
        case .color: string("DialogColor")
        case .controlOption(let control): object { $0.member("controlOption", control) }
        case .optionSet(let name): object { $0.member("optionSet", name) }
        case .app(let name): object { $0.member("app", name) }
        case .optional(let wrapped):
            object { json in
                json.key("optional")
                json.write(wrapped)
            }
        case .set(let element):
            object { json in
                json.key("set")
                json.write(element)
            }
        case .list(let element):
            object { json in
                json.key("list")
                json.write(element)
            }
        }
    }

    private mutating func write(_ initial: InitialValue) {
        object { json in
            switch initial {
            case .literal(let literal): json.optional("literal", literal)
            case .option(let index): json.member("option", index)
            case .none: json.member("none", true)
            case .app(let reference): json.optional("app", reference)
            case .several(let values): json.list("several", values) { json, value in json.write(value) }
            }
        }
    }
}
