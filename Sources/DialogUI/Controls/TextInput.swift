#if canImport(SwiftUI)
    import DialogRuntime
    import SwiftUI

    #if canImport(UIKit)
        import UIKit
    #endif

    /// What the keyboard for a control looks like.
    struct TextInput {
        var contentType: DialogRuntime.TextContentType?
        var keyboard: TextKeyboard?
        var autocapitalization: DialogRuntime.TextAutocapitalization?
        var autocorrection: Bool?

        @MainActor init(_ control: TextControl) {
            contentType = control.contentType
            keyboard = control.keyboard ?? contentType?.impliedKeyboard
            autocapitalization = control.autocapitalization ?? contentType?.impliedAutocapitalization
            autocorrection = control.autocorrection ?? contentType?.impliedAutocorrection
        }

        @MainActor init(_ control: NumberControl) {
            let isNegative = control.lowest.map { $0.double < 0 } ?? true
            // The pads of digits have no minus.
            keyboard = isNegative ? .numbersAndPunctuation : control.isInteger ? .numberPad : .decimalPad
            autocorrection = false
        }
    }

    extension DialogRuntime.TextContentType {
        fileprivate var impliedKeyboard: TextKeyboard? {
            switch self {
            case .email: .emailAddress
            case .phone: .phonePad
            case .url: .url
            case .number, .oneTimeCode: .numberPad
            case .postalCode: .numbersAndPunctuation
            case .code, .username, .password, .newPassword: .asciiCapable
            case .name, .address: nil
            }
        }

        fileprivate var impliedAutocapitalization: DialogRuntime.TextAutocapitalization? {
            switch self {
            case .name, .address: .words
            // Not simply `.none`, which would be no answer at all.
            case .username, .password, .newPassword, .oneTimeCode, .email, .url, .code: .some(.none)
            case .phone, .postalCode, .number: nil
            }
        }

        fileprivate var impliedAutocorrection: Bool? {
            switch self {
            case .username, .password, .newPassword, .oneTimeCode, .email, .phone, .url, .postalCode, .number, .code,
                .name:
                false
            case .address: nil
            }
        }
    }

    extension View {
        /// Sets the keyboard for a text field.
        func textInput(_ input: TextInput) -> some View {
            autocorrectionDisabled(input.autocorrection == false)
                .modifier(KeyboardModifier(input: input))
                .fontDesign(input.contentType == .code ? .monospaced : nil)
        }
    }

    private struct KeyboardModifier: ViewModifier {
        let input: TextInput

        func body(content: Content) -> some View {
            content
                #if !os(macOS)
                    .textInputAutocapitalization(autocapitalization)
                #endif
                #if !os(macOS) && !os(watchOS)
                    .keyboardType(keyboard)
                    .textContentType(contentType)
                #endif
        }

        #if !os(macOS)
            private var autocapitalization: TextInputAutocapitalization? {
                switch input.autocapitalization {
                case DialogRuntime.TextAutocapitalization.none?: .never
                case .words?: .words
                case .sentences?: .sentences
                case .characters?: .characters
                case nil: nil
                }
            }
        #endif

        #if !os(macOS) && !os(watchOS)
            private var keyboard: UIKeyboardType {
                switch input.keyboard {
                case .numberPad?: .numberPad
                case .decimalPad?: .decimalPad
                case .numbersAndPunctuation?: .numbersAndPunctuation
                case .emailAddress?: .emailAddress
                case .phonePad?: .phonePad
                case .url?: .URL
                case .asciiCapable?: .asciiCapable
                case .default?, nil: .default
                }
            }

            private var contentType: UITextContentType? {
                switch input.contentType {
                case .name?: .name
                case .username?: .username
                case .password?: .password
                case .newPassword?: .newPassword
                case .oneTimeCode?: .oneTimeCode
                case .email?: .emailAddress
                case .phone?: .telephoneNumber
                case .url?: .URL
                case .address?: .fullStreetAddress
                case .postalCode?: .postalCode
                case .number?, .code?, nil: nil
                }
            }
        #endif
    }
#endif
