import DialogRuntime

struct AccountNUMBERDialog: EditingDialog, PlainDialog {
    struct Values: DialogValues {
        var name = ""
        var email = ""
        var birthday: DialogDate?
        var username = ""
        var password = ""
        var newsletter = false
        var interests: Set<InterestsOption> = []
        var about = ""
    }
    enum InterestsOption: DialogOptions {
        case songwriting, recording, theory
        static let _options = DialogOptionList<Self>(
            "accountNUMBER.interests.options",
            """
            songwriting\tsongwriting
            recording\trecording
            theory\ttheory
            """)
    }
    enum Button: String, DialogButtons { case cancel, register }
    static let info = DialogInfo("accountNUMBER", .sheet, whenEdited: .ask)

    static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.title(DialogText("accountNUMBER.title", "Your Account"))
        d.message(DialogText("accountNUMBER.message", "Songs of an account are on all your devices."))
        d.section("person", DialogText("accountNUMBER.person.header", "You"))
        d.textField("name", \.name)
            .title(DialogText("accountNUMBER.name.title", "Name"))
            .contentType(.name)
            .required()
        d.textField("email", \.email)
            .title(DialogText("accountNUMBER.email.title", "Email"))
            .placeholder(DialogText("accountNUMBER.email.placeholder", "name@example.com"))
            .pattern(#"[^@\s]+@[^@\s]+\.[^@\s]+"#)
            .contentType(.email)
            .required()
            .validationMessage(
                DialogText(
                    "accountNUMBER.email.validationMessage", "Please write an address like name@example.com."))
        d.datePicker(
            "birthday", \.birthday,
            in: DialogDate(year: 1900, month: 1, day: 1)...DialogDate(year: 2026, month: 12, day: 31)
        )
        .title(DialogText("accountNUMBER.birthday.title", "Birthday"))
        d.section("access", DialogText("accountNUMBER.access.header", "Access"))
        d.textField("username", \.username)
            .title(DialogText("accountNUMBER.username.title", "User name"))
            .length(3...20)
            .contentType(.username)
            .required()
        d.secureField("password", \.password)
            .title(DialogText("accountNUMBER.password.title", "Password"))
            .length(8...)
            .contentType(.newPassword)
            .required()
        d.toggle("newsletter", \.newsletter).title(DialogText("accountNUMBER.newsletter.title", "Newsletter"))
        d.multiPicker("interests", \.interests)
            .title(DialogText("accountNUMBER.interests.title", "Topics"))
            .count(1...)
            .visibleWhen { c in c.isOn(\.newsletter) }
        d.textEditor("about", \.about)
            .title(DialogText("accountNUMBER.about.title", "About you"))
            .length(...200)
            .lineLimit(2...5)
        d.rule(
            at: "password",
            DialogText("accountNUMBER.rules.password.message", "The password must not be the user name.")
        ) { c in c.equals(\.password, "") || c.differs(\.password, \.username) }
        d.button(.cancel, standard: .cancel)
        d.button(.register, DialogText("accountNUMBER.register.title", "Register"), role: .confirm, isDefault: true)
    }

    static func read(_ account: Account, into r: DialogReader<Values>) {
        r.read(\.name, account.name)
        r.read(\.email, account.email)
        r.read(\.birthday, account.birthday)
        r.read(\.username, account.username)
        r.read(\.password, account.password)
        r.read(\.newsletter, account.newsletter)
        r.read(\.interests, account.interests)
        r.read(\.about, account.about)
    }

    static func write(_ w: DialogWriter<Values>, to account: inout Account) {
        if let name = w.changed(\.name, over: account.name) { account.name = name }
        if let email = w.changed(\.email, over: account.email) { account.email = email }
        if let birthday = w.changed(\.birthday, over: account.birthday) { account.birthday = birthday }
        if let username = w.changed(\.username, over: account.username) { account.username = username }
        if let password = w.changed(\.password, over: account.password) { account.password = password }
        if let newsletter = w.changed(\.newsletter, over: account.newsletter) { account.newsletter = newsletter }
        if let interests = w.changed(\.interests, over: account.interests) { account.interests = interests }
        if let about = w.changed(\.about, over: account.about) { account.about = about }
    }
}

extension Dialogs {
    var accountNUMBER: DialogOpener<AccountNUMBERDialog> { DialogOpener(center, texts: texts) }
}
