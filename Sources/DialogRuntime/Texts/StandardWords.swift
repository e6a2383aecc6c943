import Foundation

extension DialogText {
    /// The word for agreeing, in the user's language.
    public static var ok: DialogText { StandardWord.ok.text }
    /// The word for giving up, in the user's language.
    public static var cancel: DialogText { StandardWord.cancel.text }
    /// The word for closing, in the user's language.
    public static var close: DialogText { StandardWord.close.text }
    /// The word for finishing, in the user's language.
    public static var done: DialogText { StandardWord.done.text }
    /// The word for keeping changes, in the user's language.
    public static var save: DialogText { StandardWord.save.text }
    /// The word for making room for one more, in the user's language.
    public static var add: DialogText { StandardWord.add.text }
    /// The word for removing, in the user's language.
    public static var delete: DialogText { StandardWord.delete.text }
    /// The words for moving a row one up, in the user's language.
    public static var moveUp: DialogText { StandardWord.moveUp.text }
    /// The words for moving a row one down, in the user's language.
    public static var moveDown: DialogText { StandardWord.moveDown.text }
    /// The word for throwing changes away, in the user's language.
    public static var discard: DialogText { StandardWord.discard.text }
    /// The word for going on with changes, in the user's language.
    public static var keepEditing: DialogText { StandardWord.keepEditing.text }
}

/// The buttons that a definition names with a bare word: the platform's words and roles.
public enum StandardButton: String, Sendable, CaseIterable {
    case ok, cancel, close, done, save, delete

    /// What the button does; `close` has no role.
    public var role: ButtonRole? {
        switch self {
        case .ok, .done, .save: .confirm
        case .cancel: .cancel
        case .delete: .destructive
        case .close: nil
        }
    }

    var title: DialogText {
        switch self {
        case .ok: .ok
        case .cancel: .cancel
        case .close: .close
        case .done: .done
        case .save: .save
        case .delete: .delete
        }
    }
}

/// Words that every app needs, so that no app has to translate them.
enum StandardWord: String {
    case ok, cancel, close, done, save, add, delete, moveUp, moveDown, discard, keepEditing

    init?(key: String) {
        guard key.hasPrefix("dialog.") else { return nil }
        self.init(rawValue: String(key.dropFirst("dialog.".count)))
    }

    var text: DialogText { DialogText("dialog." + rawValue, Self.words["en", default: [:]][self, default: rawValue]) }

    func word(in locale: Locale) -> String? { Self.words.inLanguage(of: locale)?[self] }

    /// A text that the runtime brings along in the reader's language; nothing for a text of the app, and for one that
    /// has the key of such a text but other words.
    static func translation(of text: DialogText, in locale: Locale) -> DialogText? {
        let own: (source: String, words: String?)
        if let word = StandardWord(key: text.key) {
            own = (word.text.source, word.word(in: locale))
        } else if let word = IssueWord(key: text.key) {
            own = (word.text.source, word.template(in: locale))
        } else {
            return nil
        }
        guard let words = own.words, text.source == own.source else { return nil }
        var translation = text
        translation.source = words
        return translation
    }

    private static let words: [String: [StandardWord: String]] = [
        "en": [
            .ok: "OK", .cancel: "Cancel", .close: "Close", .done: "Done", .save: "Save", .delete: "Delete",
            .add: "Add", .moveUp: "Move Up", .moveDown: "Move Down", .discard: "Discard Changes",
            .keepEditing: "Keep Editing",
        ],
        "ja": [
            .ok: "OK", .cancel: "キャンセル", .close: "閉じる", .done: "完了", .save: "保存", .delete: "削除",
            .add: "追加", .moveUp: "上に移動", .moveDown: "下に移動", .discard: "変更を破棄", .keepEditing: "編集を続ける",
        ],
        "de": [
            .ok: "OK", .cancel: "Abbrechen", .close: "Schließen", .done: "Fertig", .save: "Sichern",
            .delete: "Löschen", .add: "Hinzufügen", .moveUp: "Nach oben", .moveDown: "Nach unten",
            .discard: "Änderungen verwerfen", .keepEditing: "Weiter bearbeiten",
        ],
        "fr": [
            .ok: "OK", .cancel: "Annuler", .close: "Fermer", .done: "Terminé", .save: "Enregistrer",
            .delete: "Supprimer", .add: "Ajouter", .moveUp: "Monter", .moveDown: "Descendre",
            .discard: "Ignorer les modifications",
            .keepEditing: "Continuer la modification",
        ],
        "es": [
            .ok: "OK", .cancel: "Cancelar", .close: "Cerrar", .done: "Listo", .save: "Guardar", .delete: "Eliminar",
            .add: "Añadir", .moveUp: "Subir", .moveDown: "Bajar", .discard: "Descartar cambios",
            .keepEditing: "Seguir editando",
        ],
        "it": [
            .ok: "OK", .cancel: "Annulla", .close: "Chiudi", .done: "Fine", .save: "Salva", .delete: "Elimina",
            .add: "Aggiungi", .moveUp: "Sposta su", .moveDown: "Sposta giù", .discard: "Ignora modifiche",
            .keepEditing: "Continua a modificare",
        ],
        "pt": [
            .ok: "OK", .cancel: "Cancelar", .close: "Fechar", .done: "OK", .save: "Salvar", .delete: "Apagar",
            .add: "Adicionar", .moveUp: "Mover para cima", .moveDown: "Mover para baixo",
            .discard: "Descartar alterações", .keepEditing: "Continuar editando",
        ],
        "ko": [
            .ok: "확인", .cancel: "취소", .close: "닫기", .done: "완료", .save: "저장", .delete: "삭제",
            .add: "추가", .moveUp: "위로 이동", .moveDown: "아래로 이동", .discard: "변경사항 무시", .keepEditing: "계속 편집",
        ],
        "zh-Hans": [
            .ok: "好", .cancel: "取消", .close: "关闭", .done: "完成", .save: "存储", .delete: "删除",
            .add: "添加", .moveUp: "上移", .moveDown: "下移", .discard: "放弃更改", .keepEditing: "继续编辑",
        ],
        "zh-Hant": [
            .ok: "好", .cancel: "取消", .close: "關閉", .done: "完成", .save: "儲存", .delete: "刪除",
            .add: "加入", .moveUp: "上移", .moveDown: "下移", .discard: "放棄更動", .keepEditing: "繼續編輯",
        ],
    ]
}

extension Dictionary where Key == String {
    /// What stands under the reader's language, where a script such as `zh-Hant` comes before the language alone.
    func inLanguage(of locale: Locale) -> Value? {
        let language = locale.language
        guard let code = language.languageCode?.identifier else { return nil }
        let written = language.script.map { code + "-" + $0.identifier } ?? code
        return self[written] ?? self[code]
    }
}
