/*
 * fuzz-doors.c --
 *
 *      What a stranger can send, changed in every way: sealed letters, keys,
 *      commitments, secrets, headers of saved matches, and snapshots.  What
 *      is taken is what it must be; what is not is refused with a reason, and
 *      nothing is changed.  One in eight is left as it is, and must be taken.
 *
 *      fuzz-doors TRIES SEED: so many tries a door.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

enum { TRIES = 300, LENT = 100, STEPS = 60, PIECE = 40 };

static const char *const odd[] = {
    "-1", "0", "99999999999999999999", "2147483648", "-2147483649", "0x10",
    ".*", "^", "{", "}", "\\", "\"", "../", "|", "\n", "\r\n", " ", "  ", "\t",
    "\x7f", "\xff", "\xc3\xa9", "%n%s", "32767*9999", "1*0", "-", "fair "
};

static char *
copy(const char *text, size_t more)
{
    return strcpy(wg_alloc(strlen(text) + more + 1), text);
}

/* A copy with one to four things changed, or none. */
static char *
changed(Walk *w, const char *text)
{
    char *bad = copy(text, 4 * PIECE);

    for (unsigned n = walk_chance(w, 8) ? 1 + walk_chance(w, 4) : 0; n > 0;
            n--) {
        size_t length = strlen(bad), at = walk_chance(w, (unsigned)length + 1);
        size_t part = walk_chance(w, PIECE);
        const char *put = odd[walk_chance(w, sizeof odd / sizeof *odd)];

        part = at + part < length ? part : length - at;
        switch (walk_chance(w, 6)) {
        case 0:                         /* lost */
            memmove(bad + at, bad + at + part, length - at - part + 1);
            break;
        case 1:                         /* twice */
            memmove(bad + at + part, bad + at, length - at + 1);
            break;
        case 2:                         /* cut off */
            bad[at] = '\0';
            break;
        case 3:                         /* something odd put in */
            memmove(bad + at + strlen(put), bad + at, length - at + 1);
            memcpy(bad + at, put, strlen(put));
            break;
        case 4:                         /* another digit */
            at += strcspn(bad + at, "0123456789abcdef");
            if (bad[at]) {
                bad[at] = "0123456789abcdefA"[walk_chance(w, 17)];
            }
            break;
        default:                        /* another byte */
            if (at < length) {
                bad[at] = (char)(1 + walk_chance(w, 255));
            }
        }
    }
    return bad;
}

static bool
is_hex(const char *text)
{
    return strlen(text) == SECRET_DIGITS
            && strspn(text, "0123456789abcdef") == SECRET_DIGITS;
}

/* As many random digits. */
static char *
digits(Walk *w)
{
    char *text = wg_alloc(SECRET_DIGITS + 1);

    for (int i = 0; i < SECRET_DIGITS; i++) {
        text[i] = "0123456789abcdef"[walk_chance(w, 16)];
    }
    return text;
}

/* What is good is taken, and nothing else; that is refused with a reason. */
static void
check_taken(Walk *w, const char *door, bool good, const WgError *err,
        const char *what)
{
    if ((err->code == WG_OK) != good) {
        walk_fail(w, "%s: %s: %s", door, good ? "refused" : "taken", what);
    }
    if (err->code != WG_OK && *err->text == '\0') {
        walk_fail(w, "%s: refused without a reason", door);
    }
}

/* ---- sealed letters, and keys ---- */

typedef struct Pair {
    char *public, *secret;
} Pair;

static Pair
new_pair(void)
{
    char *keys = wg_seal_keys();

    keys[SECRET_DIGITS] = '\0';
    return (Pair){ keys, keys + SECRET_DIGITS + 1 };
}

/* What is opened is what was sealed, for these keys and this head; and that is
   opened. */
static void
try_seal(Walk *w, const Pair *one, const Pair *other)
{
    char *text = digits(w), *about = digits(w), *sealed, *bad, *head, *got;
    bool good;
    WgError err;

    sealed = wg_seal(one->secret, other->public, 1, about, text, &err);
    check_taken(w, "letter to be sealed", true, &err, text);
    bad = walk_chance(w, 4) ? changed(w, sealed) : copy(sealed, 0);
    head = strcmp(bad, sealed) == 0 ? changed(w, about) : copy(about, 0);
    good = strcmp(bad, sealed) == 0 && strcmp(head, about) == 0;
    got = wg_unseal(other->secret, one->public, 0, head, bad, &err);
    check_taken(w, "sealed letter", good, &err, bad);
    if (strcmp(got, good ? text : "") != 0) {
        walk_fail(w, "of a letter this is opened: %s", got);
    }
    free(got);
    free(head);
    free(bad);
    free(sealed);
    free(text);
    free(about);
}

/* Any 64 digits are a key; but a letter is for one key alone. */
static void
try_key(Walk *w, const Pair *one, const Pair *other)
{
    char *bad = changed(w, one->public), *sealed, *got;
    WgError err;

    sealed = wg_seal(other->secret, bad, 1, "about", "text", &err);
    check_taken(w, "key to seal for", is_hex(bad), &err, bad);
    if (is_hex(bad)) {
        got = wg_unseal(one->secret, other->public, 0, "about", sealed, &err);
        check_taken(w, "letter for that key", strcmp(bad, one->public) == 0,
                &err, bad);
        free(got);
    }
    free(sealed);
    sealed = wg_seal(bad, one->public, 0, "about", "text", &err);
    check_taken(w, "key to seal by", is_hex(bad), &err, bad);
    free(sealed);
    free(bad);
}

/* ---- dice ---- */

/* Commitments, and the secrets that fit them. */
static void
try_commitments(Walk *w)
{
    char *text = digits(w), *bad = walk_chance(w, 8) ? changed(w, text)
            : digits(w);
    WgMatch *m = wg_match_new(w->rules->name, "", "", "ab", &(WgError){ 0 });
    char *before = wg_match_save(m), *after;
    int side = (int)walk_chance(w, 2);
    WgError err;

    wg_match_commit(m, side ? text : bad, side ? bad : text, &err);
    after = wg_match_save(m);
    check_taken(w, "commitment", is_hex(bad), &err, bad);
    if ((strcmp(before, after) == 0) != (err.code != WG_OK)) {
        walk_fail(w, "a commitment refused has changed the match");
    }
    wg_match_free(m);
    free(before);
    free(after);
    free(text);
    free(bad);
}

static void
try_secret(Walk *w)
{
    char *secret = digits(w), *fits = wg_commitment(secret);
    char *bad = walk_chance(w, 8) ? changed(w, secret) : digits(w);
    WgMatch *m = wg_match_new(w->rules->name, "", "", "ab", &(WgError){ 0 });
    bool same = strcmp(bad, secret) == 0;
    WgText reveal = {0};
    char *thrown;
    WgError err;

    wg_match_commit(m, fits, fits, &err);
    thrown = wg_match_throw(m, secret, bad, &err);
    check_taken(w, "dice of a secret", same, &err, bad);
    free(thrown);
    wg_print(&reveal, "reveal %s", bad);
    wg_match_apply(m, WG_FIRST, reveal.text, &err);
    if ((err.code == WG_OK) != same || (m->length == 1) != same) {
        walk_fail(w, "revealed or not: %s", bad);
    }
    free(reveal.text);
    wg_match_free(m);
    free(secret);
    free(fits);
    free(bad);
}

/* ---- saved matches, and snapshots ---- */

static void
check_fair(Walk *w, const WgMatch *m)
{
    if (*m->commitment[0] && (!is_hex(m->commitment[0])
            || !is_hex(m->commitment[1]))) {
        walk_fail(w, "loaded with commitments that are none");
    }
}

/* What was loaded, saved again: the same text, which loads, and to itself. */
static void
check_saved(Walk *w, const WgMatch *m, const char *loaded)
{
    char *saved = wg_match_save(m), *again;
    WgError err;
    WgMatch *second = wg_match_load(saved, &err);

    check_taken(w, "header saved again", true, &err, saved);
    again = wg_match_save(second);
    if (strcmp(saved, loaded) != 0 || strcmp(again, saved) != 0) {
        walk_fail(w, "loaded:\n%s\nsaved:\n%s\nand again:\n%s", loaded, saved,
                again);
    }
    wg_match_free(second);
    free(saved);
    free(again);
}

/* A header that was forged, with the hash that it must have. */
static void
try_header(Walk *w)
{
    WgMatch *m = wg_match_new(w->rules->name, "", "", "ab", &(WgError){ 0 });
    char *first = digits(w), *second = digits(w), *text, *bad;
    WgText forged = {0};
    WgError err;

    wg_match_commit(m, first, second, &err);
    text = wg_match_save(m);
    wg_match_free(m);
    *(strstr(text, "\nbegin ") + 1) = '\0';
    bad = changed(w, text);
    wg_print(&forged, "%sbegin %08x\n", bad, (unsigned)wg_line_hash(0, bad));
    m = wg_match_load(forged.text, &err);
    if (m == NULL || strcmp(bad, text) == 0) {
        check_taken(w, "header", strcmp(bad, text) == 0, &err, forged.text);
    }
    if (m) {
        check_fair(w, m);
        check_saved(w, m, forged.text);
    }
    wg_match_free(m);
    free(forged.text);
    free(text);
    free(bad);
    free(first);
    free(second);
}

/* Everything that its seat asks of it; then one of its actions. */
static void
use(Walk *w, WgMatch *m)
{
    int side = wg_match_remote_seat(m);
    WgOffer *offer = w->offer;
    WgError err;
    WgText text = {0};

    free(wg_match_view(m, side));
    free(wg_match_events(m, side, 0));
    free(wg_match_actions(m));
    if (wg_match_side(m) != side) {
        return;
    }
    wg_offer(m->rules, m->game, offer);
    if (offer->count > 0) {
        wg_print_action(&text, m, m->rules->verbs, &offer->action[walk_chance(w,
                (unsigned)offer->count)]);
        wg_match_apply(m, side, text.text, &err);
        free(text.text);
    }
    free(wg_match_save(m));
}

static void
try_snapshot(Walk *w, const char *snapshot, const WgMatch *before)
{
    char *bad = changed(w, snapshot);
    WgError err;
    WgMatch *m = wg_match_open_snapshot(bad, walk_chance(w, 2) ? before : NULL,
            (int)walk_chance(w, 50), &err);

    if (m == NULL || strcmp(bad, snapshot) == 0) {
        check_taken(w, "snapshot", strcmp(bad, snapshot) == 0, &err, bad);
    }
    if (m) {
        w->looked++;
        use(w, m);
    }
    wg_match_free(m);
    free(bad);
}

/* A match some way on; then so many tries at its snapshot. */
static void
try_snapshots(Walk *w, const WgRules *rules, int tries, unsigned seed)
{
    WgMatch *before;
    char *snapshot;
    WgError err;
    int steps;

    walk_begin(w, rules, (int)(seed % (unsigned)walk_scenarios(rules)),
            (int)(seed % 97), seed);
    steps = (int)walk_chance(w, STEPS);
    for (int i = 0; (i < steps || walk_flow(w)->side < 0) && walk_step(w);
            i++) {
    }
    if (walk_flow(w)->side >= 0) {
        snapshot = wg_match_snapshot(walk_match(w), walk_flow(w)->side, 0,
                &err);
        before = wg_match_open_snapshot(snapshot, NULL, 0, &err);
        for (int i = 0; i < tries && before; i++) {
            try_snapshot(w, snapshot, before);
        }
        wg_match_free(before);
        free(snapshot);
    }
    walk_end(w);
}

int
main(int argc, char **argv)
{
    int tries = argc > 1 ? atoi(argv[1]) : TRIES, games = 0;
    unsigned seed = argc > 2 ? (unsigned)atoi(argv[2]) : 1;
    Walk w = { .name = "fuzz-doors" };
    Pair one = new_pair(), other = new_pair();

    while (wg_all_rules[games]) {
        games++;
    }
    for (int i = 0; i < tries; i += LENT) {
        try_snapshots(&w, wg_all_rules[i / LENT % games], LENT,
                seed + (unsigned)i);
    }
    walk_begin(&w, wg_all_rules[games - 1], 0, 0, seed);
    for (int i = 0; i < tries; i++) {
        try_seal(&w, &one, &other);
        try_key(&w, &one, &other);
        try_commitments(&w);
        try_secret(&w);
        try_header(&w);
    }
    walk_end(&w);
    printf("%s: %d tries a door, %ld snapshots taken, seed %u\n", w.name, tries,
            w.looked, seed);
    free(one.public);
    free(other.public);
    free(w.offer);
    free(w.entry);
    return 0;
}
