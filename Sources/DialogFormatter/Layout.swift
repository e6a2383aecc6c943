/// A file taken apart into what is laid out anew: values, comments and blank lines.
struct Layout {
    /// What stands before `---`: directives and comments.
    var head: [LeadLine] = []
    /// Whether the file has `---`, and the comment behind it.
    var documentStart: DocumentStart?
    /// The document's value; what stands above it is its lead.
    var root: LayoutEntry
    /// Comments after everything else.
    var tail: [LeadLine] = []

    struct DocumentStart {
        var comment: TrailingComment?
    }
}

/// A line above an entry, or below the last one of a collection.
enum LeadLine: Equatable {
    /// A comment with its `#`, without the blanks around it.
    case comment(String)
    /// One blank line or several.
    case blank

    var isComment: Bool { self != .blank }
}

/// A comment behind something on its line.
struct TrailingComment {
    /// With its `#`, without the blanks around it.
    var text: String
    /// Where it stood, in cells of a terminal from 0; comments that stood below each other are kept so.
    var column: Int
}

/// A key with its value, an item of a list, or the whole document, with the comments that belong to it.
struct LayoutEntry {
    var lead: [LeadLine] = []
    /// None for items and the document.
    var key: LayoutKey?
    var value: LayoutNode
    /// Behind a value of its own line, or behind the key of a collection.
    var trailing: TrailingComment?
    /// Whether the value began on a line below its key.
    var isBelowKey = false

    var holdsComments: Bool { trailing != nil || lead.contains(where: \.isComment) || value.holdsComments }
}

struct LayoutKey {
    /// The name behind `&`.
    var anchor: String?
    /// With quotes where it needs them.
    var text: String
    var isAlias = false

    /// Longer keys are understood behind a question mark only.
    private static let longestSimple = 1000

    var isSimple: Bool { text.utf8.count <= Self.longestSimple }

    /// With the anchor.
    var written: String { (anchor.map { "&\($0) " } ?? "") + text }
    var withColon: String { written + (isAlias ? " :" : ":") }
}

/// A value.
struct LayoutNode {
    /// The name behind `&`.
    var anchor: String?
    var content: Content

    enum Content {
        /// Nothing stands where the value belongs.
        case absent
        case alias(String)
        case scalar(LayoutScalar)
        case collection(LayoutCollection)
    }

    var holdsComments: Bool {
        if case .collection(let collection) = content { collection.holdsComments } else { false }
    }

    /// Whether an anchor stands here or anywhere inside.
    var holdsAnchors: Bool {
        if anchor != nil { return true }
        guard case .collection(let collection) = content else { return false }
        return collection.entries.contains { $0.value.holdsAnchors || $0.key?.anchor != nil }
    }
}

/// A scalar as it will be written.
struct LayoutScalar {
    /// The lines without indentation. The first one of a block scalar is its header: `|-`.
    var lines: [String]
    var isBlock = false
    /// Whether blank lines below would become part of the text.
    var isOpenEnded = false
}

struct LayoutCollection {
    var isMapping: Bool
    /// Whether it was written in brackets.
    var isFlow: Bool
    var entries: [LayoutEntry] = []
    /// Comments below the last entry.
    var tail: [LeadLine] = []

    var holdsComments: Bool { tail.contains(where: \.isComment) || entries.contains(where: \.holdsComments) }
}
