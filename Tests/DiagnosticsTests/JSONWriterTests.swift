import Foundation
import Testing

@testable import Diagnostics

@Suite struct JSONWriterTests {
    @Test func layouts() {
        var json = JSONWriter()
        json.object(.lines) { json in
            json.member("version", 1)
            json.key("empty")
            json.array(.lines) { _ in }
            json.key("files")
            json.array(.lines) { json in
                json.object { json in
                    json.member("path", "a")
                    json.member("isNew", true)
                }
                json.object(.lines) { json in
                    json.member("path", "b")
                    json.key("size")
                    json.double(1.5)
                }
            }
            json.key("nothing")
            json.null()
            json.key("none")
            json.double(.infinity)
        }
        #expect(
            json.text == """
                {
                  "version": 1,
                  "empty": [],
                  "files": [
                    {"path": "a", "isNew": true},
                    {
                      "path": "b",
                      "size": 1.5
                    }
                  ],
                  "nothing": null,
                  "none": null
                }
                """)
    }

    @Test func drainingHandsOutEachPieceOnce() {
        var json = JSONWriter()
        var text = ""
        json.array { json in
            json.integer(1)
            text += json.drain()
            json.integer(2)
        }
        text += json.drain()
        #expect(text == "[1, 2]")
        #expect(json.bytes.isEmpty)
    }

    @Test func escapes() {
        var json = JSONWriter()
        json.string("\"\\/\n\r\t\u{8}\u{0}\u{7F}\u{202E}\u{2028}\u{FEFF}é設🎹\u{E0041}")
        #expect(
            json.text == #"""
                "\"\\/\n\r\t\u0008\u0000\u007f\u202e\u2028\ufeffé設🎹\udb40\udc41"
                """#)
    }

    /// Whatever the text, a reader of JSON gets it back unchanged.
    @Test func anyTextComesBack() throws {
        var random = SplitMix(seed: 5)
        for _ in 0..<500 {
            var text = ""
            for _ in 0..<Int.random(in: 0...20, using: &random) {
                let bound: UInt32 = [0x80, 0x3000, 0x11_0000].randomElement(using: &random) ?? 0x80
                text.unicodeScalars.append(Unicode.Scalar(UInt32.random(in: 0..<bound, using: &random)) ?? " ")
            }
            var json = JSONWriter()
            json.array { json in json.object { json in json.member(text, text) } }
            let read = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [[String: String]]
            let (key, value) = try #require(read?.first?.first)
            #expect(key.unicodeScalars.elementsEqual(text.unicodeScalars))
            #expect(value.unicodeScalars.elementsEqual(text.unicodeScalars))
        }
    }
}
