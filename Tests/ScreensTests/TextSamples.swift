/// Texts that the patterns of the screens accept and refuse, by pattern: nothing can be made up from a pattern alone.
enum TextSamples {
    static let all: [String: (right: [String], wrong: [String])] = [
        "[^@ ]+@[^@ ]+": (["me@example.com"], ["me", "me at example.com", "@"]),
        #"[0-9]{1,3}(\.[0-9]{1,3}){3}"#: (["10.0.0.1", "192.168.100.200"], ["10.0.0", "10.0.0.1.2", "a.b.c.d"]),
        #"[^\\:*?"<>|]+"#: (["Pictures/2026", "写真"], ["a:b", "what?", #"a\b"#]),
        "[0-9A-Fa-f]{2}(:[0-9A-Fa-f]{2}){5}": (
            ["00:1A:2b:33:44:55"], ["00:11", "00-11-22-33-44-55", "GG:11:22:33:44:55"]
        ),
        "[0-9a-zA-Z_-]*": (["phone_1-a"], ["phone 1", "ü"]),
        #"core-[0-9]{4}\.[0-9]{1,2}.*"#: (["core-2026.11.3", "core-2026.12b1"], ["2026.11", "core-26.11"]),
        #"https://www\.home-assistant\.io/integrations/.+"#: (
            ["https://www.home-assistant.io/integrations/hue"],
            ["https://www.home-assistant.io/integrations/", "https://example.com/integrations/hue"]
        ),
        #"v?[0-9]+\.[0-9]+.*"#: (["0.12.0", "v0.11"], ["nightly", "v"]),
        "https?://[^ ]+": (["https://example.com/repro", "http://a"], ["example.com", "https://a b"]),
        #"[0-9]+(\.[0-9]+){1,3}.*"#: (["3.4.0", "3.4-beta"], ["three", "3"]),
        "[0-9a-f]{7,40}": (["610e56b", "610e56baafc3011e1bfa043bdabb567bda0c2ab0"], ["610e56", "HEAD~1xx"]),
        "[0-9]{10}": (["2024050906"], ["20240509", "20240509061"]),
        "-?[0-9.]+(px|em|%)": (["-3px", "1.2em", "90%"], ["12", "12pt"]),
        "[0-9.]+(ch|px|em)": (["4ch", "10px"], ["four", "-4ch"]),
        "/|/.*[^/]": (["/", "/src/pages"], ["src", "/src/"]),
        #"https?://[^|\s]+"#: (["http://127.0.0.1:8080"], ["127.0.0.1", "http://a|b"]),
        #"v?\d+\.\d+\.\d+"#: (["1.34.1", "v1.34.1"], ["1.34", "1.34.x"]),
        #"\.[a-z]+"#: ([".markdown"], ["md", ".MD"]),
        "(/|~/).*[^/]": (["/dist/css", "~/css"], ["dist", "/dist/"]),
        "/.+[^/]": (["/source/scss"], ["source", "/"]),
        #"/.+\.s[ac]ss"#: (["/styles/main.scss"], ["main.scss", "/styles/main.css"]),
        "![^ ]+( (scalar|sequence|mapping))?": (["!Ref", "!Tag sequence"], ["Ref", "!Tag list"]),
        "[0-9a-fA-F.:]+/[0-9]{1,3}": (["10.1.0.0/16", "fd00::/8"], ["10.1.0.0", "everybody"]),
        "[A-Z0-9_-]{1,15}": (["HOME"], ["home", "MUCH_TOO_LONG_A_NAME"]),
        "[^/]+": (["Screenshot_%Y"], ["a/b"]),
        #"[^@\s]+@[^@\s]+"#: (["me@example.com"], ["me", "me@ example.com"]),
    ]
}
