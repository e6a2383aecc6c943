@main
struct Main {
    static func main() {
        print("no dialogs")
    }
}
