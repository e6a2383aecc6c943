public import YAMLTree

/// What the schema expects at a place of a tree: for those who walk over a tree without checking it.
public struct SchemaPlace: Sendable {
    /// None at a place that the schema does not know.
    private let form: ReadableForm?

    private init(_ form: ReadableForm?) {
        self.form = form
    }

    /// The root of a definition file.
    public static let definitionFile = SchemaPlace(ReadableForm(.record(.file)))
    /// The root of the configuration file.
    public static let configurationFile = SchemaPlace(ReadableForm(.record(.configuration)))

    /// What is expected inside a list or mapping at this place.
    public func entries(of node: YAMLNode) -> Entries {
        guard let form, node.kind == .mapping, form.names == nil else { return Entries(form: form) }
        let pass = ShapePass()
        guard let id = pass.nearestShape(to: node, among: form.shapes) else { return Entries(form: nil) }
        let shape = Schema.shape(id)
        return Entries(form: form, shape: shape, words: pass.discriminatingWords(of: shape, in: node))
    }

    /// What is expected inside a list or mapping.
    public struct Entries: Sendable {
        private let form: ReadableForm?
        /// The shape of a mapping whose keys the language defines.
        private let shape: Shape?
        private let words: WordSet

        init(form: ReadableForm?, shape: Shape? = nil, words: WordSet = .all) {
            self.form = form
            self.shape = shape
            self.words = words
        }

        /// The place of the items of a list.
        public var item: SchemaPlace { SchemaPlace(form?.items) }

        /// The place of the value of a mapping's key.
        public func value(of key: YAMLNode) -> SchemaPlace {
            guard let shape else { return SchemaPlace(form?.names?.values) }
            guard let position = key.withText({ KeyTable.shared.position(spelt: $0) }) else { return SchemaPlace(nil) }
            return SchemaPlace(shape.spec(at: position, for: words)?.readableForm)
        }

        /// Where each key stands in the order in which keys are written.
        ///
        /// - Returns: a number for each key; nothing where the author chooses the names, whose order means something, and
        ///   where one of the keys is not known.
        public func keyOrder(of mapping: YAMLNode) -> [Int]? {
            guard let shape else { return nil }
            var order: [Int] = []
            for (key, _) in mapping.entries {
                guard let position = key.withText({ KeyTable.shared.position(spelt: $0) }),
                    let place = shape.order(at: position)
                else { return nil }
                order.append(place)
            }
            return order
        }
    }
}
