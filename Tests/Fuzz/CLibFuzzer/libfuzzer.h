#ifndef DIALOGGEN_LIBFUZZER_H
#define DIALOGGEN_LIBFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// Part of every program that is linked with `-sanitize=fuzzer`; no header of the toolchain declares it.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*check)(const uint8_t *data, size_t size));

#endif
