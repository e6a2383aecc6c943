#if canImport(Glibc)
    import CMemory
#endif

/// How this process takes memory from the system.
enum ProcessMemory {
    /// Must come before other threads begin.
    static func prepare() {
        #if canImport(Glibc)
            // What was freed is kept. Large arrays would be given back as soon as they are freed, and the system clears
            // all that it gives out: a twentieth of a run over one large file.
            let megabyte: Int32 = 1 << 20
            mallopt(M_MMAP_THRESHOLD, 32 * megabyte)
            mallopt(M_TRIM_THRESHOLD, 128 * megabyte)
            mallopt(M_TOP_PAD, megabyte)
            // The program has about a hundred pages of variables. Most are read first and written to later, and the system
            // would step in both times; where two threads run, the second time stops the other core as well. It is a
            // fiftieth of a run over ten files.
            provide_zeroed_variables()
        #endif
    }
}
