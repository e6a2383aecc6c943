/// What a run has made and nobody needs any more.
///
/// Taking a large set of dialogs apart costs a noticeable part of a run, and the end of the process frees all of it at
/// once. So it is kept until then.
final class Leftovers {
    private var values: [any Sendable] = []

    func keep(_ value: some Sendable) { values.append(value) }
}
