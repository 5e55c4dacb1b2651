/*
 * password-hash.c --
 *
 *      A password is never kept: only a hash of it is, with its salt, by
 *      libsodium's crypto_pwhash (Argon2id), slow on purpose.
 */

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "common.h"

/* Ours, for libsodium may change what it takes for usual, and a match stays. */
enum { PASSES = 2, MEMORY = 64 << 20 };

char *
wg_hash_password(const char *password)
{
    char *hash = wg_alloc(crypto_pwhash_STRBYTES);

    if (sodium_init() < 0 || crypto_pwhash_str(hash, password,
            strlen(password),
            PASSES, MEMORY) != 0) {
        abort();
    }
    return hash;
}

/* One that was made elsewhere may not ask for more memory or time than ours:
   it is asked whenever a window opens. */
bool
wg_is_password_hash(const char *hash)
{
    return strlen(hash) < crypto_pwhash_STRBYTES && sodium_init() >= 0
            && crypto_pwhash_str_needs_rehash(hash, PASSES, MEMORY) == 0;
}

bool
wg_fits_password(const char *hash, const char *password)
{
    return sodium_init() >= 0
            && crypto_pwhash_str_verify(hash, password,
                strlen(password)) == 0;
}
