/*
 * fuzz-gate.c --
 *
 *      The closed gate: what is not offered, comes from the wrong side, is
 *      malformed or not the throw that is due is refused, and changes nothing.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/core/match/standing-orders.h"
#include "fuzz.h"

enum { TRIES = 30 };            /* forged actions a position looked at */

static const char *
any_word(Walk *w)
{
    static const char *const odd[] = {
        "", "-1", "0", "7", "99999999999", "none", "nobody", "french", "{",
        "}", "[exit]", "$x", "\\", "%s%n", "F10 F10", "\t", "\n", "done",
        "an-endless-word-an-endless-word-an-endless-word"
    };

    switch (walk_chance(w, 4)) {
    case 0:
        return w->rules->piece_key((int)walk_chance(w,
                (unsigned)w->rules->pieces));
    case 1:
        return w->rules->place_key((int)walk_chance(w,
                (unsigned)w->rules->places));
    default:
        return odd[walk_chance(w, sizeof odd / sizeof *odd)];
    }
}

/* An offered action with a word too many, too few, or another. */
static void
garble(Walk *w, const WgMatch *m, WgText *out)
{
    WgText good = {0};
    unsigned at;

    wg_print_action(&good, m, w->rules->verbs,
            &w->offer->action[walk_chance(w, (unsigned)w->offer->count)]);
    at = walk_chance(w, (unsigned)good.length);
    switch (walk_chance(w, 4)) {
    case 0:
        wg_print(out, "%s %s", good.text, any_word(w));
        break;
    case 1:
        wg_print(out, "%.*s", (int)at, good.text);
        break;
    case 2:
        wg_print(out, "%.*s %s", (int)strcspn(good.text, " "), good.text,
                any_word(w));
        break;
    default:
        good.text[at] = (char)(1 + walk_chance(w, 254));
        wg_print(out, "%s", good.text);
    }
    free(good.text);
}

/* Now and then exactly the number of dice that is due, but not dice. */
static void
forge_dice(Walk *w, const WgMatch *m, WgText *out)
{
    int due = wg_match_dice(m), bad, count;

    count = walk_chance(w, 2) ? due : (int)walk_chance(w, WG_DICE + 3);
    bad = (int)walk_chance(w, (unsigned)count + 1);
    wg_print(out, "roll");
    for (int i = 0; i < count; i++) {
        wg_print(out, " %u", i == bad ? 7 * walk_chance(w, 2)
                : 1 + walk_chance(w, 6));
    }
}

/* A standing order that nobody may give, or an answer that none gives. */
static void
forge_standing(Walk *w, const WgMatch *m, WgText *out)
{
    const WgStanding *s = w->rules->standings;
    int kinds = wg_count_standings(w->rules);
    const char *name = kinds > 0
            ? s[walk_chance(w, (unsigned)kinds)].name : any_word(w);

    if (walk_chance(w, 2) && w->offer->count > 0) {
        wg_print(out, "! ");
        wg_print_action(out, m, w->rules->verbs, &w->offer->action[
                walk_chance(w, (unsigned)w->offer->count)]);
    } else {
        static const char *const words[] = {
            "ask", "inherit", "ask corps", "inherit piece", "always piece"
        };

        wg_print(out, "standing %s %s %s", name,
                words[walk_chance(w, sizeof words / sizeof *words)],
                any_word(w));
    }
}

static void
forge_text(Walk *w, const WgMatch *m, WgText *out)
{
    WgAction a = walk_forge(w);
    int side = wg_match_side(m);

    wg_print(out, "");
    switch (walk_chance(w, 5)) {
    case 0:
        forge_dice(w, m, out);
        break;
    case 4:
        forge_standing(w, m, out);
        break;
    case 1:
        wg_print(out, "%s %s %s", any_word(w), any_word(w), any_word(w));
        break;
    case 2:
        if (side >= 0) {
            garble(w, m, out);
            break;
        }
        /* fall through */
    default:
        wg_print_action(out, m, w->rules->verbs, &a);
    }
}

/* Is it, after all, one that is due? */
static bool
is_due(Walk *w, const WgMatch *m, int side, const char *text)
{
    uint8_t die[WG_DICE];
    WgAction a;
    WgError err;

    if (strncmp(text, "standing ", 9) == 0
            && (side == WG_FIRST || side == WG_SECOND)) {
        Entry entry = { .side = (int8_t)side };

        return wg_read_standing(m, text + 9, &entry, &err) > 0;
    }
    if (side == WG_UMPIRE) {
        return wg_read_action(m, w->rules->amendments, text, &a, &err)
                && w->rules->judge_amendment(w->g, &a) == NULL;
    }
    return side == wg_match_side(m) && side != WG_NOBODY
            && (side == WG_CHANCE ? wg_read_dice(m, text, die, &err)
            : wg_read_action(m, w->rules->verbs, text, &a, &err)
            && walk_offers(w, &a));
}

static void
try_gate(Walk *w, WgMatch *m)
{
    int side = walk_chance(w, 3) ? wg_match_side(m)
            : (int)walk_chance(w, 7) - 3;
    WgText text = {0};
    WgError err;

    forge_text(w, m, &text);
    if (!is_due(w, m, side, text.text)) {
        wg_match_apply(m, side, text.text, &err);
        if (err.code != WG_ILLEGAL && err.code != WG_TURN) {
            walk_fail(w, "side %d may \"%s\"", side, text.text);
        }
        wg_match_why(m, text.text);
        w->looked++;
    }
    free(text.text);
}

static void
watch(Walk *w)
{
    WgMatch *m;
    char *before, *after;

    if (walk_chance(w, 30)) {
        return;
    }
    m = walk_match(w);
    before = wg_match_view(m, WG_UMPIRE);
    for (int i = 0; i < TRIES; i++) {
        try_gate(w, m);
        if (m->length != w->n || memcmp((const void *)m->game,
                (const void *)w->g, w->rules->size) != 0) {
            walk_fail(w, "a refused action changed the position");
        }
    }
    after = wg_match_view(m, WG_UMPIRE);
    if (strcmp(before, after) != 0) {
        walk_fail(w, "a refused action changed the view");
    }
    free(before);
    free(after);
}

int
main(int argc, char **argv)
{
    return walk_all(argc, argv, 12, NULL, watch);
}
