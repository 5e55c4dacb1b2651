/*
 * deploy.c --
 *
 *      1.2: units are deployed within command range of their headquarters.
 *
 *      Our reading (doc/borodino.md, 1.2): what cannot be deployed within the
 *      rules joins its headquarters all the same, or on 6 September waits to
 *      enter by a supply source (9.1).
 */

#include "chapters.h"

/* 1.2, 9.1 May this HQ's range serve to deploy the unit? */
static bool
serves(const Game *g, int hq, int u)
{
    const Block *b = block_of(g, u), *chief = block_of(g, hq);
    int corps = g->unit[u].corps;

    if (is_hq(b)) {                                     /* 9.3 */
        return hq == g->leader[GRANDE_ARMEE];
    }
    if (corps == RESERVE_1 || corps == RESERVE_2) {
        return hq == g->leader[corps == RESERVE_1 ? FIRST_ARMY : SECOND_ARMY];
    }
    if (corps != NO_CORPS) {
        return chief->corps == corps;
    }
    if (g->unit[u].block == GUARD_JAGERS && g->day == 5) {
        return chief->army == FIRST_ARMY || chief->corps == CORPS_3;
    }
    return true;
}

/* What is the same for all who are deployed: where the headquarters are, how
   far each reaches, and the areas that take somebody. */
typedef struct Ground {
    int count;
    int16_t hq[BLOCKS];
    Areas range[BLOCKS];
    Areas good, friendly;
} Ground;

static void
survey(const Game *g, int side, Ground *ground)
{
    Areas all = 0;

    ground->count = 0;
    for (int hq = first_of(side); hq < end_of(side); hq++) {
        const Block *chief = block_of(g, hq);

        if (is_hq(chief) && g->unit[hq].place < AREAS) {
            Areas range = bor_range(g, side, g->unit[hq].place, chief->range);

            ground->range[ground->count] = range;
            ground->hq[ground->count++] = (int16_t)hq;
            all |= range;
        }
    }
    ground->good = ground->friendly = 0;
    for (Areas left = all & ~g->held[!side]; left;) {
        int area = take_area(&left);

        if (!bor_full(g, side, area)
                && (g->day != 7 || borodino_area[area].bank == side)) {
            ground->good |= bit(area);
            ground->friendly |= is_friendly(g, side, area) ? bit(area) : 0;
        }
    }
}

/* Where a unit may be deployed from the tray. */
static Areas
areas_for(const Game *g, const Ground *ground, int u)
{
    Areas areas = 0;

    for (int i = 0; i < ground->count; i++) {
        areas |= serves(g, ground->hq[i], u) ? ground->range[i] : 0;
    }
    return areas & (is_hq(block_of(g, u)) ? ground->friendly : ground->good);
}

Areas
bor_deploy_areas(const Game *g, int u)
{
    Ground ground;

    survey(g, side_of(u), &ground);
    return areas_for(g, &ground, u);
}

/* Has the mover anything left that has where to go? */
static bool
can_deploy(const Game *g)
{
    Ground ground;

    survey(g, g->mover, &ground);
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        if (g->unit[u].place == TRAY && areas_for(g, &ground, u)) {
            return true;
        }
    }
    return false;
}

const char *
bor_judge_deploy(const Game *g, const WgAction *a)
{
    int u = a->arg[0];

    switch (a->verb) {
    case DONE:
        return can_deploy(g) ? "1.2 still-to-deploy" : NULL;
    case HISTORICAL:
        return can_deploy(g) ? NULL : "1.2 all-deployed";
    case OCCUPY:
        return bor_judge_occupy(g, u);
    case LIFT:
        return side_of(u) == g->mover && g->unit[u].moved
                ? NULL : "1.2 stays-there";
    case DEPLOY:
        break;
    default:
        return "1.2 not-now";
    }
    if (side_of(u) != g->mover || g->unit[u].place != TRAY) {
        return "1.2 not-in-tray";
    }
    if (a->arg[1] >= AREAS) {
        return "1.2 not-an-area";
    }
    if (bor_deploy_areas(g, u) & bit(a->arg[1])) {
        return NULL;
    }
    return bor_full(g, g->mover, a->arg[1]) ? "3.31 stack-full"
            : g->day == 7 && borodino_area[a->arg[1]].bank != g->mover
            ? "9.2 beyond-startline" : "1.2 out-of-range";
}

void
bor_propose_deploy(const Game *g, WgOffer *out)
{
    bool stuck = true;
    Ground ground;

    survey(g, g->mover, &ground);
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        Areas areas = g->unit[u].place == TRAY ? areas_for(g, &ground, u) : 0;

        stuck = stuck && areas == 0;
        while (areas) {
            wg_may(out, DEPLOY, u, take_area(&areas), 0);
        }
        if (g->unit[u].moved) {
            wg_may(out, LIFT, u, 0, 0);
        }
    }
    wg_propose(out, HISTORICAL, 0, 0, 0);
    bor_propose_occupy(g, out);
    if (stuck) {
        wg_may(out, DONE, 0, 0, 0);
    }
}

static void
deploy(Game *g, int u, int area)
{
    bor_place(g, u, area);
    g->unit[u].moved = true;
}

/* The area of a headquarters that serves it, whatever its stack. */
static int
hq_area(const Game *g, int u)
{
    for (int hq = first_of(side_of(u)); hq < end_of(side_of(u)); hq++) {
        if (is_hq(block_of(g, hq)) && g->unit[hq].place < AREAS
                && serves(g, hq, u)) {
            return g->unit[hq].place;
        }
    }
    return NONE;
}

/* Where this unit historically stood (on the 7th), or the nearest to it that
   the rules allow: its HQ's area, else the emptiest in range. */
static int
historical_area(const Game *g, int u)
{
    Areas areas = bor_deploy_areas(g, u);
    int best = bor_post(g->unit[u].block);

    if (best == NONE || !(areas & bit(best))) {
        best = hq_area(g, u);
    }
    if (best != NONE && areas & bit(best)) {
        return best;
    }
    for (best = NONE; areas; ) {
        int area = take_area(&areas);

        if (best == NONE
                || g->count[g->mover][area] < g->count[g->mover][best]) {
            best = area;
        }
    }
    return best;
}

/* Headquarters first: the others deploy around them. */
static void
deploy_historically(Game *g)
{
    for (int pass = 0; pass < 2; pass++) {
        for (int block = 0; block < BLOCKS; block++) {
            int u = g->slot[block];

            if (u != NONE && side_of(u) == g->mover && g->unit[u].place == TRAY
                    && is_hq(&borodino_block[block]) == (pass == 0)) {
                int area = historical_area(g, u);

                if (area != NONE) {
                    deploy(g, u, area);
                }
            }
        }
    }
}

static void
finish(Game *g, int side)
{
    for (int u = first_of(side); u < end_of(side); u++) {
        g->unit[u].moved = false;
        if (g->unit[u].place == TRAY) {
            int area = g->day == 6 && side == FRENCH ? NONE : hq_area(g, u);

            bor_place(g, u, area == NONE ? WAITING : area);
        }
    }
    if (side == RUSSIAN) {
        bor_occupy_strongest(g);
    }
    g->named = 0;
    wg_tell(g, DEPLOYED_ALL, side, 0, 0, 0);
}

void
bor_apply_deploy(Game *g, const WgAction *a)
{
    int u = a->arg[0];

    switch (a->verb) {
    case DONE:
        finish(g, g->mover);
        bor_capture(g, NONE);
        return;
    case HISTORICAL:
        deploy_historically(g);
        break;
    case OCCUPY:
        bor_apply_occupy(g, a);
        break;
    case LIFT:
        bor_place(g, u, TRAY);
        g->unit[u].moved = false;
        break;
    default:
        deploy(g, u, a->arg[1]);
    }
    wg_again(g);
}

/* As long as the mover has anything to deploy, or to put elsewhere. */
void
bor_ask_deploy(Game *g)
{
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        if (g->unit[u].place == TRAY || g->unit[u].moved) {
            wg_ask(g, g->mover, ASK_DEPLOY);
            return;
        }
    }
}

bool
bor_is_deployed(const Game *g, int u)
{
    return g->flow.decision == ASK_DEPLOY && g->unit[u].place != TRAY;
}
