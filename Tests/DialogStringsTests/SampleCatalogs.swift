/// Catalogues byte for byte as Xcode writes them.
enum SampleCatalogs {
    static let all = [empty, everyday, plurals, substitutions, extras]

    static let empty = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}"

    /// Empty entries, comments, states, escapes, other scripts.
    static let everyday = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "" : {

            },
            " — " : {
              "shouldTranslate" : false
            },
            "%lld." : {
              "localizations" : {
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%lld。"
                  }
                }
              }
            },
            "Cancel" : {

            },
            "common.ok" : {
              "extractionState" : "manual",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "OK"
                  }
                }
              }
            },
            "help.link" : {
              "comment" : "Says \\"help\\".\\nSee https://example.org/help",
              "extractionState" : "stale",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "Hilfe\\tunter https://example.org/help \\\\o/"
                  }
                },
                "zh-Hans" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : ""
                  }
                }
              }
            },
            "tempo.title" : {
              "comment" : "Title of the dialog tempo",
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Tempo"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Tempo"
                  }
                },
                "ja" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "テンポ"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """

    /// Plural and device variations, one inside the other.
    static let plurals = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "tracks.count" : {
              "localizations" : {
                "en" : {
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%1$lld track"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%1$lld tracks"
                        }
                      },
                      "zero" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "No tracks"
                        }
                      }
                    }
                  }
                },
                "pl" : {
                  "variations" : {
                    "device" : {
                      "ipad" : {
                        "variations" : {
                          "plural" : {
                            "few" : {
                              "stringUnit" : {
                                "state" : "translated",
                                "value" : "%1$lld ścieżki"
                              }
                            },
                            "other" : {
                              "stringUnit" : {
                                "state" : "translated",
                                "value" : "%1$lld ścieżek"
                              }
                            }
                          }
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "Ścieżki: %1$lld"
                        }
                      }
                    }
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """

    static let substitutions = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "tracks.summary" : {
              "extractionState" : "manual",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%1$@ has %#@phrases@"
                  },
                  "substitutions" : {
                    "phrases" : {
                      "argNum" : 2,
                      "formatSpecifier" : "lld",
                      "variations" : {
                        "plural" : {
                          "one" : {
                            "stringUnit" : {
                              "state" : "translated",
                              "value" : "one phrase"
                            }
                          },
                          "other" : {
                            "stringUnit" : {
                              "state" : "translated",
                              "value" : "%arg phrases"
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """

    /// Members that this tool does not know, numbers in odd spellings, chosen escapes; a line break at the end.
    static let extras = """
        {
          "generator" : [
            1.0,
            1e3,
            -0,
            [

            ],
            null,
            true
          ],
          "sourceLanguage" : "en",
          "strings" : {
            "menu.title" : {
              "comment" : "caf\\u00e9 \\/ \\ud83c\\udfb5",
              "isCommentAutoGenerated" : true,
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "reviewer" : "M.",
                    "state" : "translated",
                    "value" : "Menu"
                  }
                }
              }
            }
          },
          "version" : "1.1"
        }

        """
}
