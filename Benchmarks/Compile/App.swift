import DialogRuntime

// The app that both versions of the dialogs belong to. It opens every dialog and prints what a presenter is given, so
// that the two can be compared.

@MainActor final class Song {
    var tempo = 90
    var title = "Waltz"
    var voice = "koto"
    var volume = 0.5
    var isMuted = true
    let account = Account()
}

@MainActor final class Account {
    var name = "Ada"
    var email = "ada@example.com"
    var birthday: DialogDate?
    var username = "ada"
    var password = ""
    var newsletter = true
    var interests: Set<String> = ["theory"]
    var about = ""
}

@MainActor final class App: DialogsApp {
    func resetSettings() {}
}

@main struct Main {
    static func main() {
        useAll(Dialogs(DialogCenter(), app: App()), Song())
    }
}

/// Prints a dialog with controls and its values.
@MainActor func report<D: DialogDefinition>(_ handle: DialogHandle<D>) {
    printContents(of: handle.session)
    print(handle.session.values)
}

/// Prints a dialog of buttons.
@MainActor func reportQuestion<D: ButtonDialog>(_ handle: DialogHandle<D>) {
    printContents(of: handle.session)
    print(handle.session.buttons.map { D.Button(rawValue: $0.id) }, D.dismissButton)
}

@MainActor func reportLoading(_ loading: LoadingInfo) { print(loading) }

@MainActor private func printContents(of session: DialogSession) {
    print(session.info, session.title, session.message ?? "", session.presentation, session.apply)
    for section in session.sections { printProperties(of: section) }
    for control in session.sections.flatMap(\.controls) { printProperties(of: control.base) }
    for button in session.buttons { printProperties(of: button) }
}

/// All stored properties of an object but references to others, which stand for themselves.
private func printProperties(of object: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
        for property in level.children where property.label != "_$observationRegistrar" {
            if Mirror(reflecting: property.value).displayStyle == .class { continue }
            let text = String(describing: property.value)
            if !text.contains("(Function)") { print(property.label ?? "", text) }
        }
        mirror = level.superclassMirror
    }
}
