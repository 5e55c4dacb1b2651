/*
 * battle.c --
 *
 *      A battle in which some blocks are unknown.
 *
 *      Each case is rehearsed by the rules, all fire missing: so we learn who
 *      fires in which volley.  Then it is fought as a duel.  Where more can
 *      happen than hits, the rules are followed in full: where the game may
 *      end by it, where volleys are half thrown, and where guns may keep
 *      Jagers from their ambush (9.1).
 */

#include "../../core/odds/duel.h"
#include "fight.h"

enum { SALVOS = 24 };

typedef struct Foresight {
    Fight *f;
    int salvos;
    WgSalvo salvo[SALVOS];
    int8_t fires_in[BLOCKS];    /* salvo, NONE: does not fire */
    bool gun[BLOCKS];           /* it supports from next door */
    bool ambush[SALVOS];
    WgDuel *duel;
    int known;                  /* the side that is the same in all cases */
    bool begun;
} Foresight;

/* ---- whether it may be a duel ---- */

/* Could the game end by what is lost or won here? */
static bool
is_decisive(const Game *g, int area, int side)
{
    int lost = g->lost[side];

    for (int u = first_of(side); u < end_of(side); u++) {
        if (g->unit[u].place == area) {
            if (block_of(g, u)->kind == COMMANDER) {
                return true;
            }
            lost += counts_for_morale(block_of(g, u));
        }
    }
    return lost >= MORALE || (monday_area[area].star
            && g->owner[area] != side
            && mon_victory_areas(g, side) + 1 >= ALL_VICTORY_AREAS);
}

static bool
is_plain(const Foresight *s, const Game *g)
{
    bool guns = false, ambush = false;

    for (int u = 0; u < BLOCKS; u++) {
        guns = guns || s->gun[u];
    }
    for (int i = 0; i < s->salvos; i++) {
        ambush = ambush || s->ambush[i];
    }
    return s->salvos > 0 && !(guns && ambush)
            && !is_decisive(g, s->f->area, FRENCH)
            && !is_decisive(g, s->f->area, RUSSIAN);
}

/* Has nobody fired of those who fire together? */
static bool
is_between(const Game *g)
{
    for (int i = 0; i < g->flow.depth; i++) {
        int procedure = g->flow.frame[i].proc;

        if (procedure == GUN_FIRE || procedure == VOLLEY
                || procedure == TAKE_HITS) {
            return false;
        }
    }
    return g->battle.hits[0] == 0 && g->battle.hits[1] == 0;
}

/* ---- the rehearsal ---- */

static void
note_fire(Foresight *s, const Game *g, bool again)
{
    int u = g->battle.firing;

    if (again && s->salvos < SALVOS) {
        s->salvo[s->salvos].what[0] = (int16_t)s->salvos;
        s->ambush[s->salvos] = g->battle.volley == 0
                && !g->unit[u].committed;
        s->salvos++;
    }
    s->fires_in[u] = (int8_t)(s->salvos - 1);
    s->gun[u] = g->unit[u].committed;
}

/* Leaves in `first` the position in which the first dice fall. */
static void
rehearse(Foresight *s, Game *g, Game *first)
{
    static const uint8_t misses[WG_DICE] = { 1, 1, 1, 1, 1, 1 };
    int volley = NONE;
    WgOffer offer;

    s->salvos = 0;
    for (int u = 0; u < BLOCKS; u++) {
        s->fires_in[u] = NONE;
        s->gun[u] = false;
    }
    while (!mon_is_fought(g, s->f->last_volley)) {
        if (g->flow.side == WG_CHANCE) {
            if (s->salvos == 0) {
                *first = *g;
            }
            note_fire(s, g, volley != g->battle.volley);
            volley = g->battle.volley;
            wg_throw(s->f->how.rules, g, misses);
        } else {
            volley = NONE;
            wg_offer(s->f->how.rules, g, &offer);
            wg_do(s->f->how.rules, g, &offer.action
                    [mon_fight_on(g, &offer, 0)]);
        }
    }
}

/* ---- the duel ---- */

static int
candidates(const Game *g, int side, int area, int16_t *list)
{
    (void)area;
    return mon_candidates(g, side, list);
}

/* 1.2.1 Unless the ground takes it. */
static bool
strike(Game *g, int side)
{
    g->battle.hits[side] = 1;
    mon_absorb(g);
    return g->battle.hits[side] > 0;
}

static int
fire(const Game *g, int side, const WgSalvo *salvo, const void *about,
        WgFire *out)
{
    const Foresight *s = about;
    int count = 0;

    for (int u = first_of(side); u < end_of(side) && count < WG_FIRES; u++) {
        if (s->fires_in[u] != salvo->what[0]) {
            continue;
        }
        if (s->gun[u]) {
            out[count++] = (WgFire){ (int8_t)mon_gun_dice(g, u),
                    7 - GUNS_HIT_FROM };
        } else if (mon_in_battle(g, u)) {
            out[count++] = (WgFire){ (int8_t)mon_dice(g, u),
                    (int8_t)(7 - mon_hits_from(g, u)) };
        }
    }
    return count;
}

static const WgDuelRules duel_rules = {
    .candidates = candidates,
    .is_cheaper = mon_is_cheaper, .strike = strike, .hit = mon_take_hit,
    .fire = fire
};

static bool
fight_case(void *about, const int16_t *piece, double chance)
{
    Foresight *s = about;
    Game g, first;

    mon_take_case(s->f, piece, &g);
    rehearse(s, &g, &first);
    if (!is_plain(s, &g)) {
        return mon_follow_case(s->f, piece, chance);
    }
    wg_duel_enter(s->duel, !s->known, &first);
    if (!s->begun) {
        wg_duel_enter(s->duel, s->known, &first);
        s->begun = true;
    }
    wg_duel(s->duel, s->salvo, s->salvos, chance, &s->f->sum);
    s->f->sum.work -= s->salvos;
    s->f->sum.cases++;
    return s->f->sum.work > 0;
}

void
mon_foresee(Fight *f)
{
    Foresight s = { .f = f };

    if (f->mix.slots == 0 || f->procedure == VOLLEY || f->procedure == GUN_FIRE
            || (f->procedure == NONE && !is_between(&f->start))) {
        wg_mix(&f->mix, mon_follow_case, f);
        return;
    }
    s.known = !side_of(f->slot[0]);
    s.duel = wg_duel_new(&f->how, &duel_rules, f->area, s.known, &s);
    wg_mix(&f->mix, fight_case, &s);
    wg_duel_free(s.duel);
}
