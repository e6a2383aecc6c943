import Foundation

/// What is said about values that do not pass their checks, so that no app has to translate it. An app that wants other
/// words has them in its translations, under `dialog.issue.` and the name of the case.
enum IssueWord: String, CaseIterable {
    case required, mustBeOn, pattern, notANumber, notWhole, incomplete, unfinished, opaque
    case form, within, tooShort, tooLong, tooFew, tooMany, addAtLeast, keepAtMost, between, atLeast, atMost

    private static let prefix = "dialog.issue."

    init?(key: String) {
        guard key.hasPrefix(Self.prefix) else { return nil }
        self.init(rawValue: String(key.dropFirst(Self.prefix.count)))
    }

    /// The text in the source language, without its arguments.
    var text: DialogText { DialogText(Self.prefix + rawValue, Self.english[self, default: rawValue]) }

    /// The text in a language, with placeholders.
    func template(in locale: Locale) -> String? { Self.templates.inLanguage(of: locale)?[self] }

    private static let english: [IssueWord: String] = [
        .required: "This is needed.", .mustBeOn: "This has to be on.",
        .pattern: "This does not have the right form.", .notANumber: "This is not a number.",
        .notWhole: "This is not a whole number.", .incomplete: "The number is not complete.",
        .unfinished: "This is not complete.", .opaque: "Use a color without transparency.",
        .form: "Write it like this: {example}", .within: "Use {minimum} to {maximum}.",
        .tooShort: "Use at least {minimum} characters.", .tooLong: "Use at most {maximum} characters.",
        .tooFew: "Choose at least {minimum}.", .tooMany: "Choose at most {maximum}.",
        .addAtLeast: "Add at least {minimum}.",
        .keepAtMost: "Keep at most {maximum}.",
        .between: "Use a number from {minimum} to {maximum}.", .atLeast: "Use {minimum} or more.",
        .atMost: "Use {maximum} or less.",
    ]

    private static let templates: [String: [IssueWord: String]] = [
        "en": english,
        "ja": [
            .required: "入力してください。", .mustBeOn: "オンにしてください。", .pattern: "形式が正しくありません。",
            .notANumber: "数字ではありません。", .notWhole: "整数ではありません。", .incomplete: "数字がまだ途中です。",
            .unfinished: "まだ途中です。", .opaque: "透明でない色にしてください。", .form: "次のように書いてください: {example}",
            .within: "{minimum}から{maximum}までにしてください。", .tooShort: "{minimum}文字以上にしてください。",
            .tooLong: "{maximum}文字以下にしてください。", .tooFew: "{minimum}個以上選んでください。",
            .tooMany: "選べるのは{maximum}個までです。", .addAtLeast: "{minimum}個以上追加してください。",
            .keepAtMost: "{maximum}個以下にしてください。",
            .between: "{minimum}から{maximum}までの数にしてください。",
            .atLeast: "{minimum}以上にしてください。", .atMost: "{maximum}以下にしてください。",
        ],
        "de": [
            .required: "Das wird gebraucht.", .mustBeOn: "Das muss eingeschaltet sein.",
            .pattern: "Das hat nicht die richtige Form.", .notANumber: "Das ist keine Zahl.",
            .notWhole: "Das ist keine ganze Zahl.", .incomplete: "Die Zahl ist noch nicht vollständig.",
            .unfinished: "Das ist noch nicht vollständig.", .opaque: "Bitte eine Farbe ohne Transparenz.",
            .form: "Bitte so schreiben: {example}", .within: "Bitte {minimum} bis {maximum}.",
            .tooShort: "Bitte mindestens {minimum} Zeichen.", .tooLong: "Bitte höchstens {maximum} Zeichen.",
            .tooFew: "Bitte mindestens {minimum} auswählen.", .tooMany: "Bitte höchstens {maximum} auswählen.",
            .addAtLeast: "Bitte mindestens {minimum} hinzufügen.",
            .keepAtMost: "Bitte höchstens {maximum} behalten.",
            .between: "Bitte eine Zahl von {minimum} bis {maximum}.", .atLeast: "Bitte {minimum} oder mehr.",
            .atMost: "Bitte {maximum} oder weniger.",
        ],
        "fr": [
            .required: "Ce champ est obligatoire.", .mustBeOn: "Cette option doit être activée.",
            .pattern: "La forme n’est pas correcte.", .notANumber: "Ce n’est pas un nombre.",
            .notWhole: "Ce n’est pas un nombre entier.", .incomplete: "Le nombre est incomplet.",
            .unfinished: "La saisie est incomplète.", .opaque: "Choisissez une couleur sans transparence.",
            .form: "Écrivez comme ceci : {example}", .within: "Indiquez une valeur de {minimum} à {maximum}.",
            .tooShort: "Saisissez au moins {minimum} caractères.", .tooLong: "Saisissez au plus {maximum} caractères.",
            .tooFew: "Choisissez-en au moins {minimum}.", .tooMany: "Choisissez-en au plus {maximum}.",
            .addAtLeast: "Ajoutez-en au moins {minimum}.",
            .keepAtMost: "Gardez-en au plus {maximum}.",
            .between: "Indiquez un nombre de {minimum} à {maximum}.", .atLeast: "Indiquez {minimum} ou plus.",
            .atMost: "Indiquez {maximum} ou moins.",
        ],
        "es": [
            .required: "Este dato es necesario.", .mustBeOn: "Debe estar activado.",
            .pattern: "El formato no es correcto.", .notANumber: "No es un número.",
            .notWhole: "No es un número entero.", .incomplete: "El número está incompleto.",
            .unfinished: "Está incompleto.", .opaque: "Usa un color sin transparencia.",
            .form: "Escríbelo así: {example}", .within: "Usa un valor de {minimum} a {maximum}.",
            .tooShort: "Usa al menos {minimum} caracteres.", .tooLong: "Usa como máximo {maximum} caracteres.",
            .tooFew: "Elige al menos {minimum}.", .tooMany: "Elige como máximo {maximum}.",
            .addAtLeast: "Añade al menos {minimum}.",
            .keepAtMost: "Deja como máximo {maximum}.",
            .between: "Usa un número de {minimum} a {maximum}.", .atLeast: "Usa {minimum} o más.",
            .atMost: "Usa {maximum} o menos.",
        ],
        "it": [
            .required: "Questo dato è necessario.", .mustBeOn: "Deve essere attivo.",
            .pattern: "Il formato non è corretto.", .notANumber: "Non è un numero.",
            .notWhole: "Non è un numero intero.", .incomplete: "Il numero è incompleto.",
            .unfinished: "È incompleto.", .opaque: "Usa un colore senza trasparenza.",
            .form: "Scrivilo così: {example}", .within: "Usa un valore da {minimum} a {maximum}.",
            .tooShort: "Usa almeno {minimum} caratteri.", .tooLong: "Usa al massimo {maximum} caratteri.",
            .tooFew: "Scegline almeno {minimum}.", .tooMany: "Scegline al massimo {maximum}.",
            .addAtLeast: "Aggiungine almeno {minimum}.",
            .keepAtMost: "Tienine al massimo {maximum}.",
            .between: "Usa un numero da {minimum} a {maximum}.", .atLeast: "Usa {minimum} o più.",
            .atMost: "Usa {maximum} o meno.",
        ],
        "pt": [
            .required: "Este dado é necessário.", .mustBeOn: "Precisa estar ativado.",
            .pattern: "O formato não está correto.", .notANumber: "Não é um número.",
            .notWhole: "Não é um número inteiro.", .incomplete: "O número está incompleto.",
            .unfinished: "Está incompleto.", .opaque: "Use uma cor sem transparência.",
            .form: "Escreva assim: {example}", .within: "Use um valor de {minimum} a {maximum}.",
            .tooShort: "Use no mínimo {minimum} caracteres.", .tooLong: "Use no máximo {maximum} caracteres.",
            .tooFew: "Escolha no mínimo {minimum}.", .tooMany: "Escolha no máximo {maximum}.",
            .addAtLeast: "Adicione pelo menos {minimum}.",
            .keepAtMost: "Mantenha no máximo {maximum}.",
            .between: "Use um número de {minimum} a {maximum}.", .atLeast: "Use {minimum} ou mais.",
            .atMost: "Use {maximum} ou menos.",
        ],
        "ko": [
            .required: "필수 항목입니다.", .mustBeOn: "켜져 있어야 합니다.", .pattern: "형식이 올바르지 않습니다.",
            .notANumber: "숫자가 아닙니다.", .notWhole: "정수가 아닙니다.", .incomplete: "숫자가 완성되지 않았습니다.",
            .unfinished: "아직 완성되지 않았습니다.", .opaque: "투명하지 않은 색상을 사용하십시오.",
            .form: "다음과 같이 입력하십시오: {example}", .within: "{minimum}~{maximum} 범위로 입력하십시오.",
            .tooShort: "{minimum}자 이상 입력하십시오.", .tooLong: "{maximum}자 이하로 입력하십시오.",
            .tooFew: "{minimum}개 이상 선택하십시오.", .tooMany: "{maximum}개까지 선택할 수 있습니다.",
            .addAtLeast: "{minimum}개 이상 추가하세요.",
            .keepAtMost: "{maximum}개 이하로 남겨 두세요.",
            .between: "{minimum}~{maximum} 사이의 숫자를 입력하십시오.", .atLeast: "{minimum} 이상으로 입력하십시오.",
            .atMost: "{maximum} 이하로 입력하십시오.",
        ],
        "zh-Hans": [
            .required: "此项必填。", .mustBeOn: "此项必须打开。", .pattern: "格式不正确。", .notANumber: "这不是数字。",
            .notWhole: "这不是整数。", .incomplete: "数字不完整。", .unfinished: "内容不完整。",
            .opaque: "请使用不透明的颜色。", .form: "请这样填写：{example}", .within: "请使用 {minimum} 至 {maximum}。",
            .tooShort: "请至少输入 {minimum} 个字符。", .tooLong: "请最多输入 {maximum} 个字符。",
            .tooFew: "请至少选择 {minimum} 项。", .tooMany: "请最多选择 {maximum} 项。",
            .addAtLeast: "请至少添加{minimum}项。",
            .keepAtMost: "请最多保留{maximum}项。",
            .between: "请输入 {minimum} 至 {maximum} 之间的数字。", .atLeast: "请使用 {minimum} 或更大的值。",
            .atMost: "请使用 {maximum} 或更小的值。",
        ],
        "zh-Hant": [
            .required: "此項必填。", .mustBeOn: "此項必須開啟。", .pattern: "格式不正確。", .notANumber: "這不是數字。",
            .notWhole: "這不是整數。", .incomplete: "數字不完整。", .unfinished: "內容不完整。",
            .opaque: "請使用不透明的顏色。", .form: "請這樣填寫：{example}", .within: "請使用 {minimum} 至 {maximum}。",
            .tooShort: "請至少輸入 {minimum} 個字元。", .tooLong: "請最多輸入 {maximum} 個字元。",
            .tooFew: "請至少選擇 {minimum} 項。", .tooMany: "請最多選擇 {maximum} 項。",
            .addAtLeast: "請至少加入{minimum}項。",
            .keepAtMost: "請最多保留{maximum}項。",
            .between: "請輸入 {minimum} 至 {maximum} 之間的數字。", .atLeast: "請使用 {minimum} 或更大的值。",
            .atMost: "請使用 {maximum} 或更小的值。",
        ],
    ]
}
