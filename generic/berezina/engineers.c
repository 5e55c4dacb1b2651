/*
 * engineers.c --
 *
 *      8.1 How the French build bridges, and 8.2 the Russians theirs.
 */

#include "chapters.h"

enum { RUSSIAN_BRIDGE_NEEDS = 11 };

/* ---- 8.1 French building ---- */

/* R-B41 The half that an engineer in this hex would work on: its own, or if
   that is done the other; NONE if both are. */
int
ber_half_to_build(const Bridge *b, int hex)
{
    int own = bank_of(hex);

    return b->half[own] < HALF_BBB ? own : b->half[!own] < HALF_BBB ? !own
            : NONE;
}

static bool
is_at_causeway(const Game *g, int hex)
{
    return g->causeway && distance(hex, HEX(CAUSEWAY_END)) <= 1;
}

/* Could an engineer in this hex mend the causeway (-1) or build this bridge of
   the ford? */
static const char *
judge_work(const Game *g, int hex, int i)
{
    int ford;

    if (i < 0) {
        return is_at_causeway(g, hex) ? NULL : "13.2 no-causeway";
    }
    ford = ber_ford_of(hex);
    if (ford == NONE) {
        return "8.1 no-ford";
    }
    if (i > 1) {
        return "8.1 two-bridges";
    }
    return ber_half_to_build(&g->bridge[ford][i], hex) == NONE
            ? "8.1 built-already" : NULL;
}

/* "build U 0" mends the causeway (13.2), 1 or 2 are the bridges of the ford. */
const char *
ber_judge_build(const Game *g, const WgAction *a)
{
    int u = a->arg[0];

    if (a->verb == DONE) {
        return NULL;
    }
    if (a->verb != BUILD) {
        return "8.0 not-now";
    }
    if (side_of(u) != FRENCH || !is_fighting(g, u)
            || piece_of(g, u)->kind != ENGINEER) {
        return "8.1 engineers-only";
    }
    if (g->unit[u].checked) {
        return "8.1 worked-already";
    }
    return judge_work(g, g->unit[u].place, a->arg[1] - 1);
}

void
ber_propose_build(const Game *g, WgOffer *out)
{
    (void)g;
    for (int u = 0; u < FRENCH_PIECES; u++) {
        for (int i = 0; i <= 2; i++) {
            wg_propose(out, BUILD, u, i, 0);
        }
    }
    wg_may(out, DONE, 0, 0, 0);
}

/* 3.4 An engineer; or one who may be, as far as a second player sees: whether
   the French are asked must not tell who lies under a stack. */
static bool
is_engineer(const Game *g, int u)
{
    int kind = piece_of(g, u)->kind;

    return kind == ENGINEER || (kind != LEADER && !ber_is_seen(g, u));
}

static bool
can_build(const Game *g)
{
    for (int u = 0; u < FRENCH_PIECES; u++) {
        if (!is_fighting(g, u) || g->unit[u].checked || !is_engineer(g, u)) {
            continue;
        }
        for (int i = -1; i < 2; i++) {
            if (judge_work(g, g->unit[u].place, i) == NULL) {
                return true;
            }
        }
    }
    return false;
}

void
ber_apply_build(Game *g, const WgAction *a)
{
    if (a->verb == DONE) {
        return;
    }
    wg_again(g);
    g->unit[a->arg[0]].checked = 1;
    if (a->arg[1] == 0) {
        g->causeway = 0;
        wg_tell(g, BUILT, a->arg[0], HEX(CAUSEWAY_END), 0, 1);
    } else {
        g->shot.firer = a->arg[0];
        g->shot.target = (int16_t)(a->arg[1] - 1);
        wg_call(g, BUILDING);
    }
}

static void
roll_building(Game *g)
{
    wg_roll(g, 1);
}

/* The least die that builds anything. */
static int
least_to_build(int far)
{
    int die = 1;

    while (ber_sections(far, die) == 0) {
        die++;
    }
    return die;
}

static void
read_building(Game *g)
{
    int u = g->shot.firer, hex = g->unit[u].place;
    Bridge *b = &g->bridge[ber_ford_of(hex)][g->shot.target];
    int half = ber_half_to_build(b, hex);
    int far = ber_enemy_distance(g, FRENCH, hex);
    int built = ber_sections(far, wg_die(g, 0));

    wg_tell(g, WORKED, u, hex, far, least_to_build(far));
    if (b->half[half] + built > HALF_BBB) {
        built = HALF_BBB - b->half[half];
    }
    b->half[half] = (int8_t)(b->half[half] + built);
    wg_tell(g, BUILT, u, hex, g->shot.target + 1, built);
    g->shot = (Shot){ NONE, NONE, NONE, 0 };
}

const WgStep berezina_building[] = {
    { "8.1", "a die for the work", roll_building },
    { "8.1", "the sections built", read_building },
    {0}
};

static void
begin_work(Game *g)
{
    for (int u = 0; u < FRENCH_PIECES; u++) {
        g->unit[u].checked = 0;
    }
}

static void
ask_build(Game *g)
{
    if (can_build(g)) {
        wg_ask(g, FRENCH, ASK_BUILD);
    }
}

/* ---- 8.2 the Russians' bridge ---- */

static void
roll_russian(Game *g)
{
    const Bridge *b = g->bridge[BORISSOW_FORD];

    if (berezina_track[g->track].rating <= RATING_B && g->earthworks == 0
            && !b[0].russian && !b[1].russian && !ber_is_finis(&b[0])) {
        wg_roll(g, 2);
    } else {
        wg_leave(g);
    }
}

/* It takes the place of whatever the French have begun there first. */
static void
read_russian(Game *g)
{
    if (wg_die(g, 0) + wg_die(g, 1) >= RUSSIAN_BRIDGE_NEEDS) {
        g->bridge[BORISSOW_FORD][0] = (Bridge){
            .half = { HALF_BBB, HALF_BBB }, .russian = 1 };
        wg_tell(g, RUSSIAN_BRIDGE, HEX(5613), RUSSIAN_BRIDGE_NEEDS, 0, 0);
    } else {
        wg_tell(g, NO_RUSSIAN_BRIDGE, HEX(5613), RUSSIAN_BRIDGE_NEEDS, 0, 0);
    }
}

const WgStep berezina_engineers_work[] = {
    { "8.1", "each engineer once",        begin_work },
    { "8.1", "the French build",          ask_build },
    { "8.2", "two dice for the Russians", roll_russian },
    { "8.2", "have they a bridge?",       read_russian },
    {0}
};

/* Does a French combat unit stand at this end of a bridge, or beside it on that
   bank? */
static bool
french_at_end(const Game *g, int end)
{
    for (int u = 0; u < FRENCH_PIECES; u++) {
        int hex = g->unit[u].place;

        if (is_fighting(g, u) && bank_of(hex) == bank_of(end)
                && is_within(1, hex, end)) {
            return true;
        }
    }
    return false;
}

/* R-B45 After the first combat phase: taken, if French combat units are at one
   end and no Russian ones in the hex of the other; else destroyed. */
void
ber_contest_bridge(Game *g)
{
    const Ford *ford = &berezina_ford[BORISSOW_FORD];

    for (int i = 0; i < 2; i++) {
        Bridge *b = &g->bridge[BORISSOW_FORD][i];
        bool east, west;

        if (!b->russian || !ber_is_finis(b)) {
            continue;
        }
        east = french_at_end(g, ford->east);
        west = french_at_end(g, ford->west);
        if ((east && g->stack[RUSSIAN][ford->west] == 0)
                || (west && g->stack[RUSSIAN][ford->east] == 0)) {
            b->russian = 0;
            wg_tell(g, BRIDGE_TAKEN, ford->west, 0, 0, 0);
        } else if (east || west) {
            *b = (Bridge){ .crossed = 0 };
            wg_tell(g, BRIDGE_GONE, ford->west, 0, 0, 0);
        }
    }
}
