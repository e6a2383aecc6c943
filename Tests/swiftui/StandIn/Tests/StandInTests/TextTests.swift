import StandInTesting
import SwiftUI
import Testing

@MainActor @Suite struct TextTests {
    enum Field: Hashable { case name, age }
    struct Login: View {
        @State var name = ""
        @State var age = 30
        @State var note = ""
        @State var log: [String] = []
        @FocusState private var field: Field?
        var body: some View {
            VStack {
                Text("log \(log.joined(separator: " "))")
                Text("field \(field.map { "\($0)" } ?? "none")")
                TextField("Name", text: $name, prompt: Text("Jane")).focused($field, equals: .name)
                    .onSubmit { field = .age }.submitLabel(.next).keyboardType(.emailAddress)
                    .textInputAutocapitalization(.never)
                TextField("Age", value: $age, format: .number).focused($field, equals: .age)
                    .accessibilityIdentifier("age").onSubmit { log.append("age \(age)") }
                TextEditor(text: $note).accessibilityIdentifier("note")
                Button("focus") { field = .name }
                Button("Save") { log.append("save") }.keyboardShortcut(.defaultAction)
                Button("Cancel") { log.append("cancel") }.keyboardShortcut(.cancelAction)
            }
            .onSubmit { log.append("outer") }
        }
    }

    @Test(arguments: Orders.each) func focusAndSubmission(_ orders: Orders) {
        let host = Host(Login(), orders: orders)
        host.tap(.button, "focus")
        #expect(host.focused?.label == "Name" && host.shows("field name"))
        #expect(host.first(.textField)?["keyboardType"] == "emailAddress")
        #expect(host.first(.textField)?["submitLabel"] == "next" && host.first(.textField)?["prompt"] == "Jane")
        host.insert("Ada")
        #expect(host.first(.textField)?.value == "Ada")
        host.press(.return)
        #expect(host.focused?.identifier == "age", "\(orders)")
        host.type("41", into: "age")
        #expect(host["age"]?.value == "41")
        host.press(.return)
        #expect(host.shows("log outer age 41 outer"))
        #expect(host.focused == nil && host.shows("field none"))
        host.press(.return)
        host.press(.escape)
        #expect(host.shows("log outer age 41 outer save cancel"))
        #expect(host.diagnostics.isEmpty)
    }

    @Test func aFormatWritesAtTheEndOnly() {
        let host = Host(Login())
        host.type("x", into: "age")
        #expect(host["age"]?.value == "x")
        host.blur()
        #expect(host["age"]?.value == "30", "what cannot be read is thrown away")
        host.type("7", into: "age")
        host.tap(.button, "focus")
        #expect(host["age"]?.value == "7", "another field ends editing")
    }

    @Test func anEditorKeepsReturn() {
        let host = Host(Login())
        host.type("a", into: "note")
        host.press(.return)
        host.insert("b")
        #expect(host["note"]?.value == "a\nb")
    }

    struct Vanishing: View {
        @State private var isShown = true
        @State private var text = ""
        @FocusState private var isFocused: Bool
        var body: some View {
            VStack {
                Text("focused \(String(isFocused))")
                if isShown { TextField("f", text: $text).focused($isFocused) }
                Button("drop") { isShown = false }
            }
        }
    }

    @Test func theFocusGoesWithItsField() {
        let host = Host(Vanishing())
        host.focus(host.first(.textField))
        #expect(host.shows("focused true"))
        host.tap(.button, "drop")
        #expect(host.shows("focused false") && host.focused == nil)
    }

    @Test func keysOfLiteralsAreLookedUpAndStringsAreNot() {
        let word = "**bold**"
        let host = Host(
            VStack {
                Text("lit \(3)")
                Text(word)
                Text(verbatim: "raw")
            })
        #expect(host.all(.text).map { $0["localized"] } == ["lit %lld", nil, nil])
    }

    @Test func theFirstDefaultActionWinsEvenUnderAPopup() {
        var log: [String] = []
        let host = Host(
            ZStack {
                Button("below") { log.append("below") }.keyboardShortcut(.defaultAction)
                ZStack {
                    Color.white
                    Button("above") { log.append("above") }.keyboardShortcut(.defaultAction)
                }
            })
        host.press(.return)
        #expect(log == ["below"])
    }
}
