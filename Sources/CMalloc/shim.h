// The settings of the GNU C library's allocator, which Swift's module of that library leaves out.
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif
