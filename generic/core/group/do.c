/*
 * do.c --
 *
 *      The steps of a group's order, done as one deed, but for what standing
 *      orders answer on the way: a refusal stops its piece alone; dice, another
 *      question or what could not be foreseen stop all.
 */

#include <stdlib.h>
#include <string.h>

#include "../standing.h"
#include "group.h"

typedef struct Deed {
    WgMatch *m;
    int side, done, asked;      /* asked: the decision at first */
    int unit;                   /* whose steps these are */
    bool ordered;               /* standing orders answer what is raised */
    bool shown;                 /* the side may have seen what it could not
                                   foresee, or an answer showed something */
    bool refused[WG_PIECES];    /* [slot] */
    WgText why;                 /* of those */
} Deed;

/* Why nobody goes on; "": they do. */
static const char *
why_stopped(const Deed *deed)
{
    const WgMatch *m = deed->m;
    int side = wg_match_side(m);

    return side == WG_CHANCE ? "dice"
            : side != deed->side || !wg_is_same_question(m->rules,
                deed->asked, wg_flow(m)->decision)
            ? "asked"
            : deed->shown ? "shown"
            : "";
}

/* The slot of the piece whose action it is; -1: it is none.  Where a piece is
   taken up and then led, what names none is done with the last of them. */
static int
unit_of(const WgMatch *m, const char *step, int last)
{
    WgAction a;
    WgError err;

    return !wg_read_action(m, m->rules->verbs, step, &a, &err) ? -1
            : m->rules->verbs[a.verb].args[0] == 'u' ? a.arg[0]
            : m->rules->moving ? last : -1;
}

/* Whom the side took up last, where it is asked to move: the first steps may
   lead that one, and name none; else -1. */
static int
taken_up(const WgMatch *m, int side)
{
    int n = wg_is_moving(m->rules, wg_flow(m)->decision) ? m->length : 0;

    while (n-- > 0) {
        const Entry *entry = &m->entry[n];

        /* A standing order, for one, is none of the game's verbs. */
        if (entry->side == side && entry->action.verb >= 0
                && m->rules->verbs[entry->action.verb].args[0] == 'u') {
            return entry->action.arg[0];
        }
    }
    return -1;
}

/* Are all of them actions of pieces? */
static bool
are_steps(const WgMatch *m, int unit, const char *steps)
{
    char *step;
    bool good = true;

    while (good && (step = wg_take_action(&steps)) != NULL) {
        unit = unit_of(m, step, unit);
        good = unit >= 0;
        free(step);
    }
    return good && steps[strspn(steps, " ")] == '\0';
}

/* What the enemy learns of the side's own pieces was meant with the order. */
static bool
shows(const Deed *deed)
{
    const WgMatch *m = deed->m;
    const Entry *last = &m->entry[m->length - 1];

    return last->side == deed->side
            ? wg_is_settled(m, deed->side) || wg_is_surprised(m, deed->side)
            : last->barrier;
}

/* Do one action, of whoever is asked.  True: it was done. */
static bool
apply(Deed *deed, const char *action, WgError *err)
{
    WgMatch *m = deed->m;

    wg_match_apply(m, wg_match_side(m), action, err);
    deed->shown |= err->code == WG_OK && shows(deed);
    return err->code == WG_OK;
}

/* What standing orders answer is answered, as often as another asks, until
   somebody learns something.  The steps after it are joined to one another, not
   to those before: undo stops there, or it would sound out those orders. */
static void
answer(Deed *deed)
{
    bool answered = deed->ordered;
    WgError err;

    while (answered && !deed->shown) {
        char *by = wg_match_by_standing(deed->m);

        answered = *by && apply(deed, by, &err);
        free(by);
    }
}

static void
do_step(Deed *deed, const char *step)
{
    const WgMatch *m = deed->m;
    WgText joined = {0};
    WgError err;
    int unit = deed->unit = unit_of(m, step, deed->unit);

    if (deed->refused[unit]) {
        return;
    }
    wg_print(&joined, deed->done ? "+ %s" : "%s", step);
    if (apply(deed, joined.text, &err)) {
        deed->done++;
        answer(deed);
    } else {
        const char *why = wg_match_why(m, step);

        deed->refused[unit] = true;
        wg_print(&deed->why, "{");
        wg_print_word(&deed->why, m, 'u', unit);
        wg_print(&deed->why, " %s} ", *why ? why : "- not-offered");
    }
    free(joined.text);
}

char *
wg_group_do(WgMatch *m, int side, const char *steps, int ordered, WgError *err)
{
    Deed *deed = wg_alloc(sizeof *deed);
    WgText out = {0};
    char *step;

    err->code = WG_OK;
    wg_print(&out, "");
    wg_print(&deed->why, "");
    *deed = (Deed){ .m = m, .side = side, .unit = taken_up(m, side),
            .why = deed->why, .asked = wg_flow(m)->decision,
            .ordered = ordered };
    if ((side != WG_FIRST && side != WG_SECOND) || side != wg_match_side(m)) {
        wg_fail(err, WG_TURN, "it is not this side's turn");
    } else if (!are_steps(m, deed->unit, steps)) {
        wg_fail(err, WG_ILLEGAL, "- unknown: \"%.60s\"", steps);
    }
    while (err->code == WG_OK && !*why_stopped(deed)
            && (step = wg_take_action(&steps)) != NULL) {
        do_step(deed, step);
        free(step);
    }
    wg_print(&out, "done %d refused {%s} stopped {%s}", deed->done,
            deed->why.text, why_stopped(deed));
    free(deed->why.text);
    free(deed);
    return out.text;
}
