/*
 * sealed-box.c --
 *
 *      Letters that only two players can write and read, and nobody can
 *      change.  Each player has a pair of keys; from the own secret one and
 *      the other's public one both compute the same two keys, one for each
 *      direction.
 *
 *      All of it is libsodium's: X25519 (crypto_kx), and XChaCha20-Poly1305
 *      with a nonce by lot.
 */

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "common.h"

enum {
    NONCE = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES,
    TAG = crypto_aead_xchacha20poly1305_ietf_ABYTES,
    LETTER = 8 << 20,           /* no letter is longer */
    BASE64 = sodium_base64_VARIANT_ORIGINAL
};

/* A pair of keys, and what both directions are sealed with. */
typedef struct Keys {
    unsigned char secret[crypto_kx_SECRETKEYBYTES];
    unsigned char public[crypto_kx_PUBLICKEYBYTES];
    unsigned char other[crypto_kx_PUBLICKEYBYTES];
    unsigned char in[crypto_kx_SESSIONKEYBYTES];
    unsigned char out[crypto_kx_SESSIONKEYBYTES];
} Keys;

static bool
read_digits(const char *digits, unsigned char *bytes, size_t count)
{
    size_t read;

    return strlen(digits) == 2 * count
            && strspn(digits, "0123456789abcdef") == 2 * count
            && sodium_hex2bin(bytes, count, digits, 2 * count, NULL, &read,
            NULL) == 0 && read == count;
}

/* Of other bytes libsodium takes some for digits. */
static bool
is_base64(const char *text)
{
    return strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
            "abcdefghijklmnopqrstuvwxyz0123456789+/=") == strlen(text);
}

/* `first`: is it the one of the two who began? */
static int
read_keys(Keys *k, const char *secret, const char *other, int first,
        WgError *err)
{
    bool good = sodium_init() >= 0
            && read_digits(secret, k->secret, sizeof k->secret)
            && read_digits(other, k->other, sizeof k->other)
            && crypto_scalarmult_base(k->public, k->secret) == 0
            && (first ? crypto_kx_server_session_keys
            : crypto_kx_client_session_keys)(k->in, k->out, k->public,
            k->secret, k->other) == 0;

    return good ? 1 : wg_fail(err, WG_SEAL, "not a pair of keys");
}

char *
wg_seal_keys(void)
{
    unsigned char public[crypto_kx_PUBLICKEYBYTES];
    unsigned char secret[crypto_kx_SECRETKEYBYTES];
    char digits[2 * sizeof public + 1];
    WgText out = {0};

    if (sodium_init() < 0) {
        abort();
    }
    crypto_kx_keypair(public, secret);
    wg_print(&out, "%s ", sodium_bin2hex(digits, sizeof digits, public,
            sizeof public));
    wg_print(&out, "%s", sodium_bin2hex(digits, sizeof digits, secret,
            sizeof secret));
    sodium_memzero(secret, sizeof secret);
    return out.text;
}

char *
wg_seal(const char *secret, const char *other, int first, const char *about,
        const char *text, WgError *err)
{
    size_t length = strlen(text), size = NONCE + length + TAG;
    unsigned char *bytes;
    char *out;
    Keys k;

    err->code = WG_OK;
    if (!read_keys(&k, secret, other, first, err)) {
        return wg_alloc(1);
    }
    bytes = wg_alloc(size);
    randombytes_buf(bytes, NONCE);
    crypto_aead_xchacha20poly1305_ietf_encrypt(bytes + NONCE, NULL,
            (const unsigned char *)text, length, (const unsigned char *)about,
            strlen(about), NULL, bytes, k.out);
    out = wg_alloc(sodium_base64_encoded_len(size, BASE64));
    sodium_bin2base64(out, sodium_base64_encoded_len(size, BASE64), bytes,
            size, BASE64);
    free(bytes);
    sodium_memzero(&k, sizeof k);
    return out;
}

char *
wg_unseal(const char *secret, const char *other, int first, const char *about,
        const char *sealed, WgError *err)
{
    size_t length = strlen(sealed), size = 0;
    unsigned char *bytes;
    char *out = wg_alloc(length + 1);
    bool good = false;
    Keys k;

    err->code = WG_OK;
    if (!read_keys(&k, secret, other, first, err)) {
        return out;
    }
    bytes = wg_alloc(length + 1);
    if (length <= LETTER && is_base64(sealed)
            && sodium_base642bin(bytes, length, sealed, length, NULL, &size,
            NULL, BASE64) == 0 && size >= NONCE + TAG) {
        good = crypto_aead_xchacha20poly1305_ietf_decrypt((unsigned char *)out,
                NULL, NULL, bytes + NONCE, size - NONCE,
                (const unsigned char *)about, strlen(about), bytes, k.in) == 0
                && strlen(out) == size - NONCE - TAG;
    }
    free(bytes);
    sodium_memzero(&k, sizeof k);
    if (!good) {
        *out = '\0';
        wg_fail(err, WG_SEAL, "changed on its way, or not for these keys");
    }
    return out;
}
