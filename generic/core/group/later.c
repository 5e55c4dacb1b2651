/*
 * later.c --
 *
 *      Where a piece that has to wait could go once Done is said, perhaps
 *      several times, or once another piece is activated for it: found on
 *      trial, as the mover knows it.  Or why it could not go to a place then.
 */

#include <stdlib.h>
#include <string.h>

#include "../queries.h"
#include "group.h"

enum { DONES = 4 };

typedef struct Later {
    const WgMatch *m;
    int side, unit;
    WgOffer *now;               /* what is offered at present */
    const char *waiting;        /* what goes before it, as text */
    bool dice;                  /* where dice are thrown for it, too */
    bool at_once;               /* Done can be said for it now */
    int place;                  /* of which it is asked why not; -1 */
    bool goes;                  /* it can go there */
    const char *why;            /* when it could first go elsewhere */
    const char *last;           /* when it was last asked who goes anywhere */
    WgText out;
} Later;

/* ---- one place ---- */

/* Its price in that position, without the space before it. */
static void
print_price(Later *l, const Game *seen, const WgAction *a)
{
    WgText price = {0};

    if (l->m->rules->price && wg_acts(seen, l->side)
            && l->m->rules->price(seen, a, &price) && price.text) {
        wg_add(&l->out, price.text + 1);
    }
    free(price.text);
}

static void
print_action(WgText *out, const Later *l, const WgAction *a)
{
    wg_print_action(out, l->m, l->m->rules->verbs, a);
}

/* "gorki {before {activate F02} asked move steps {", once its cost is told. */
static void
print_head(Later *l, const Trial *t, const WgAction *before, int place)
{
    int decision = ((const WgFlow *)t->g)->decision;
    WgText action = {0};

    l->goes |= place == l->place;
    wg_print(&action, "");
    if (before) {
        print_action(&action, l, before);
    }
    wg_print(&l->out, "%s {cost {", t->rules->place_key(place));
    if (before) {
        print_price(l, wg_seen(l->m, l->side), before);
    }
    wg_print(&l->out, "} before {%s} asked %s steps {", action.text,
            t->rules->decisions[decision].name);
    free(action.text);
}

static void
print_one(Later *l, Trial *t, const WgAction *before, const WgAction *a)
{
    bool dice = wg_trial_throws(t, a);
    WgText action = {0};

    if (dice && !l->dice) {
        return;
    }
    wg_print(&action, "");
    print_action(&action, l, a);
    print_head(l, t, before, a->arg[1]);
    wg_print(&l->out, "{%s}} dice %d atonce %d does %s price {", action.text,
            dice, l->at_once && wg_trial_comes_back(t, a),
            wg_trial_event(t, a, -1));
    print_price(l, wg_trial_view(t), a);
    wg_add(&l->out, "}} ");
    free(action.text);
}

/* Of several actions; dice fall where no way goes on. */
static void
print_ways(Later *l, Trial *t, const WgAction *before)
{
    wg_trial_ways(t, l->unit);
    for (int i = 0; i < t->ways->count; i++) {
        const WgWay *way = &t->ways->way[i];

        if (way->within && way->before >= 0 && (l->dice || !way->ends)) {
            print_head(l, t, before, way->place);
            wg_print_way(&l->out, l->m, t->ways, i);
            wg_print(&l->out, "} dice %d atonce %d does %s price {}} ",
                    way->ends, l->at_once && wg_trial_way_comes_back(t, i),
                    wg_trial_event(t, NULL, i));
        }
    }
}

static void
print_places(Later *l, Trial *t, const WgAction *before)
{
    print_ways(l, t, before);
    for (int i = 0; i < t->offer->count; i++) {
        const WgAction *a = &t->offer->action[i];

        if (a->arg[0] == l->unit
                && strcmp(t->rules->verbs[a->verb].args, "up") == 0) {
            print_one(l, t, before, a);
        }
    }
}

/* ---- when ---- */

/* Those that wait already go first, if their question has come; not those of
   whom it cannot be foreseen how they fare. */
static void
let_others_go(const Later *l, Trial *t)
{
    const char *rest = l->waiting;
    WgError err;
    WgAction a;
    char *step;

    while ((step = wg_take_action(&rest)) != NULL) {
        if (wg_read_action(l->m, t->rules->verbs, step, &a, &err)) {
            wg_trial_foresees(t, &a);
        }
        free(step);
    }
    wg_trial_verbs(t);
}

/* Is nothing lost by Done now, nor refused, and does undo come back? */
static bool
is_free(const Later *l, Trial *t)
{
    const WgRules *rules = l->m->rules;
    const WgAction *done;
    WgText left = {0};
    bool lost;

    wg_query(rules, wg_seen(l->m, l->side), l->side, "leaves", &left);
    lost = left.length > 0;
    free(left.text);
    done = wg_trial_find_done(t);
    return !lost && done && wg_trial_comes_back(t, done)
            && !rules->decisions[wg_flow(l->m)->decision].declines;
}

/* Why it could not go to the place of which that is asked. */
static const char *
why_not(const Later *l, Trial *t)
{
    t->over = false;            /* of what was only tried */
    return wg_trial_why(t, &(Sent){ (int16_t)l->unit, (int16_t)l->place });
}

/* After `before`, NULL: after nothing, and Done, as often as it takes.  True:
   it can go somewhere. */
static bool
look_after(Later *l, const WgAction *before)
{
    Trial *t = wg_trial_new(l->m, l->side);
    size_t had = strlen(l->out.text);
    bool goes_on = t && (before == NULL || wg_trial_does(t, before));

    for (int i = 0; goes_on && i < DONES && strlen(l->out.text) == had; i++) {
        l->at_once = i == 0 && before == NULL && is_free(l, t);
        goes_on = wg_trial_done(t);
        if (goes_on) {
            let_others_go(l, t);
            print_places(l, t, before);
        }
        if (goes_on && l->place >= 0 && t->verbs > 0) {
            l->last = why_not(l, t);
        }
    }
    if (l->place >= 0 && l->why == NULL && strlen(l->out.text) > had) {
        l->why = why_not(l, t);
    }
    wg_trial_free(t);
    return strlen(l->out.text) > had;
}

/* ---- who else acts first ---- */

static int
corps_of(const Later *l, int slot)
{
    int piece = l->m->rules->piece_in(wg_seen(l->m, l->side), slot);

    return piece >= 0 && l->m->rules->corps_of
            ? l->m->rules->corps_of(piece) : 0;
}

/* For whom it is done by another piece of its side, where that stands: its own
   corps, those of another corps whom it commands too, or an army. */
typedef enum Whose { OWN, ANOTHERS, ARMYS, NOBODYS } Whose;

static Whose
whose(const Later *l, const WgAction *a)
{
    const WgWord *verb = &l->m->rules->verbs[a->verb];
    int corps;

    if (strcmp(verb->args, "u") != 0 || verb->back || a->arg[0] == l->unit
            || (a->arg[0] >= l->m->rules->second) != l->side) {
        return NOBODYS;
    }
    corps = corps_of(l, a->arg[0]);
    return corps <= 0 ? ARMYS
            : corps == corps_of(l, l->unit) ? OWN : ANOTHERS;
}

static bool
look_after_all(Later *l, Whose who, bool one)
{
    bool found = false;

    for (int i = 0; i < l->now->count && !(found && one); i++) {
        const WgAction *a = &l->now->action[i];

        found |= whose(l, a) == who && look_after(l, a);
    }
    return found;
}

/* What costs nothing, or its own corps, is the only way; else all there are,
   the cheapest first, and at last what needs dice. */
static void
find_all(Later *l)
{
    if (look_after(l, NULL) || look_after_all(l, OWN, true)) {
        return;
    }
    look_after_all(l, ANOTHERS, false);
    look_after_all(l, ARMYS, false);
    l->dice = true;
    look_after(l, NULL);
}

/* The places of a piece, and `l->why`. */
static void
find_places(Later *l, const char *piece)
{
    Group *group = wg_alloc(sizeof *group);
    int side = l->side;

    wg_print(&l->out, "");
    if ((side == WG_FIRST || side == WG_SECOND) && wg_match_side(l->m) == side
            && wg_read_group(l->m, side, piece, -1, group)
            && group->count == 1) {
        l->unit = group->sent[0].unit;
        l->now = wg_alloc(sizeof *l->now);
        wg_offer(l->m->rules, wg_seen(l->m, side), l->now);
        find_all(l);
        free(l->now);
    }
    free(group);
}

char *
wg_piece_later(const WgMatch *m, int side, const char *piece,
        const char *waiting)
{
    Later l = { .m = m, .side = side, .waiting = waiting, .place = -1 };

    find_places(&l, piece);
    return l.out.text;
}

char *
wg_piece_not_later(const WgMatch *m, int side, const char *piece,
        const char *place, const char *waiting)
{
    Later l = { .m = m, .side = side, .waiting = waiting,
        .place = wg_read_place(m, place, strlen(place)) };
    WgText why = {0};

    find_places(&l, piece);
    free(l.out.text);
    if (l.why == NULL) {
        l.why = l.last;         /* nowhere */
    }
    wg_print(&why, "%s", l.why && !l.goes ? l.why : "");
    return why.text;
}
