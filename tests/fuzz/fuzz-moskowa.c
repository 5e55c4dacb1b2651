/*
 * fuzz-moskowa.c --
 *
 *      What must hold in every position of La Bataille de la Moskowa, and from
 *      one to the next: its invariants, who is asked, one formation at a time;
 *      nobody has more points than before, or fewer, unless that is told;
 *      steps are of one hex, unlimbered guns stay, time goes on; units obey
 *      their commander, an aide has one message; and every match ends.
 *      Computed here from the rulebook and not by its rules' own functions.
 */

#include "../../generic/moskowa/messages.h"
#include "../../generic/moskowa/stacks.h"
#include "fuzz.h"

extern const WgRules moskowa_rules;

static const char *
key_of(const Walk *w, int u)
{
    return moskowa_piece[w->setup.piece[u]].key;
}

static bool
is_in(const uint64_t *set, int u)
{
    return set[u / 64] >> u % 64 & 1;
}

/* ---- who is asked ---- */

/* The side whose turn it is, the other, the one that fires, or any. */
enum { PHASING, OTHER, FIRING, ANY };

static const struct {
    int decision, side;
} asked[] = {
    { ASK_UNIT, PHASING }, { ASK_STEP, PHASING }, { ASK_CHARGE, PHASING },
    { ASK_SQUARE, OTHER }, { ASK_TARGET, FIRING }, { ASK_FIRERS, FIRING },
    { ASK_DEFENDER, PHASING }, { ASK_ATTACKERS, PHASING },
    { ASK_EVASION, OTHER }, { ASK_EVADING, OTHER }, { ASK_ADVANCE, PHASING },
    { ASK_LEADER, PHASING }, { ASK_DEFENDING_LEADER, OTHER },
    { ASK_REGROUP, PHASING }, { ASK_SUPPLY, PHASING }, { ASK_RETURN, PHASING }
};

static void
check_asked(Walk *w)
{
    const WgFlow *flow = walk_flow(w);

    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
        int side = asked[i].side == FIRING ? w->g->firing
                : asked[i].side == PHASING ? w->g->phasing : !w->g->phasing;

        if (flow->decision == asked[i].decision && flow->side != side) {
            walk_fail(w, "side %d is asked %d in the turn of %d", flow->side,
                    flow->decision, w->g->phasing);
        }
    }
    for (int i = 0; i < w->offer->count; i++) {
        const char *why = wg_judge(w->rules, w->g, &w->offer->action[i]);

        if (why) {
            walk_fail(w, "what is offered is refused: %s", why);
        }
    }
}

/* ---- Infantry Square 1, 3; Roads and Paths; Artillery 1 ---- */

static void
check_formation(Walk *w, int u)
{
    const Unit *unit = &w->g->unit[u];
    const Hex *hex = &moskowa_hex[unit->hex];
    int one = unit->state & (SQUARE | UNLIMBERED | ROAD_MODE);

    if (one & (one - 1)) {
        walk_fail(w, "%s is in two formations", key_of(w, u));
    }
    if ((one == SQUARE) && (hex->terrain != CLEAR || hex->slope == RIVER_SLOPE
                || is_guns(piece_of(w->g, u)))) {
        walk_fail(w, "%s is in square, not in the open", key_of(w, u));
    }
}

/* ---- Casualties: points ---- */

/* The number of a piece, of a battalion its regiment's. */
static int
family_of(const Walk *w, int u)
{
    int piece = w->setup.piece[u];

    return is_battalion(&moskowa_piece[piece]) ? moskowa_piece[piece].whole
            : piece;
}

/* On the map, or on the chart of those who regroup. */
static int
present(const Game *g, int u)
{
    const Piece *p = piece_of(g, u);

    return (g->unit[u].hex != OFF_MAP || is_in(g->chart, u)) && !is_person(p)
            ? p->points - g->unit[u].lost : 0;
}

typedef struct Told {
    int lost, given;            /* points */
    bool gone, come;
} Told;

static void
hear(const Walk *w, Told *told, const WgEvent *event)
{
    Told *of = event->about[0] >= 0 && event->about[0] < PIECES
            ? &told[family_of(w, event->about[0])] : NULL;

    switch (event->kind) {
    case LOST:
        of->lost += event->about[1];
        return;
    case GAVE_POINTS:
        of->given -= event->about[2];
        told[family_of(w, event->about[1])].given += event->about[2];
        return;
    case ELIMINATED: case LEFT_FIELD: case GUNS_ABANDONED: case USED_UP:
        of->gone = true;
        return;
    case ARRIVED: case GUNS_RETAKEN: case GUNS_KEPT:
        of->come = true;
        return;
    }
}

/* A regiment and its battalions have the same points, whichever they are. */
static void
check_points(Walk *w)
{
    const WgFlow *flow = walk_flow(w);
    Told told[PIECES] = {{0}};
    int change[PIECES] = {0};

    for (int i = 0; i < flow->events; i++) {
        hear(w, told, &flow->event[i]);
    }
    for (int u = 0; u < PIECES; u++) {
        change[family_of(w, u)] += present(w->g, u) - present(w->before, u);
    }
    for (int p = 0; p < PIECES; p++) {
        int wanted = told[p].given - told[p].lost;

        if (told[p].come ? change[p] < wanted
                : told[p].gone ? change[p] > wanted : change[p] != wanted) {
            walk_fail(w, "%s has %d points more, not %d",
                    moskowa_piece[p].key, change[p], wanted);
        }
    }
}

/* ---- Movement 3, 4; Artillery 4 ---- */

static bool
is_next(int from, int to)
{
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        if (moskowa_near[from][side] == to) {
            return true;
        }
    }
    return false;
}

static bool
is_held_by(const Game *g, int side, int hex)
{
    return g->held[side][hex / 64] >> hex % 64 & 1;
}

static void
check_moves(Walk *w)
{
    const WgFlow *flow = walk_flow(w);

    for (int i = 0; i < flow->events; i++) {
        const WgEvent *event = &flow->event[i];
        int u = event->about[0], to = event->about[1];

        if (event->kind == STEPPED && w->before->unit[u].hex != OFF_MAP
                && (!is_next(w->before->unit[u].hex, to)
                    || is_held_by(w->before, !side_of(u), to))) {
            walk_fail(w, "%s steps where it may not", key_of(w, u));
        }
    }
    for (int u = 0; u < PIECES; u++) {
        const Unit *was = &w->before->unit[u], *is = &w->g->unit[u];

        if ((was->state & UNLIMBERED) && was->hex != is->hex
                && was->hex != OFF_MAP && is->hex != OFF_MAP) {
            walk_fail(w, "%s moves unlimbered", key_of(w, u));
        }
    }
}

/* ---- The sequence of play ---- */

static void
check_time(Walk *w)
{
    const Game *before = w->before, *g = w->g;
    bool next = g->clock == before->clock + 1;

    if (g->day == before->day && g->clock != before->clock && !next) {
        walk_fail(w, "turn %d after turn %d", g->clock, before->clock);
    }
    if (before->firing >= 0 && g->firing >= 0 && g->firing != before->firing
            && g->phasing == before->phasing && g->firing != g->phasing) {
        walk_fail(w, "offensive fire comes before defensive fire");
    }
}

/* ---- Multicommanders ---- */

static int
commander_of(const Game *g, int u)
{
    return is_in(g->command[0], u) + 2 * is_in(g->command[1], u);
}

/* Miscellaneous 3: who is in hand in the movement phase obeys who moves. */
static void
check_obedience(Walk *w)
{
    const Game *g = w->g;
    int decision = g->flow.decision;

    if (g->commanders[g->phasing] > 1 && g->hand >= 0
            && (decision == ASK_UNIT || decision == ASK_STEP)
            && commander_of(g, g->hand) != g->commander) {
        walk_fail(w, "%s obeys another", key_of(w, g->hand));
    }
    for (int u = 0; u < PIECES; u++) {
        int side = u >= SECOND, whose = commander_of(g, u);

        if (whose >= g->commanders[side]) {
            walk_fail(w, "%s has no commander", key_of(w, u));
        }
        if (g->commanders[side] == 1 && g->unit[u].hex != OFF_MAP
                && piece_of(g, u)->type == AIDE) {
            walk_fail(w, "%s came with one commander", key_of(w, u));
        }
    }
}

/* Aides 1 to 4: an aide has one message; one that is new waits with its writer,
   or is where both are. */
static void
check_messages(Walk *w)
{
    const Game *g = w->g;
    bool has[PIECES] = { false };

    for (int i = 0; i < ALL_MESSAGES; i++) {
        const Message *m = &g->message[i];
        int side = i / MESSAGES;

        if (m->number == 0) {
            continue;
        }
        if (m->from == m->to || m->number > g->written[side]
                || m->from != i % MESSAGES / SHEETS
                || m->own > g->counted[side][m->from]
                || g->commanders[side] == 1) {
            walk_fail(w, "message %d is from nobody", m->number);
        }
        if (m->state == CARRIED) {
            if (m->aide < 0 || has[m->aide]
                    || piece_of(g, m->aide)->type != AIDE) {
                walk_fail(w, "message %d has no aide alone", m->number);
            }
            has[m->aide] = true;
        }
    }
}

/* What says quickly who is where, made again of where they are; and that all
   recognise them. */
static void
check_places(Walk *w)
{
    static Game again;

    again = *w->g;
    msk_mark_held(&again);
    if (memcmp(again.held, w->g->held, sizeof again.held) != 0
            || memcmp(again.begins, w->g->begins, sizeof again.begins) != 0
            || memcmp(again.tops, w->g->tops, sizeof again.tops) != 0) {
        walk_fail(w, "stacks are not where they are said to be");
    }
    w->rules->redact(&again, (int)walk_chance(w, 3));
    for (int u = 0; u < PIECES; u++) {
        if (w->rules->all_recognised && w->rules->piece_in(&again, u) < 0) {
            walk_fail(w, "%s is not recognised", key_of(w, u));
        }
    }
}

static bool
is_deploying(const Game *g)
{
    return g->flow.side >= 0 && g->flow.decision == ASK_DEPLOY;
}

static void
watch(Walk *w)
{
    const char *broken = w->rules->broken(w->g);

    if (broken) {
        walk_fail(w, "does not hold: %s", broken);
    }
    check_places(w);
    for (int i = 0; i < w->g->placed; i++) {
        check_formation(w, w->g->stack[i]);
    }
    if (w->n > 0 && !is_deploying(w->before)) {
        check_moves(w);
        check_time(w);
        check_obedience(w);
        check_messages(w);
        if (walk_flow(w)->events < WG_EVENTS) {
            check_points(w);
        }
    }
    if (walk_flow(w)->side >= 0) {
        check_asked(w);
    }
    w->looked++;
}

int
main(int argc, char **argv)
{
    return walk_long(argc, argv, &moskowa_rules, "fuzz-moskowa", watch);
}
