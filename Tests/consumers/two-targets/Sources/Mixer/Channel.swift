/// A target needs at least one file of Swift; what is generated does not count for the package manager.
public enum Channel { case left, right }
