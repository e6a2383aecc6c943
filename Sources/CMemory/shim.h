// What Swift's modules of the C library leave out about memory.
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

#if defined(__linux__)
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

// The bounds of the variables that begin as zero; the linker defines them.
extern char __bss_start[], _end[];

// Has the system provide the memory of all these variables now. Does nothing where it cannot (before Linux 5.14).
static inline void provide_zeroed_variables(void) {
#if defined(MADV_POPULATE_WRITE)
    const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    const uintptr_t start = (uintptr_t)__bss_start & ~(page - 1);
    madvise((void *)start, (uintptr_t)_end - start, MADV_POPULATE_WRITE);
#endif
}
#endif
