/*
 * commit-reveal.c --
 *
 *      Dice that two players need not trust.  Before the first action each
 *      side chooses a secret, and the match shows what fixes it (the
 *      commitment).  Every throw follows from both secrets and from all that
 *      was done before it, so neither side can know it or bend it.  At the
 *      end both reveal their secrets, and anybody can throw all dice again.
 *
 *      The mathematics is libsodium's: BLAKE2b, and the system's randomness.
 */

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "match.h"

enum { BYTES = SECRET_DIGITS / 2, UNBIASED = 252 };

static void
to_digits(char digits[SECRET_DIGITS + 1], const unsigned char bytes[BYTES])
{
    sodium_bin2hex(digits, SECRET_DIGITS + 1, bytes, BYTES);
}

static bool
is_digits(const char *text)
{
    return strlen(text) == SECRET_DIGITS
            && strspn(text, "0123456789abcdef") == SECRET_DIGITS;
}

/* The digest of some texts, one after another and told apart. */
static void
digest(unsigned char out[BYTES], const char *const *texts, int count)
{
    crypto_generichash_state state;

    crypto_generichash_init(&state, NULL, 0, BYTES);
    for (int i = 0; i < count; i++) {
        crypto_generichash_update(&state, (const unsigned char *)texts[i],
                strlen(texts[i]) + 1);
    }
    crypto_generichash_final(&state, out, BYTES);
}

char *
wg_secret(void)
{
    unsigned char bytes[BYTES];
    char *digits = wg_alloc(SECRET_DIGITS + 1);

    if (sodium_init() < 0) {
        abort();
    }
    randombytes_buf(bytes, sizeof bytes);
    to_digits(digits, bytes);
    return digits;
}

char *
wg_commitment(const char *secret)
{
    unsigned char bytes[BYTES];
    char *digits = wg_alloc(SECRET_DIGITS + 1);

    digest(bytes, (const char *[]){ "commit", secret }, 2);
    to_digits(digits, bytes);
    return digits;
}

char *
wg_match_commitments(const WgMatch *m)
{
    WgText out = {0};

    wg_print(&out, *m->commitment[0] ? "%s %s" : "", m->commitment[0],
            m->commitment[1]);
    return out.text;
}

void
wg_match_commit(WgMatch *m, const char *first, const char *second,
        WgError *err)
{
    err->code = WG_OK;
    if (m->length > 0 || *m->commitment[0] || m->snapshot) {
        wg_fail(err, WG_ILLEGAL, "- begun: the dice were agreed already");
    } else if (!is_digits(first) || !is_digits(second)) {
        wg_fail(err, WG_ILLEGAL, "- no-commitment: %d hexadecimal digits",
                SECRET_DIGITS);
    } else {
        strcpy(m->commitment[0], first);
        strcpy(m->commitment[1], second);
        m->head_hash = wg_header_hash(m);
    }
}

/* Is this the secret that the side has fixed? */
bool
wg_is_committed(const WgMatch *m, int side, const char *secret)
{
    char *commitment = wg_commitment(secret);
    bool same = is_digits(secret)
            && strcmp(commitment, m->commitment[side]) == 0;

    free(commitment);
    return same;
}

/* The dice that follow from the secrets after so many actions. */
static void
throw_dice(const WgMatch *m, const char *first, const char *second, int n,
        uint8_t *die, int dice)
{
    uint32_t hash = n ? m->entry[n - 1].hash : m->head_hash;

    for (int i = 0, block = 0; i < dice; block++) {
        unsigned char bytes[BYTES];
        WgText about = {0};

        wg_print(&about, "%08x %d %d", (unsigned)hash, n, block);
        digest(bytes, (const char *[]){ "throw", first, second, about.text },
                4);
        free(about.text);
        for (int k = 0; k < BYTES && i < dice; k++) {
            if (bytes[k] < UNBIASED) {
                die[i++] = (uint8_t)(1 + bytes[k] % 6);
            }
        }
    }
}

char *
wg_match_throw(const WgMatch *m, const char *first, const char *second,
        WgError *err)
{
    WgText out = {0};
    uint8_t die[WG_DICE];
    int dice = wg_match_dice(m);

    err->code = WG_OK;
    wg_print(&out, "");
    if (dice == 0) {
        wg_fail(err, WG_TURN, "no dice are awaited");
    } else if (!wg_is_committed(m, 0, first)
            || !wg_is_committed(m, 1, second)) {
        wg_fail(err, WG_ILLEGAL, "- not-committed: not the secrets agreed");
    } else {
        throw_dice(m, first, second, m->length, die, dice);
        wg_print(&out, "roll ");
        wg_print_dice(&out, die, dice);
    }
    return out.text;
}

/* A secret that a side has revealed, or NULL. */
static const char *
revealed(const WgMatch *m, int side)
{
    for (int i = m->length; i-- > 0;) {
        if (m->entry[i].side == side && m->entry[i].text) {
            return m->entry[i].text;
        }
    }
    return NULL;
}

/* Where an umpire set dice, if one did: "set {17 40}"; else "good". */
static void
print_good(WgText *out, const WgMatch *m)
{
    const char *before = "set {";

    for (int n = 0; n < m->length; n++) {
        if (m->entry[n].side == WG_UMPIRE
                && m->entry[n].action.verb == UMPIRE_DICE) {
            wg_print(out, "%s%d", before, n + 1);
            before = " ";
        }
    }
    wg_print(out, *before == 's' ? "good" : "}");
}

char *
wg_match_verify(const WgMatch *m)
{
    const char *first = revealed(m, 0), *second = revealed(m, 1);
    WgText out = {0};

    wg_print(&out, "");
    if (!*m->commitment[0] || !first || !second) {
        wg_print(&out, "%s", *m->commitment[0] ? "hidden" : "none");
        return out.text;
    }
    for (int n = 0; n < m->length; n++) {
        const Entry *entry = &m->entry[n];
        uint8_t die[WG_DICE];

        if (entry->side == WG_CHANCE) {
            throw_dice(m, first, second, n, die, entry->dice);
            if (memcmp(die, entry->die, entry->dice) != 0) {
                wg_print(&out, "bad %d {", n + 1);
                wg_print_dice(&out, entry->die, entry->dice);
                wg_print(&out, "} {");
                wg_print_dice(&out, die, entry->dice);
                wg_print(&out, "}");
                return out.text;
            }
        }
    }
    print_good(&out, m);
    return out.text;
}
