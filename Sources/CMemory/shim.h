// What Swift's modules of the C library leave out about memory.
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

#if defined(__linux__)
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

// The number of this advice in the kernel; C libraries of before 2022 have no name for it.
#if !defined(MADV_POPULATE_WRITE)
#define MADV_POPULATE_WRITE 23
#endif

// The bounds of the variables that begin as zero; the linker defines them.
extern char __bss_start[], _end[];

// Has the system provide the memory of all these variables now. Kernels before 5.14 refuse, which does no harm.
static inline void provide_zeroed_variables(void) {
    const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    const uintptr_t start = (uintptr_t)__bss_start & ~(page - 1);
    madvise((void *)start, (uintptr_t)_end - start, MADV_POPULATE_WRITE);
}
#endif
