/*
 * setup.c --
 *
 *      Who begins where: each area of a scenario filled with those whom its
 *      words mean, toward the nearest objective.
 */

#include <string.h>

#include "movement.h"
#include "noted.h"
#include "scenarios.h"
#include "terms.h"

/* ---- who has come ---- */

/* By piece: its slot, and how many of its battalions have come; of whom its
   counter or a battalion has. */
typedef struct Roll {
    int16_t slot[PIECES];
    int8_t battalions[PIECES];
    uint64_t come[SLOT_WORDS];
} Roll;

static void
note_coming(const Game *g, int u, Roll *roll)
{
    set_mark(roll->come, g->unit[u].piece);
    if (is_battalion(piece_of(g, u))) {
        set_mark(roll->come, piece_of(g, u)->whole);
        roll->battalions[piece_of(g, u)->whole]++;
    }
}

static void
call_roll(const Game *g, Roll *roll)
{
    memset(roll, 0, sizeof *roll);
    for (int u = 0; u < PIECES; u++) {
        roll->slot[g->unit[u].piece] = (int16_t)u;
        if (is_marked(g->came, u)) {
            note_coming(g, u, roll);
        }
    }
}

/* Its counter, or all its battalions. */
static bool
has_all_come(const Game *g, int piece, const Roll *roll)
{
    int battalions = moskowa_piece[piece].battalions;

    return is_marked(g->came, roll->slot[piece])
            || (battalions > 0 && roll->battalions[piece] == battalions);
}

/* ---- one comes ---- */

/* R-M151: the column is as long on the road outside as it would be on the map:
   who comes after others of this phase has marched so many hexes. */
static bool
has_march(Game *g, const Area *area, int u)
{
    if (area->kind != AREA_COLUMN || is_person(piece_of(g, u))) {
        return true;
    }
    if (g->entered >= msk_allowance(g, u, true)) {
        return false;
    }
    g->unit[u].spent = (uint8_t)g->entered++;
    return true;
}

static void
put_down(Game *g, const Area *area, int u, Roll *roll)
{
    int hex, top;

    if (area->kind == AREA_COLUMN && !is_person(piece_of(g, u))) {
        g->unit[u].state |= ROAD_MODE;
    }
    hex = msk_best_hex(g, area, u);
    if (hex == OFF_MAP || !has_march(g, area, u)) {
        g->unit[u].state = 0;
        g->waiting |= (int8_t)(1 << side_of(u));
        return;
    }
    top = msk_top(g, hex);
    msk_put(g, u, hex, msk_stack(g, hex).count);
    set_mark(g->came, u);
    note_coming(g, u, roll);
    if (area->kind != AREA_SETUP) {
        wg_tell(g, ARRIVED, u, hex, 0, 0);
    } else if (g->option[OPT_SETUP]) {
        set_setup_area(g, u, (int)(area - moskowa_area));
    }
    if (is_person(piece_of(g, u))) {
        return;
    }
    g->unit[u].facing = (int8_t)(top >= 0 ? g->unit[top].facing
            : msk_first_facing(g, area, u, hex));
    if (is_guns(piece_of(g, u)) && area->kind == AREA_SETUP) {
        g->unit[u].state |= UNLIMBERED;
    }
}

/* A regiment's battalions, so many of them; none of one that came whole. */
static void
put_down_battalions(Game *g, const Area *area, int piece, int most,
        Roll *roll)
{
    if (has_all_come(g, piece, roll)) {
        return;
    }
    for (int i = first_of(area->side); i < end_of(area->side) && most > 0;
            i++) {
        const Piece *p = &moskowa_piece[i];

        if (is_battalion(p) && p->whole == piece) {
            most--;
            if (!is_marked(g->came, roll->slot[i])) {
                put_down(g, area, roll->slot[i], roll);
            }
        }
    }
}

/* R-M101, R-M151: in road mode, or in its place, foot of more than six points
   comes as battalions. */
static void
put_down_piece(Game *g, const Area *area, int piece, bool battalion,
        Roll *roll)
{
    const Piece *p = &moskowa_piece[piece];

    if (area->clock == CALLED && !msk_is_called(g, roll->slot[piece])) {
        return;
    }
    if (battalion) {
        put_down_battalions(g, area, piece, 1, roll);
    } else if ((area->kind == AREA_COLUMN || msk_is_for_road(area))
            && p->battalions > 0) {
        put_down_battalions(g, area, piece, p->battalions, roll);
    } else if (!is_marked(roll->come, piece)) {
        put_down(g, area, roll->slot[piece], roll);
    }
}

static void
fill(Game *g, const Area *area, Roll *roll)
{
    Term term;

    for (const char *w = area->units; (w = msk_read_term(w, &term));) {
        int count = 0, leader;

        if (term.text[0] == '@') {
            leader = msk_leader(area->side, term.text + 1);
            assert(leader >= 0);
            put_down_piece(g, area, leader, false, roll);
            continue;
        }
        for (int i = first_of(area->side); i < end_of(area->side); i++) {
            if ((term.most == 0 ? !has_all_come(g, i, roll)
                        : count < term.most)
                    && msk_term_means(area, &term, i)) {
                count++;
                put_down_piece(g, area, i, term.battalion, roll);
            }
        }
    }
}

bool
msk_takes_part(const Game *g, int piece)
{
    for (int i = 0; i < moskowa_areas; i++) {
        const Area *area = &moskowa_area[i];

        if (area->scenario == g->scenario && area->side == side_of(piece)
                && (area->kind == AREA_SETUP || area->kind == AREA_ARRIVAL
                    || area->kind == AREA_COLUMN)
                && msk_is_meant_by(area, piece)) {
            return true;
        }
    }
    return false;
}

/* The area by which it comes; NULL: by none. */
static const Area *
arrival_of(const Game *g, int piece)
{
    const Area *by = NULL;
    Roll roll;

    call_roll(g, &roll);
    if (is_marked(roll.come, piece)) {
        return NULL;
    }
    for (int i = 0; i < moskowa_areas; i++) {
        const Area *area = &moskowa_area[i];

        if (area->kind != AREA_SETUP && area->scenario == g->scenario
                && area->side == side_of(piece) && area->clock != CALLED
                && (by == NULL || area->clock < by->clock)
                && msk_is_meant_by(area, piece)) {
            by = area;
        }
    }
    return by;
}

int
msk_comes_at(const Game *g, int piece)
{
    const Area *by = arrival_of(g, piece);

    return by ? by->clock : CALLED;
}

int
msk_comes_to(const Game *g, int piece)
{
    return msk_best_hex(g, arrival_of(g, piece), slot_of(g, piece));
}

/* Is it for those who come now, or have waited, were it for a night? */
static bool
is_due(const Game *g, const Area *area, int kind, bool waited)
{
    return !msk_is_road_open(g, area) && (area->kind == kind
                || (kind == AREA_ARRIVAL && area->kind == AREA_COLUMN))
            && area->scenario == g->scenario
            && (kind == AREA_SETUP || area->clock == CALLED
                || (waited && g->day) || (waited ? area->clock <= g->clock
                    : area->clock == g->clock));
}

void
msk_deploy(Game *g, int kind, int side)
{
    bool waited = g->waiting >> side & 1;
    Roll roll;

    call_roll(g, &roll);
    g->waiting &= (int8_t)~(1 << side);
    for (int i = 0; i < moskowa_areas; i++) {
        if (moskowa_area[i].side == side
                && is_due(g, &moskowa_area[i], kind, waited)) {
            fill(g, &moskowa_area[i], &roll);
        }
    }
}

void
msk_arrive(Game *g)
{
    if (g->waiting >> g->phasing & 1) {
        msk_deploy(g, AREA_ARRIVAL, g->phasing);
    }
}
