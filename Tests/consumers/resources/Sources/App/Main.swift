@main
struct Main {
    static func main() {
        print("\(TempoDialog.Values().bpm)")
    }
}
