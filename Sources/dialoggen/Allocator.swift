#if canImport(Glibc)
    import CMalloc
#endif

/// How the C library asks the system for memory.
enum Allocator {
    /// Lets it keep what it has. Large arrays would be given back as soon as they are freed, and the system clears all that it
    /// gives out: a twentieth of a run over one large file. Must come before other threads begin.
    static func keepMemory() {
        #if canImport(Glibc)
            let megabyte: Int32 = 1 << 20
            mallopt(M_MMAP_THRESHOLD, 32 * megabyte)
            mallopt(M_TRIM_THRESHOLD, 128 * megabyte)
            mallopt(M_TOP_PAD, megabyte)
        #endif
    }
}
