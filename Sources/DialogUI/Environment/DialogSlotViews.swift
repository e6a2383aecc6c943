#if canImport(SwiftUI)
    public import DialogRuntime
    public import SwiftUI

    /// The app's own views by the names that definitions give after `view:`. Generated code fills it.
    @MainActor public struct DialogSlotViews: Sendable {
        /// Makes the view, if it fits the slot.
        private typealias Maker = @MainActor (DialogSlotContext) -> AnyView?

        private var makers: [String: [Maker]] = [:]

        nonisolated init() {}

        /// Says what stands in the slots of this name that hold no value.
        public mutating func add<Content: View>(
            _ view: String, @ViewBuilder _ content: @escaping @MainActor (DialogSlotContext) -> Content
        ) {
            append(view) { slot in slot.control?.hasValue == true ? nil : AnyView(content(slot)) }
        }

        /// Says what stands in the slots of this name that hold a value of this type.
        public mutating func add<Value, Content: View>(
            _ view: String, editing type: Value.Type,
            @ViewBuilder _ content: @escaping @MainActor (DialogSlotContext, Binding<Value>) -> Content
        ) {
            append(view) { slot in slot.binding(to: type).map { AnyView(content(slot, $0)) } }
        }

        private mutating func append(_ view: String, _ maker: @escaping Maker) {
            // What stands nearer to the host comes later and is asked first.
            makers[view, default: []].insert(maker, at: 0)
        }

        func view(for slot: DialogSlotContext) -> AnyView? {
            for maker in makers[slot.slot.view, default: []] {
                if let view = maker(slot) { return view }
            }
            return nil
        }
    }

    /// What a view of the app in a slot works with.
    @MainActor public struct DialogSlotContext {
        /// The dialog around the slot.
        public let session: DialogSession
        /// The slot, with what the definition tells the view.
        public let slot: DialogSlot
        /// The control that the view stands for, if it is one.
        public let control: CustomControl?

        /// A constant that the definition gives.
        public func bool(_ name: String) -> Bool { slot.bool(name) }
        /// A constant that the definition gives.
        public func int(_ name: String) -> Int { slot.int(name) }
        /// A constant that the definition gives.
        public func double(_ name: String) -> Double { slot.double(name) }
        /// A constant that the definition gives.
        public func string(_ name: String) -> String { slot.string(name) }

        /// The control's value; nothing if it has none of this type.
        func binding<Value>(to type: Value.Type) -> Binding<Value>? {
            guard let control, let value = control.value(as: type) else { return nil }
            return Bindable(SlotValue(control, last: value)).value
        }
    }

    /// A custom control's value as a property, so that it makes a binding.
    @MainActor private final class SlotValue<Value>: Observable {
        private let control: CustomControl
        /// What there was when the view was made; only for the moment in which a control has lost its value.
        private let last: Value

        init(_ control: CustomControl, last: Value) {
            self.control = control
            self.last = last
        }

        var value: Value {
            get { control.value(as: Value.self) ?? last }
            set { control.set(newValue) }
        }
    }

    private struct DialogSlotViewsKey: EnvironmentKey {
        static let defaultValue = DialogSlotViews()
    }

    extension EnvironmentValues {
        var dialogSlotViews: DialogSlotViews {
            get { self[DialogSlotViewsKey.self] }
            set { self[DialogSlotViewsKey.self] = newValue }
        }
    }

    extension View {
        /// Adds views for the slots of definitions to those that are given further outside.
        public func dialogSlots(_ add: @escaping @MainActor (inout DialogSlotViews) -> Void) -> some View {
            modifier(DialogSlotsModifier(add: add))
        }
    }

    private struct DialogSlotsModifier: ViewModifier {
        let add: @MainActor (inout DialogSlotViews) -> Void
        @Environment(\.dialogSlotViews) private var outer

        func body(content: Content) -> some View {
            content.environment(\.dialogSlotViews, merged)
        }

        private var merged: DialogSlotViews {
            var views = outer
            add(&views)
            return views
        }
    }
#endif
