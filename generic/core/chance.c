/*
 * chance.c --
 *
 *      Bytes that nobody can foretell, from the system's own source of chance:
 *      libsodium knows where that is.  Rules draw none; who throws dice does.
 */

#include <sodium.h>
#include <stdlib.h>

#include "common.h"

enum { MOST = 64 };

char *
wg_chance_bytes(int count)
{
    unsigned char bytes[MOST];
    size_t length = (size_t)(count < 1 ? 1 : count > MOST ? MOST : count);
    char *digits = wg_alloc(2 * length + 1);

    if (sodium_init() < 0) {
        abort();
    }
    randombytes_buf(bytes, length);
    return sodium_bin2hex(digits, 2 * length + 1, bytes, length);
}
