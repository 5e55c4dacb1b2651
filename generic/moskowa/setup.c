/*
 * setup.c --
 *
 *      Who begins where: each area of a scenario filled with those whom its
 *      words mean, toward the scenario's first objective.
 */

#include <stdlib.h>
#include <string.h>

#include "movement.h"

/* R-M103: an empty hex as soon as it is so much nearer than a held one. */
enum { CROWDED = 4, FAR_OFF = 10000 };

typedef struct Term {
    char text[80];
    int most;                   /* so many of those meant; 0: all */
} Term;

/* The next of an area's terms, "2 x VIII|artillery|*;@Sievers"; NULL after the
   last. */
static const char *
read_term(const char *words, Term *term)
{
    size_t length;

    words += strspn(words, "; ");
    if (*words == '\0') {
        return NULL;
    }
    length = strcspn(words, ";");
    assert(length < sizeof term->text);
    memcpy(term->text, words, length);
    term->text[length] = '\0';
    term->most = atoi(term->text);
    if (term->most > 0) {
        const char *rest = strstr(term->text, " x ");

        assert(rest);           /* "1bn" is of scenarios yet to come */
        memmove(term->text, rest + 3, strlen(rest + 3) + 1);
    }
    return words + length;
}

/* Is this piece taken away by a term of the area with a - ? */
static bool
is_taken_away(const Area *area, int piece)
{
    Term term;

    for (const char *w = area->units; (w = read_term(w, &term));) {
        if (term.text[0] == '-' && msk_is_meant(piece, term.text + 1)) {
            return true;
        }
    }
    return false;
}

static int
slot_of(const Game *g, int piece)
{
    int u = 0;

    while (g->unit[u].piece != piece) {
        u++;
    }
    return u;
}

/* The middle of what the scenario is about. */
static int
focus_of(int scenario)
{
    const Area *area = moskowa_area;
    int hex = 0;

    while (area->scenario != scenario || area->kind != AREA_OBJECTIVE) {
        area++;
    }
    while (!is_in_area(area, hex)) {
        hex++;
    }
    return hex;
}

static bool
may_stand(const Game *g, int u, int hex)
{
    return moskowa_hex[hex].terrain != WOODS
            && !is_held(g, !side_of(u), hex) && !msk_is_stopped(g, u, hex)
            && msk_has_room(g, u, hex);
}

/* The nearest hex of the area with room; leaders go to others, others rather
   where nobody is.  OFF_MAP: there is no room. */
static int
best_hex(const Game *g, const Area *area, int u, int focus)
{
    int best = OFF_MAP, least = FAR_OFF;
    bool is_leader = is_person(piece_of(g, u));

    for (int hex = 0; hex < HEXES; hex++) {
        int away;

        if (!is_in_area(area, hex) || !may_stand(g, u, hex)) {
            continue;
        }
        away = msk_distance(hex, focus);
        if (is_held(g, side_of(u), hex) != is_leader) {
            away += CROWDED;
        }
        if (away < least) {
            best = hex;
            least = away;
        }
    }
    return best;
}

/* Toward the objective; in it, to the enemy's side of the map. */
static int
facing_at(int side, int hex, int focus)
{
    uint8_t leaves = msk_leaves_by(hex, focus);
    int facing = 0;

    if (leaves == 0) {
        return side == WG_FIRST ? NORTH_EAST : NORTH_WEST;
    }
    while (!has_side(leaves, facing)) {
        facing++;
    }
    return facing;
}

static void
put_down(Game *g, const Area *area, int u)
{
    int focus = focus_of(area->scenario);
    int hex = best_hex(g, area, u, focus), top;

    if (hex == OFF_MAP) {
        return;                 /* it waits for room */
    }
    top = msk_top(g, hex);
    msk_put(g, u, hex, msk_stack(g, hex).count);
    if (is_person(piece_of(g, u))) {
        return;
    }
    g->unit[u].facing = (int8_t)(top >= 0 ? g->unit[top].facing
            : facing_at(side_of(u), hex, focus));
    if (is_guns(piece_of(g, u)) && area->kind == AREA_SETUP) {
        g->unit[u].state |= UNLIMBERED;
    }
}

static void
put_down_piece(Game *g, const Area *area, int piece)
{
    int u = slot_of(g, piece);

    if (g->unit[u].hex == OFF_MAP && points_of(g, u) >= 0) {
        put_down(g, area, u);
        if (g->unit[u].hex != OFF_MAP && area->kind == AREA_ARRIVAL) {
            wg_tell(g, ARRIVED, u, g->unit[u].hex, 0, 0);
        }
    }
}

static void
fill(Game *g, const Area *area)
{
    Term term;

    for (const char *w = area->units; (w = read_term(w, &term));) {
        int count = 0, leader;

        if (term.text[0] == '@') {
            leader = msk_leader(area->side, term.text + 1);
            assert(leader >= 0);
            put_down_piece(g, area, leader);
            continue;
        }
        for (int i = first_of(area->side); i < end_of(area->side); i++) {
            if (term.text[0] != '-' && msk_is_meant(i, term.text)
                    && !is_taken_away(area, i)
                    && (term.most == 0 || count < term.most)) {
                count++;
                put_down_piece(g, area, i);
            }
        }
    }
}

void
msk_deploy(Game *g, int kind, int side)
{
    for (int i = 0; i < moskowa_areas; i++) {
        const Area *area = &moskowa_area[i];

        if (area->scenario == g->scenario && area->kind == kind
                && area->side == side
                && (kind == AREA_SETUP || area->clock <= g->clock)) {
            fill(g, area);
        }
    }
}

/* Victory Conditions: who stands in it alone.  R-M104 At the end of a player
   turn. */
static int
holder_of(const Game *g, const Area *area)
{
    bool holds[2] = { false, false };

    for (int hex = 0; hex < HEXES; hex++) {
        if (is_in_area(area, hex) && msk_top(g, hex) >= 0) {
            holds[side_of(msk_top(g, hex))] = true;
        }
    }
    return holds[0] == holds[1] ? WG_NOBODY : holds[WG_SECOND];
}

void
msk_note_objectives(Game *g)
{
    int objective = 0;

    for (int i = 0; i < moskowa_areas; i++) {
        const Area *area = &moskowa_area[i];
        int holder;

        if (area->scenario != g->scenario || area->kind != AREA_OBJECTIVE) {
            continue;
        }
        assert(objective < OBJECTIVES);
        holder = holder_of(g, area);
        if (holder != WG_NOBODY) {
            g->held_last[objective] = (int8_t)holder;
        }
        objective++;
    }
}
