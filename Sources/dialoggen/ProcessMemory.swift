#if canImport(Glibc)
    import CMemory
#endif

/// How this process takes memory from the system. Must be settled before other threads begin.
enum ProcessMemory {
    static func prepare() {
        #if canImport(Glibc)
            // What was freed is kept. Large arrays would be given back as soon as they are freed, and the system clears
            // all that it gives out: a twentieth of a run over one large file.
            let megabyte: Int32 = 1 << 20
            mallopt(M_MMAP_THRESHOLD, 32 * megabyte)
            mallopt(M_TRIM_THRESHOLD, 128 * megabyte)
            mallopt(M_TOP_PAD, megabyte)
            // Most of a hundred pages of variables are read before they are written to, and each would interrupt this
            // process twice; once it has two threads, also the other core: a fortieth of a run over ten files.
            provide_zeroed_variables()
        #endif
    }
}
