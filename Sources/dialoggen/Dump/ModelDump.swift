import Diagnostics
import DialogLanguage

/// The checked model as JSON, for `dump --stage model`.
///
/// Written out field by field, so that the form does not hang on how Swift happens to lay out its values. A field without
/// a value is left out; spans are byte offsets in the file that the dialog stands in.
enum ModelDump {
    static func json(of set: DialogSet) -> String {
        var json = JSONWriter()
        json.object(.lines) { json in
            json.key("configuration")
            json.write(set.configuration)
            json.list("files", set.files) { json, file in json.write(file) }
        }
        return json.text + "\n"
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ configuration: Configuration) {
        object(.lines) { json in
            json.optional("source", configuration.source?.path)
            json.member("accessLevel", configuration.accessLevel.rawValue)
            json.member("sourceLanguage", configuration.sourceLanguage)
            json.member("stringsTable", configuration.stringsTable)
            json.optional("catalog", configuration.catalog)
            json.key("platforms")
            json.object { json in
                for platform in Platform.allCases {
                    guard let version = configuration.platforms[platform] else { continue }
                    json.key(platform.rawValue)
                    json.double(version)
                }
            }
            json.key("lint")
            json.object { json in
                for code in DiagnosticCode.allCases {
                    if let level = configuration.lint[code] { json.member(code.rawValue, level.rawValue) }
                }
            }
            json.optional("baseline", configuration.baseline)
            json.member("bundle", configuration.bundle.rawValue)
            json.member("facade", configuration.facade)
            json.strings("imports", configuration.imports)
            json.member("previews", configuration.previews)
        }
    }

    fileprivate mutating func write(_ file: DefinitionFile) {
        object(.lines) { json in
            json.member("path", file.source.path)
            json.strings("imports", file.imports)
            json.list("dialogs", file.dialogs) { json, dialog in json.write(dialog) }
            json.list("optionSets", file.optionSets) { json, set in
                json.object(.lines) { json in
                    json.member("id", set.id)
                    json.span(set.span)
                    json.write(set.options)
                }
            }
        }
    }

    fileprivate mutating func write(_ dialog: Dialog) {
        object(.lines) { json in
            json.member("id", dialog.id)
            json.span(dialog.span)
            json.optional("swiftName", dialog.swiftName)
            json.member("presentation", dialog.presentation.rawValue)
            json.optional("title", dialog.title)
            json.optional("message", dialog.message)
            json.optional("doc", dialog.documentation)
            json.list("arguments", dialog.arguments) { json, argument in
                json.object { json in
                    json.member("name", argument.name)
                    json.member("type", argument.kind.rawValue)
                    json.span(argument.span)
                }
            }
            json.write(dialog.content)
            json.write(dialog.valueSource)
            json.member("apply", dialog.apply.rawValue)
            json.list("buttons", dialog.buttons) { json, button in json.write(button) }
            json.write(dialog.dismiss)
            json.member("whenBusy", dialog.whenBusy.rawValue)
            json.list("rules", dialog.rules) { json, rule in
                json.object(.lines) { json in
                    json.span(rule.span)
                    json.optional("require", rule.condition)
                    json.optional("message", rule.message)
                    json.member("at", rule.control)
                }
            }
            if let anchor = dialog.anchor { json.member("anchor", "\(anchor.dialog).\(anchor.control)") }
            if let loading = dialog.loading { json.write(loading) }
            json.member("search", dialog.isSearchable)
            json.optional("dialogStyle", dialog.dialogStyle)
            json.optional("platforms", dialog.platforms)
            json.optional("deprecated", dialog.deprecated)
        }
    }

    private mutating func write(_ content: DialogContent) {
        switch content {
        case .none: break
        case .sections(let sections): list("sections", sections) { json, section in json.write(section) }
        case .slot(let view):
            key("content")
            write(view)
        }
    }

    private mutating func write(_ section: Section) {
        object(.lines) { json in
            json.optional("id", section.id)
            json.optional("header", section.header)
            json.optional("footer", section.footer)
            json.optional("icon", section.icon)
            if let collapsed = section.collapsed { json.member("collapsed", collapsed) }
            json.optional("visibleWhen", section.visibleWhen)
            json.optional("enabledWhen", section.enabledWhen)
            json.optional("platforms", section.platforms)
            json.list("controls", section.controls) { json, control in json.write(control) }
        }
    }

    private mutating func write(_ source: ValueSource) {
        switch source {
        case .model: break
        case .edits(let type, let span):
            key("edits")
            object { json in
                json.member("type", type)
                json.span(span)
            }
        case .storage(let storage):
            key("storage")
            object { json in
                switch storage.kind {
                case .userDefaults(let suite):
                    json.member("kind", "userDefaults")
                    json.optional("suite", suite)
                case .app: json.member("kind", "app")
                }
                json.member("prefix", storage.prefix.source)
            }
        }
    }

    private mutating func write(_ policy: DismissPolicy) {
        key("dismiss")
        object { json in
            let gestures = [
                ("closeButton", policy.closeButton), ("outsideTap", policy.outsideTap), ("swipe", policy.swipe),
                ("escape", policy.escape),
            ]
            for case (let name, let isOn?) in gestures { json.member(name, isOn) }
            json.member("whenEdited", policy.whenEdited.rawValue)
        }
    }

    private mutating func write(_ loading: Loading) {
        key("loading")
        object { json in
            json.member("isDeterminate", loading.isDeterminate)
            json.member("isCancellable", loading.isCancellable)
            json.member("delayNanoseconds", loading.delay)
            json.member("minimumDurationNanoseconds", loading.minimumDuration)
        }
    }

    private mutating func write(_ button: Button) {
        object(.lines) { json in
            json.member("id", button.id)
            json.span(button.span)
            json.optional("title", button.title)
            json.optional("standard", button.standard?.rawValue)
            json.optional("role", button.role?.rawValue)
            json.member("isDefault", button.isDefault)
            json.member("onDismiss", button.answersDismissal)
            json.optional("enabledWhen", button.enabledWhen)
            json.optional("opens", button.opens)
            json.optional("action", button.action)
            json.optional("icon", button.icon)
            json.optional("platforms", button.platforms)
            json.optional("doc", button.documentation)
        }
    }
}
