/*
 * fuzz-berezina.c --
 *
 *      What must hold in every position of Napoleon at the Berezina, and from
 *      one to the next: its invariants, somebody can act, what is offered is
 *      allowed; what is lost stays lost, the river is crossed at fords, nobody
 *      moves who is frozen; and every match ends, whatever the French do.
 *      Computed here from the rulebook and not by its rules' own functions.
 */

#include <stddef.h>
#include <string.h>

#include "../../generic/berezina/outside.h"
#include "fuzz.h"

extern const WgRules berezina_rules;

static const char *
key_of(const Walk *w, int u)
{
    return counter(w->setup.piece[u])->key;
}

static bool
is_rabble(const Walk *w, int u)
{
    return counter(w->setup.piece[u])->kind == RABBLE;
}

/* 5.1, 7.3: neither steps nor treasure come back, nor who is gone; Rabble is
   used again. */
static void
check_losses(Walk *w)
{
    for (int u = 0; u < PIECES; u++) {
        const Unit *was = &w->before->unit[u], *is = &w->g->unit[u];

        if (is->piece != w->setup.piece[u]) {
            walk_fail(w, "slot %d does not hold its counter", u);
        }
        if (is->losses < was->losses || is->treasure > was->treasure) {
            walk_fail(w, "%s has more than before", key_of(w, u));
        }
        if (!is_rabble(w, u) && was->place >= EXITED
                && is->place != was->place) {
            walk_fail(w, "%s came back", key_of(w, u));
        }
        if (was->place < HEXES && is->place == WAITING) {
            walk_fail(w, "%s has not come any more", key_of(w, u));
        }
    }
}

/* 10.1: off the map by an exit, and by nothing else. */
static void
check_exits(Walk *w)
{
    for (int u = 0; u < FRENCH_PIECES; u++) {
        int was = w->before->unit[u].place, is = w->g->unit[u].place;
        const WgAction *a = walk_last(w, LEAVE);

        if (is == EXITED && was != EXITED && !is_rabble(w, u)
                && (a == NULL || a->arg[0] != u || (was != HEX(1013)
                    && was != HEX(3328) && was != HEX(5128)
                    && was != HEX(5428) && was != HEX(6019)))) {
            walk_fail(w, "%s leaves otherwise", key_of(w, u));
        }
    }
}

/* 6.1.1, 6.4: a French move is one hex, over the river only where a ford
   is. */
static void
check_step(Walk *w)
{
    const WgAction *a = walk_last(w, MOVE);
    int from, to = a ? a->arg[1] : 0;

    if (a == NULL || w->before->unit[a->arg[0]].place >= HEXES
            || a->arg[0] >= FRENCH_PIECES) {
        return;
    }
    from = w->before->unit[a->arg[0]].place;
    if (distance(from, to) != 1) {
        walk_fail(w, "%s goes farther than a hex", key_of(w, a->arg[0]));
    }
    if (bank_of(from) != bank_of(to) && (berezina_hex[from].ford == 0
            || berezina_hex[to].ford == 0)) {
        walk_fail(w, "%s crosses without a ford", key_of(w, a->arg[0]));
    }
    if (w->before->stack[RUSSIAN][to] || (w->before->rabble[to] > 0
            && is_combat_unit(counter(w->setup.piece[a->arg[0]])))) {
        walk_fail(w, "%s goes through others", key_of(w, a->arg[0]));
    }
}

/* 6.3.3, 6.3.4: Tchlaplatz, Langeron and their men stay where they are until
   they are released, but for retreats before combat (7.5), from those who do
   (3.1.4) and after it (6.3.6). */
static void
check_frozen(Walk *w)
{
    const WgFlow *f = walk_flow(w);
    bool retreats = false;

    for (int i = 0; i < f->events; i++) {
        int what = f->event[i].kind;

        retreats = retreats || what == EVADED || what == DISPLACED
                || what == LEADER_MOVED || (what == RUSSIAN_MOVED
                    && f->event[i].about[3] == BY_RETREAT);
    }
    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        int was = w->before->unit[u].place, is = w->g->unit[u].place;
        int corps = counter(w->setup.piece[u])->corps;

        if ((corps == LANGERON || corps == TCHLAPLATZ) && !retreats
                && w->before->turn > 0 && !w->before->released[corps]
                && !w->g->released[corps] && was < HEXES && is < HEXES
                && was != is) {
            walk_fail(w, "%s moves though it is frozen", key_of(w, u));
        }
    }
}

/* 4.0, 5.3: time goes on, the marker moves a few boxes at most. */
static void
check_tracks(Walk *w)
{
    const Game *before = w->before, *g = w->g;
    int by = g->track - before->track;

    if (g->turn < before->turn || g->turn > before->turn + 1) {
        walk_fail(w, "turn %d after turn %d", g->turn, before->turn);
    }
    if (before->turn > 0 && (by < -2 || by > 3)) {
        walk_fail(w, "the marker moves by %d", by);
    }
    if (g->turn > 0 && g->rating <= RATING_D && g->rating < before->rating
            && g->phase == before->phase && g->turn == before->turn
            && before->rating <= RATING_D) {
        walk_fail(w, "a better rating fires after a worse");
    }
}

static void
check_offer(Walk *w)
{
    if (w->offer->count == 0) {
        walk_fail(w, "nobody can act");
    }
    for (int i = 0; i < w->offer->count; i++) {
        const char *why = wg_judge(w->rules, w->g, &w->offer->action[i]);

        if (why) {
            walk_fail(w, "what is offered is refused: %s", why);
        }
    }
}

/* 6.3: nobody is asked for the automaton, and R-B05 it puts no third unit in a
   hex. */
static void
check_automaton(Walk *w)
{
    if (w->g->scenario != SOLITAIRE) {
        return;
    }
    if (walk_flow(w)->side == RUSSIAN) {
        walk_fail(w, "the automaton is asked");
    }
    for (int i = 0; i < walk_flow(w)->events; i++) {
        const WgEvent *event = &walk_flow(w)->event[i];

        if (event->kind == OVERSTACKED && event->about[0] >= FRENCH_PIECES) {
            walk_fail(w, "%s is one too many", key_of(w, event->about[0]));
        }
    }
}

/* What has been rehearsed spares another rehearsal, and changes nothing. */
static void
check_foresight(Walk *w)
{
    const Entry *last = &w->entry[w->n - 1];
    Game again = *w->before;

    if (again.foresight.count == 0) {
        return;
    }
    again.foresight.count = 0;
    if (last->side == WG_CHANCE) {
        wg_throw(w->rules, &again, last->die);
    } else {
        wg_do(w->rules, &again, &last->action);
    }
    if (memcmp(&again, w->g, offsetof(Game, foresight)) != 0) {
        walk_fail(w, "what was foreseen does not come");
    }
}

static void
watch(Walk *w)
{
    const char *broken = w->rules->broken(w->g);

    if (broken) {
        walk_fail(w, "does not hold: %s", broken);
    }
    if (w->n > 0) {
        check_losses(w);
        check_exits(w);
        check_step(w);
        check_frozen(w);
        check_tracks(w);
        check_automaton(w);
        check_foresight(w);
    }
    if (walk_flow(w)->side >= 0) {
        check_offer(w);
    }
    w->looked++;
}

int
main(int argc, char **argv)
{
    return walk_all(argc, argv, 30, &berezina_rules, watch);
}
