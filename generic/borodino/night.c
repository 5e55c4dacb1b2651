/*
 * night.c --
 *
 *      9.3: 6 September, between the two days of the campaign.
 */

#include "chapters.h"

enum { CHQS_TO_MOVE = 2 };

/* The French who have not come yet are deployed on this day. */
static void
begin_night(Game *g)
{
    g->day = 6;
    g->hour = 0;
    g->phase = NIGHT;
    g->relocated = 0;
    g->mover = FRENCH;
    for (int u = 0; u < BLOCKS; u++) {
        g->unit[u].moved = false;
    }
    for (int u = 0; u < FRENCH_BLOCKS; u++) {
        int place = g->unit[u].place;

        if (place == ABSENT || place == WAITING || place == BOX) {
            bor_place(g, u, TRAY);
        }
    }
    g->unit[g->slot[JAGERS_A]].corps = NO_CORPS;
    g->unit[g->slot[JAGERS_B]].corps = NO_CORPS;
    wg_tell(g, TURN_BEGAN, g->day, g->hour, 0, 0);
}

/* ---- ASK_TRANSFER: the 1st and 3rd Divisions may join the 4th Corps ---- */

static const char *
judge_transfer(const Game *g, int u)
{
    int block = g->unit[u].block;

    if (block != DIVISION_1 && block != DIVISION_3) {
        return "9.3 not-that-division";
    }
    if (g->unit[u].corps == CORPS_IV) {
        return "9.3 transferred-already";
    }
    return g->unit[u].place > TRAY || g->unit[g->slot[EUGENE]].place >= AREAS
            ? "9.3 cannot-join" : NULL;
}

const char *
bor_judge_transfer(const Game *g, const WgAction *a)
{
    return a->verb == DONE ? NULL
            : a->verb == TRANSFER ? judge_transfer(g, a->arg[0])
            : "9.3 not-now";
}

void
bor_propose_transfer(const Game *g, WgOffer *out)
{
    for (int u = 0; u < FRENCH_BLOCKS; u++) {
        if (judge_transfer(g, u) == NULL) {
            wg_may(out, TRANSFER, u, 0, 0);
        }
    }
    wg_may(out, DONE, 0, 0, 0);
}

void
bor_apply_transfer(Game *g, const WgAction *a)
{
    if (a->verb == TRANSFER) {
        g->unit[a->arg[0]].corps = CORPS_IV;
        bor_place(g, a->arg[0], TRAY);
        wg_tell_side(g, FRENCH, TRANSFERRED, a->arg[0], 0, 0, 0);
        wg_again(g);
    }
}

static void ask_transfer(Game *g) { wg_ask(g, FRENCH, ASK_TRANSFER); }

/* 9.3 The French Bridge is built where the French held both banks at the end
   of the 5th: before anybody else comes. */
static void
build_bridge(Game *g)
{
    for (int w = 0; w < WAYS; w++) {
        const Way *way = &borodino_way[w];

        if (way->crossings & FRENCH_BRIDGE && way->from < way->to
                && is_friendly(g, FRENCH, way->from)
                && is_friendly(g, FRENCH, way->to)) {
            g->french_bridge = true;
            wg_tell(g, BRIDGE_BUILT, way->from, way->to, 0, 0);
        }
    }
    bor_survey(g);
}

/* ---- ASK_RELOCATE: two Russian CHQs, and then their units ---- */

static const char *
judge_relocate(const Game *g, int u, int area)
{
    if (side_of(u) != RUSSIAN || block_of(g, u)->kind != CORPS_HQ
            || g->unit[u].place >= AREAS) {
        return "9.3 chqs-only";
    }
    if (g->relocated == CHQS_TO_MOVE) {
        return "9.3 two-only";
    }
    if (g->unit[u].moved) {
        return "9.3 moved-already";
    }
    if (area >= AREAS || area == g->unit[u].place
            || !is_friendly(g, RUSSIAN, area)) {
        return "9.3 friendly-area";
    }
    return bor_full(g, RUSSIAN, area) ? "3.31 stack-full" : NULL;
}

const char *
bor_judge_relocate(const Game *g, const WgAction *a)
{
    return a->verb == DONE ? NULL
            : a->verb == RELOCATE ? judge_relocate(g, a->arg[0], a->arg[1])
            : "9.3 not-now";
}

void
bor_propose_relocate(const Game *g, WgOffer *out)
{
    for (int u = FRENCH_BLOCKS; u < BLOCKS; u++) {
        for (int area = 0; area < AREAS; area++) {
            if (judge_relocate(g, u, area) == NULL) {
                wg_may(out, RELOCATE, u, area, 0);
            }
        }
    }
    wg_may(out, DONE, 0, 0, 0);
}

void
bor_apply_relocate(Game *g, const WgAction *a)
{
    int u = a->arg[0], corps = block_of(g, u)->corps;

    if (a->verb == DONE) {
        return;
    }
    wg_tell(g, RELOCATED, u, a->arg[1], 0, 0);
    bor_place(g, u, a->arg[1]);
    g->unit[u].moved = true;
    g->relocated++;
    for (int v = FRENCH_BLOCKS; v < BLOCKS; v++) {
        if (v != u && g->unit[v].corps == corps && g->unit[v].place < AREAS) {
            bor_place(g, v, TRAY);
        }
    }
    wg_again(g);
}

static void
ask_relocate(Game *g)
{
    g->mover = RUSSIAN;
    wg_ask(g, RUSSIAN, ASK_RELOCATE);
}

static void
end_relocation(Game *g)
{
    for (int u = FRENCH_BLOCKS; u < BLOCKS; u++) {
        g->unit[u].moved = false;
    }
}

static void rebuild(Game *g) { wg_call(g, SUPPLY_PHASE); }

static void
end_night(Game *g)
{
    g->day = 7;
    g->hour = FIRST_HOUR - 1;
}

/* 9.3 Tuchkov's corps is the 2nd Army's from now on: see command.c. */
const WgStep borodino_night[] = {
    { "9.3", "the night",               begin_night, "night" },
    { "9.3", "French Bridge",           build_bridge, "night" },
    { "9.3", "detached divisions",      ask_transfer, "night" },
    { "9.3", "French deployment",       bor_ask_deploy, "night" },
    { "9.3", "Russian headquarters",    ask_relocate, "night" },
    { "9.3", "they stay there",         end_relocation, "night" },
    { "9.3", "Russian deployment",      bor_ask_deploy, "night" },
    { "9.3", "rebuilding",              rebuild, "night" },
    { "9.3", "the morning",             end_night, "night" },
    {0}
};
