import DialogRuntime

@MainActor protocol DialogsApp: AnyObject {
    func resetSettings()
}

@MainActor struct Dialogs {
    let center: DialogCenter
    let app: any DialogsApp
    let texts = DialogTextTable("Dialogs")

    init(_ center: DialogCenter, app: any DialogsApp) {
        self.center = center
        self.app = app
    }
}
