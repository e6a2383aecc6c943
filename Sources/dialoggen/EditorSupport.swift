import Diagnostics

/// What editors need to know where the schemas are, relative to a project's folder.
enum EditorSupport {
    static let definitionsSchema = ".dialoggen/definitions.schema.json"
    static let configurationSchema = ".dialoggen/configuration.schema.json"

    /// The names of the files that each schema is for.
    private static let associations: [(name: String, schema: String, patterns: [String])] = [
        ("dialog definitions", definitionsSchema, ["*.dialog.yaml", "*.dialog.yml"]),
        ("dialoggen configuration", configurationSchema, ["dialoggen.yaml"]),
    ]

    /// The line at the top of a file by which editors with the YAML language server find the schema.
    ///
    /// - Parameter path: the schema, seen from the folder of the file.
    static func modeline(_ path: String) -> String { "# yaml-language-server: $schema=\(path)" }

    /// `.vscode/settings.json`, for the YAML extension.
    static var visualStudioCode: String {
        var json = JSONWriter()
        json.object(.lines) { json in
            json.key("yaml.schemas")
            json.object(.lines) { json in
                for association in associations {
                    json.key("./" + association.schema)
                    json.array { json in for pattern in association.patterns { json.string(pattern) } }
                }
            }
        }
        return json.text + "\n"
    }

    /// `.nvim.lua`, which Neovim reads with `set exrc`.
    static var neovim: String {
        let entries = associations.map { association in
            let patterns = association.patterns.map { "\"\($0)\"" }.joined(separator: ", ")
            return "                [root .. \"/\(association.schema)\"] = { \(patterns) },"
        }
        return """
            -- Tells the YAML language server where the schemas of the dialog definitions are. Neovim 0.11 and later read
            -- this file with `set exrc`.
            local root = vim.fs.dirname(vim.fn.fnamemodify(debug.getinfo(1, "S").source:sub(2), ":p"))
            vim.lsp.config("yamlls", {
                settings = {
                    yaml = {
                        schemas = {
            \(entries.joined(separator: "\n"))
                        },
                    },
                },
            })

            """
    }

    /// `.idea/jsonSchemas.xml`, for the IDEs of JetBrains.
    static var jetBrains: String {
        let entries = associations.map { association in
            let items = association.patterns.map { pattern in
                """
                                  <Item>
                                    <option name="pattern" value="true" />
                                    <option name="path" value="\(pattern)" />
                                    <option name="mappingKind" value="Pattern" />
                                  </Item>
                """
            }
            return """
                        <entry key="\(association.name)">
                          <value>
                            <SchemaInfo>
                              <option name="name" value="\(association.name)" />
                              <option name="relativePathToSchema" value="\(association.schema)" />
                              <option name="schemaVersion" value="JSON Schema version 7" />
                              <option name="patterns">
                                <list>
                \(items.joined(separator: "\n"))
                                </list>
                              </option>
                            </SchemaInfo>
                          </value>
                        </entry>
                """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <project version="4">
              <component name="JsonSchemaMappingsProjectConfiguration">
                <state>
                  <map>
            \(entries.joined(separator: "\n"))
                  </map>
                </state>
              </component>
            </project>

            """
    }
}
