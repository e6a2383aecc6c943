/// A Swift literal for an integer; a negative one starts with its minus sign.
func numberLiteral(_ value: Int) -> String { String(value) }

/// The shortest Swift literal that is exactly `value`, always recognisable as floating point.
func numberLiteral(_ value: Double) -> String {
    if value.isNaN { return "Swift.Double.nan" }
    if value.isInfinite { return value < 0 ? "-Swift.Double.infinity" : "Swift.Double.infinity" }
    return value.description
}
