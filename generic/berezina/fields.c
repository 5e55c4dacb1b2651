/*
 * fields.c --
 *
 *      6.3.1 What draws the Russians: for every hex, what it costs to come
 *      from there to a place from which they can fire at the French, or to
 *      where they are told to go.
 */

#include <string.h>

#include "../core/reach.h"
#include "pursuit.h"

/* A search from what draws them until all who ask are reached. */
typedef struct Spread {
    Path path;                  /* must be first */
    Tariff tariff;
    const WgHexReach *reach;
    bool *asks;                 /* by hex */
    int asking, limit;
    bool whole;                 /* go on when all are reached */
} Spread;

/* By French combat units or Rabble. */
static bool
is_closed(const Game *g, int hex)
{
    return g->stack[FRENCH][hex] > 0 || g->rabble[hex] > 0;
}

/* Steps of a Russian of this arm, whatever other Russians do. */
static void
steps_for_russian(const void *about, int hex, int8_t step[WG_HEX_SIDES])
{
    const Spread *s = about;

    if (is_closed(s->path.game, hex)) {
        memset(step, -1, WG_HEX_SIDES);
    } else {
        for (int d = 0; d < WG_HEX_SIDES; d++) {
            step[d] = s->tariff.cost[0][berezina_way_in[hex][d]];
        }
    }
}

static bool
settle(void *about, int hex)
{
    Spread *s = about;

    if (s->asks[hex] && !s->whole) {
        s->asks[hex] = false;
        if (--s->asking == 0) {
            s->limit = s->reach->cost[hex];
            return false;
        }
    }
    return true;
}

/* Where the units stand, or are about to enter, that want this field; how many
   hexes. */
static int
find_askers(const Game *g, int reason, int bank, const Piece *like,
        bool asks[HEXES])
{
    int count = 0;

    memset(asks, 0, HEXES * sizeof *asks);
    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        const Piece *p = piece_of(g, u);
        int hex;

        if (!pur_is_to_move(g, u) || is_mounted(p) != is_mounted(like)
                || pur_waits(g, u) != (reason == BY_WAITING)
                || (reason == BY_WAITING && p->corps != like->corps)
                || (reason == BY_CROSSING
                    && is_artillery(p) != is_artillery(like))) {
            continue;
        }
        hex = ber_stand_of(g, u);
        if (bank_of(hex) == bank) {
            count += !asks[hex];
            asks[hex] = true;
        }
    }
    return count;
}

/* R-B30 Only who crosses the river, and is no artillery, wades. */
bool
pur_keeps_dry(const Piece *p, int reason)
{
    return reason != BY_CROSSING || is_artillery(p);
}

/* Is there a ford that units of this kind may cross from that bank? */
static bool
can_cross(const Path *path, int bank)
{
    for (int f = 0; f < FORDS; f++) {
        int far = bank == EAST ? berezina_ford[f].west : berezina_ford[f].east;

        if (ber_cost_over(path, f) >= 0 && !is_closed(path->game, far)) {
            return true;
        }
    }
    return false;
}

/* All FAR if there is nothing to be drawn to, or no way there. */
static void
make_field(const Game *g, Field *field, int reason, int bank, const Piece *p,
        bool whole)
{
    bool asks[HEXES];
    WgHexReach reach;
    Spread spread = { .path = { .game = g, .side = RUSSIAN,
            .mounted = is_mounted(p), .alone = true,
            .dry = pur_keeps_dry(p, reason) },
            .reach = &reach, .asks = asks, .whole = whole,
            .limit = WG_HEX_FAR };
    WgHexSearch search = { .steps = steps_for_russian, .about = &spread,
            .most = WG_HEX_FAR - 1 };

    wg_hex_begin(&berezina_grid, &reach);
    if (reason != BY_CROSSING || can_cross(&spread.path, bank)) {
        pur_add_goals(g, reason, bank, p->corps, &reach);
    }
    if (reach.count > 0) {
        ber_make_tariff(&spread.path, &spread.tariff);
        spread.asking = find_askers(g, reason, bank, p, asks);
        wg_hex_search(&berezina_grid, &reach, &search, steps_for_russian,
                settle);
    }
    memcpy(field->cost, reach.cost, sizeof field->cost);
    field->limit = spread.limit;
    field->whole = whole;
}

static const Field *
field_of(const Game *g, Fields *f, int reason, int bank, const Piece *p,
        bool whole)
{
    bool mounted = is_mounted(p), dry = pur_keeps_dry(p, reason);
    Field *field = &f->field[reason][bank][mounted][dry];
    bool *made = &f->made[reason][bank][mounted][dry];

    if (!*made || (whole && !field->whole)) {
        make_field(g, field, reason, bank, p, whole);
        *made = true;
    }
    return field;
}

/* The field that draws units like this one for a reason, made when it is first
   asked for. */
const Field *
pur_field(const Game *g, Fields *f, int reason, int bank, const Piece *p)
{
    return field_of(g, f, reason, bank, p, false);
}

/* The same, exact everywhere. */
const Field *
pur_whole_field(const Game *g, Fields *f, int reason, int bank,
        const Piece *p)
{
    return field_of(g, f, reason, bank, p, true);
}

void
pur_forget(Fields *f, int reason)
{
    memset(f->made[reason], 0, sizeof f->made[reason]);
}

void
pur_begin(const Game *g, Fields *f)
{
    memset(f->made, 0, sizeof f->made);
    f->leaders = ber_leaders(g);
}

/* 6.3.1.3, .4 What draws it first; NONE if nothing does.  6.3.3 Tchlaplatz
   does not cross before the French. */
int
pur_reason_for(const Game *g, Fields *f, int u)
{
    static const int8_t reasons[] = {
        BY_OWN_BANK, BY_RIVER, BY_CROSSING, BY_GUARDING
    };
    const Piece *p = piece_of(g, u);
    int hex = ber_stand_of(g, u), bank = bank_of(hex);

    if (pur_waits(g, u)) {
        return (ber_is_waiting_place(p->corps, hex)
                    && g->stack[RUSSIAN][hex] == on_map(g, u))
            || pur_field(g, f, BY_WAITING, bank, p)->cost[hex] == WG_HEX_FAR
            ? NONE : BY_WAITING;
    }
    for (size_t i = 0; i < sizeof reasons; i++) {
        if (pur_field(g, f, reasons[i], bank, p)->cost[hex] != WG_HEX_FAR
                && !(reasons[i] == BY_CROSSING
                    && ber_stays(g, u))) {
            return reasons[i];
        }
    }
    return NONE;
}
