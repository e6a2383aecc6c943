import Testing

/// Where comments go.
@Suite("Comments in the canonical layout")
struct CommentLayoutTests {
    @Test("above an entry are indented like it and move with it")
    func above() throws {
        try expectFormatted(
            """
            # about the file
            dialogs:
                # first dialog
              a:
              # how it is called
                title: A
                # how it is shown
                # (for now)
                presentation: alert
            dialoggen: 1
            """,
            is: """
                # about the file
                dialoggen: 1
                dialogs:
                  # first dialog
                  a:
                    # how it is shown
                    # (for now)
                    presentation: alert
                    # how it is called
                    title: A

                """)
    }

    @Test("with a blank line below stay where they are")
    func detached() throws {
        try expectFormatted(
            """
            dialogs:
              a:
                # The following is from the old app.

                # the title
                title: A

                # What it does:

                presentation: alert
            """,
            is: """
                dialogs:
                  a:
                    # The following is from the old app.

                    presentation: alert

                    # What it does:

                    # the title
                    title: A

                """)
    }

    @Test("behind an entry stay on its line, two spaces behind it or below each other")
    func behind() throws {
        try expectFormatted(
            "a: 1 # one\nbbbb: 2     # two\nc: 3        # three\nd: # four\n  - x     # five\n",
            is: "a: 1  # one\nbbbb: 2  # two\nc: 3     # three\nd:  # four\n  - x  # five\n")
        try expectFormatted("音: 1  # a\nbb: 22 # b\n", is: "音: 1   # a\nbb: 22  # b\n")
    }

    @Test("below the last entry stay with the list or mapping that they are indented like")
    func below() throws {
        let text = """
            a:
              - b: 1
                # of the item
              # of the list
            # of the mapping
            c: 1
            # of the file

            """
        try expectFormatted(text, is: text)
        try expectFormatted("a:\n- b\n# c\nd: 1\n", is: "a:\n  - b\n# c\nd: 1\n")
        try expectFormatted("a:\n- b\n# c\n", is: "a:\n  - b\n# c\n")
        try expectFormatted("a:\n  b: 1\n\n  # c\n\n\n# d\ne: 1\n", is: "a:\n  b: 1\n\n  # c\n\n# d\ne: 1\n")
    }

    @Test("at places of no use move above the entry")
    func hoisted() throws {
        try expectFormatted("a:\n  # c\n  text\n", is: "# c\na: text\n")
        try expectFormatted("a: # c\n  text # d\n", is: "# c\na: text  # d\n")
        try expectFormatted("- # c\n  # d\n  a: 1 # e\n", is: "# c\n# d\n- a: 1  # e\n")
        try expectFormatted("- # c\n  - # d\n    - a\n", is: "# c\n# d\n- - - a\n")
        try expectFormatted("? a # c\n# d\n: b\n", is: "# c\n# d\na: b\n")
        try expectFormatted("a: &x # c\n  b: 1\n", is: "a: &x  # c\n  b: 1\n")
        try expectFormatted("a: [ # c\n]\n", is: "# c\na: []\n")
    }

    @Test("in brackets make them block style")
    func inBrackets() throws {
        try expectFormatted(
            "a: [ # c\n  x, # d\n  # e\n  {y: 1},\n  # f\n] # g\nb: 1\n",
            is: "a:\n  # c\n  - x  # d\n  # e\n  - {y: 1}\n  # f\n  # g\nb: 1\n")
        try expectFormatted("- {a: 1, # c\n b: 2} # d\n", is: "- a: 1  # c\n  b: 2\n  # d\n")
    }

    @Test("move above an item whose brackets do not fit")
    func wideItem() throws {
        let long = String(repeating: "long ", count: 23) + "text"
        try expectFormatted("- [{a: \(long)}, b] # c\n", is: "# c\n- - a: \(long)\n  - b\n")
        try expectFormatted("a: {b: \(long)} # c\n", is: "a:  # c\n  b: \(long)\n")
    }

    @Test("keep every character but the blanks at their ends")
    func tokens() throws {
        try expectFormatted(
            "a: 1   #!shebang: {x} 'y' — ユニット \t\n#\n##  b\n", is: "a: 1  #!shebang: {x} 'y' — ユニット\n#\n##  b\n")
    }
}
