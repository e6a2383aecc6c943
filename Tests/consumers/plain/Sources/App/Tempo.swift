/// The only file that uses the dialog `tempo`.
enum Tempo {
    static var usual: Int { TempoDialog.Values().bpm }
}
