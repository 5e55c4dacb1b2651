/*
 * distances.c --
 *
 *      6.3.1 What draws the Russians: for every hex, what it costs to come
 *      from there to a place from which they can fire at the French, or to
 *      where they are told to go.
 */

#include <string.h>

#include "../../core/map/reach.h"
#include "stride.h"

/* A search from what draws them until all who ask are reached. */
typedef struct Flood {
    Path path;
    int16_t price[WAYS];        /* WG_HEX_FAR: no way */
    WgHexReach reach;
    WgHexQueue queue;
    bool asks[HEXES];
    int asking;                 /* hexes that are not reached */
} Flood;

/* By French combat units or Rabble. */
static bool
is_closed(const Game *g, int hex)
{
    return g->stack[FRENCH][hex] > 0 || g->rabble[hex] > 0;
}

/* The steps of a Russian of this arm to that hex, whatever other Russians
   do. */
static inline void
come_to(Flood *s, int hex)
{
    const int16_t *known = s->reach.cost, *next = berezina_next[hex];
    const uint8_t *way = berezina_way_in[hex];
    int here = known[hex];
    uint64_t sides = 0;

    if (is_closed(s->path.game, hex)) {
        return;
    }
    for (int d = WG_HEX_SIDES - 1; d >= 0; d--) {
        sides += sides + (here + s->price[way[d]] < known[next[d]]);
    }
    while (sides != 0) {
        int d = wg_take_lowest(&sides);

        wg_hex_come(&s->queue, next[d], here + s->price[way[d]]);
    }
}

static void
make_prices(Flood *s)
{
    Tariff tariff;

    ber_make_tariff(&s->path, &tariff);
    for (int way = 0; way < WAYS; way++) {
        int price = tariff.cost[0][way];

        s->price[way] = (int16_t)(price < 0 ? WG_HEX_FAR : price);
    }
}

/* Up to what it is exact: as far as anybody asks, or everywhere. */
static int
flood(Flood *s, bool whole)
{
    int hex;

    wg_hex_line_up(&s->queue, &s->reach, NULL, 0);
    while ((hex = wg_hex_next(&s->queue)) >= 0) {
        if (s->asks[hex] && !whole) {
            s->asks[hex] = false;
            if (--s->asking == 0) {
                return s->reach.cost[hex];
            }
        }
        come_to(s, hex);
    }
    return WG_HEX_FAR;
}

/* R-B30 Only who crosses the river wades. */
bool
aut_keeps_dry(int reason)
{
    return reason != BY_CROSSING;
}

/* 6.3.1.3, .4 What draws them, one after the other. */
static const int8_t reasons[] = {
    BY_OWN_BANK, BY_RIVER, BY_CROSSING, BY_GUARDING
};

enum { DRAWS = sizeof reasons };

/* The field that draws units like this one for a reason. */
static DistanceField *
field_for(DistanceFields *f, int reason, int bank, const Piece *p)
{
    return &f->field[reason][bank][is_mounted(p)];
}

/* Does a field draw a unit that is in this hex?  6.3.3 Tchlaplatz does not
   cross before the French. */
static bool
draws(const Game *g, const DistanceField *field, int reason, int u, int hex)
{
    return field->cost[hex] != WG_HEX_FAR
            && !(reason == BY_CROSSING && ber_keeps_bank(g, u));
}

/* Is it known that an earlier reason draws it? */
static bool
is_drawn_before(const Game *g, DistanceFields *f, int reason, int u, int hex)
{
    for (int i = 0; i < DRAWS && reasons[i] != reason
            && reason != BY_WAITING; i++) {
        const DistanceField *field = field_for(f, reasons[i], bank_of(hex),
                piece_of(g, u));

        if (field->made && draws(g, field, reasons[i], u, hex)) {
            return true;
        }
    }
    return false;
}

/* Where the units stand, or are about to enter, that want this field; how many
   hexes. */
static int
find_askers(const Game *g, DistanceFields *f, int reason, int bank,
        const Piece *like, bool asks[HEXES])
{
    int count = 0;

    memset(asks, 0, HEXES * sizeof *asks);
    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        const Piece *p = piece_of(g, u);
        int hex;

        if (!aut_is_to_move(g, u) || is_mounted(p) != is_mounted(like)
                || aut_waits(g, u) != (reason == BY_WAITING)
                || (reason == BY_WAITING && p->corps != like->corps)) {
            continue;
        }
        hex = ber_stand_of(g, u);
        if (bank_of(hex) == bank && !asks[hex]
                && !is_drawn_before(g, f, reason, u, hex)) {
            count++;
            asks[hex] = true;
        }
    }
    return count;
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
make_field(const Game *g, DistanceFields *f, int reason, int bank,
        const Piece *p, bool whole)
{
    DistanceField *field = field_for(f, reason, bank, p);
    Flood s;

    s.path = (Path){ .game = g, .side = RUSSIAN, .mounted = is_mounted(p),
        .alone = true, .dry = aut_keeps_dry(reason) };
    wg_hex_begin(&berezina_grid, &s.reach);
    if (reason != BY_CROSSING || can_cross(&s.path, bank)) {
        aut_add_goals(g, reason, bank, p->corps, &s.reach);
    }
    field->limit = WG_HEX_FAR;
    if (s.reach.count > 0) {
        make_prices(&s);
        s.asking = find_askers(g, f, reason, bank, p, s.asks);
        field->limit = flood(&s, whole);
    }
    memcpy(field->cost, s.reach.cost, sizeof field->cost);
    field->whole = whole;
    field->made = true;
}

/* Made when it is first asked for. */
const DistanceField *
aut_field(const Game *g, DistanceFields *f, int reason, int bank,
        const Piece *p)
{
    const DistanceField *field = field_for(f, reason, bank, p);

    if (!field->made) {
        make_field(g, f, reason, bank, p, false);
    }
    return field;
}

/* The same, exact everywhere. */
const DistanceField *
aut_whole_field(const Game *g, DistanceFields *f, int reason, int bank,
        const Piece *p)
{
    const DistanceField *field = field_for(f, reason, bank, p);

    if (!field->made || !field->whole) {
        make_field(g, f, reason, bank, p, true);
    }
    return field;
}

void
aut_forget(DistanceFields *f, int reason)
{
    for (int i = 0; i < 4; i++) {
        f->field[reason][i >> 1][i & 1].made = false;
    }
}

void
aut_begin(const Game *g, DistanceFields *f)
{
    for (int reason = 0; reason < REASONS; reason++) {
        aut_forget(f, reason);
    }
    f->leaders = ber_leaders(g);
    aut_leaders_change(f);
    memset(f->planned, false, sizeof f->planned);
}

/* NONE if nothing draws it. */
int
aut_reason_for(const Game *g, DistanceFields *f, int u)
{
    const Piece *p = piece_of(g, u);
    int hex = ber_stand_of(g, u), bank = bank_of(hex);

    if (aut_waits(g, u)) {
        return (ber_is_waiting_place(p->corps, hex)
                    && g->stack[RUSSIAN][hex] == on_map(g, u))
            || aut_field(g, f, BY_WAITING, bank, p)->cost[hex] == WG_HEX_FAR
            ? NONE : BY_WAITING;
    }
    for (int i = 0; i < DRAWS; i++) {
        if (draws(g, aut_field(g, f, reasons[i], bank, p), reasons[i], u,
                hex)) {
            return reasons[i];
        }
    }
    return NONE;
}
