/*
 * setup.c --
 *
 *      11.0 The set-up.  Everybody begins where the program would put them;
 *      the French player, and the Russian one of two, may change that within
 *      11.1 and 11.3.
 */

#include <string.h>

#include "chapters.h"

/* 11.1, 11.3 Where they stand if nobody says otherwise. */
static const struct { const char *key; int16_t hex; } places[] = {
    { "tchlaplatz", HEX(1914) }, { "28_32_jaeger", HEX(2013) },
    { "13th_horse_art", HEX(2014) }, { "tver_dragoon", HEX(1914) },
    { "pavlograd_hussar", HEX(1915) }, { "kalmuck_cossack", HEX(1615) },
    { "bashkir_cossack", HEX(2215) },
    { "langeron", HEX(5514) }, { "14_27_jaeger", HEX(5613) },
    { "14_38_jaeger", HEX(5614) }, { "11_12_horse_art", HEX(5614) },
    { "alexandria_hussar", HEX(5514) }, { "tartar_uhlan", HEX(5514) },
    { "ara_jit_dragoon", HEX(5713) }, { "ara_staro_dragoon", HEX(5414) },
    { "greckov_cossack", HEX(5215) }, { "bra_melin_cossack", HEX(5814) },
    { "eupatorie_cossack", HEX(5515) },
    { "oudinot", HEX(5511) }, { "legrand", HEX(5511) },
    { "merle", HEX(5512) }, { "maison", HEX(5411) },
    { "dombrowski", HEX(5611) }, { "doumerc", HEX(5410) },
    { "castex", HEX(5410) }, { "corbineau", HEX(5411) },
    { "ii_artillery", HEX(5511) }, { "elbe", HEX(5612) },
    { "chasseloup", HEX(5612) }
};

/* Where a piece begins; NONE. */
int
ber_home_of(int piece)
{
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        if (strcmp(counter(piece)->key, places[i].key) == 0) {
            return places[i].hex;
        }
    }
    return NONE;
}

static void
clear(Game *g)
{
    for (int hex = 0; hex < HEXES; hex++) {
        g->top[hex] = NONE;
    }
    g->mobile = g->fording = NONE;
    g->exit = NONE;
    g->shot = (Shot){ NONE, NONE, NONE, 0 };
    for (int corps = 0; corps < CORPS_COUNT; corps++) {
        g->entry[corps] = HEX(6005);
    }
    g->entry[CORPS_IX] = g->entry[YERMALOFF] = HEX(5100);
    g->entry[DANUBE] = HEX(6012);
}

static void
place_all(Game *g)
{
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        for (int u = 0; u < PIECES; u++) {
            if (strcmp(piece_of(g, u)->key, places[i].key) == 0) {
                ber_put(g, u, places[i].hex);
                g->unit[u].since = 1;
            }
        }
    }
}

/* 13.43 The Russians leave the far end of the bridge to the French, and stand
   in every hex from which they can attack it. */
static const int16_t bridgehead[] = { HEX(5513), HEX(5614), HEX(5713) };

enum { BRIDGEHEAD = sizeof bridgehead / sizeof *bridgehead };

/* One combat unit from there to here. */
void
ber_move_guard(Game *g, int from, int to)
{
    for (int u = g->top[from]; u != NONE; u = g->unit[u].below) {
        if (is_combat_unit(piece_of(g, u))) {
            ber_put(g, u, to);
            return;
        }
    }
}

void
ber_setup(Game *g, const WgSetup *setup)
{
    clear(g);
    g->scenario = (int8_t)setup->scenario;
    memcpy(g->option, setup->option, sizeof g->option);
    for (int u = 0; u < PIECES; u++) {
        int piece = setup->piece[u];

        g->unit[u] = (Unit){ .piece = (int16_t)piece, .place = WAITING,
                .below = NONE, .aim = NONE,
                .treasure = u < FRENCH_PIECES
                    && is_combat_unit(counter(piece)) };
    }
    g->decider = g->option[OPT_RUSSIANS] ? PLAYER_DECIDES : PROGRAM_DECIDES;
    ber_clear_trails(g);
    place_all(g);
    if (g->option[OPT_BRIDGE]) {
        ber_move_guard(g, HEX(5613), HEX(5513));
    }
    for (int corps = TCHLAPLATZ; corps <= LANGERON; corps++) {
        g->came[corps] = 1;
    }
    if (g->option[OPT_BRIDGE]) {                /* 13.43 */
        g->bridge[BORISSOW_FORD][0].half[EAST] = FINIS;
        g->bridge[BORISSOW_FORD][0].half[WEST] = FINIS;
    }
}

/* ---- 11.1, 11.3 changing it ---- */

static bool
is_borissow(int hex)
{
    return berezina_hex[hex].town == BORISSOW;
}

/* 11.3; 13.43 also on the far end of the bridge. */
static bool
is_french_place(const Game *g, int u, int hex)
{
    if (piece_of(g, u)->kind == ENGINEER) {
        return is_borissow(hex);
    }
    return piece_of(g, u)->corps == CORPS_II && (bank_of(hex) == EAST
            ? ber_is_near_town(hex, BORISSOW, 2) : g->option[OPT_BRIDGE]
                && hex == HEX(5613) && g->stack[RUSSIAN][hex] == 0);
}

static bool
is_russian_place(const Game *g, int u, int hex)
{
    int corps = piece_of(g, u)->corps;

    return bank_of(hex) == WEST
            && !(g->option[OPT_BRIDGE] && hex == HEX(5613))
            && (corps == TCHLAPLATZ ? distance(hex, HEX(1914)) <= 4
                : corps == LANGERON && distance(hex, HEX(5514)) <= 3);
}

/* 11.1 At least one combat unit in the west hex of each of two fords. */
static bool
holds_fords(const Game *g)
{
    if (!g->option[OPT_BRIDGE]) {
        return g->stack[RUSSIAN][HEX(2013)] > 0
                && g->stack[RUSSIAN][HEX(5613)] > 0;
    }
    for (int i = 0; i < BRIDGEHEAD; i++) {
        if (g->stack[RUSSIAN][bridgehead[i]] == 0) {
            return false;
        }
    }
    return g->stack[RUSSIAN][HEX(2013)] > 0;
}

static const char *
judge(const Game *g, const WgAction *a, int side)
{
    int u = a->arg[0], to = a->arg[1];

    if (a->verb == DONE) {
        return side == FRENCH || holds_fords(g) ? NULL
                : g->option[OPT_BRIDGE] ? "13.43 bridge-held"
                : "11.1 fords-held";
    }
    if (a->verb != PLACE) {
        return "11.0 not-now";
    }
    if (side_of(u) != side || !on_map(g, u)) {
        return "11.0 not-yours";
    }
    if (to >= HEXES || to == g->unit[u].place) {
        return "11.0 there-already";
    }
    if (side == FRENCH ? !is_french_place(g, u, to)
            : !is_russian_place(g, u, to)) {
        return side == FRENCH ? "11.3 too-far" : "11.1 too-far";
    }
    return is_combat_unit(piece_of(g, u))
            && g->stack[side][to] >= MOST_STACKED ? "3.1.1 full" : NULL;
}

/* No two places of a formation are farther apart. */
enum { WIDTH = 8 };

static void
propose(const Game *g, WgOffer *out, int side)
{
    for (int u = first_of(side); u < end_of(side); u++) {
        int home = g->unit[u].place;

        for (int hex = 0; on_map(g, u) && hex < HEXES; hex++) {
            if (distance(hex, home) <= WIDTH) {
                wg_propose(out, PLACE, u, hex, 0);
            }
        }
    }
    wg_propose(out, DONE, 0, 0, 0);
}

void
ber_propose_french_setup(const Game *g, WgOffer *out)
{
    propose(g, out, FRENCH);
}

const char *
ber_judge_french_setup(const Game *g, const WgAction *a)
{
    return judge(g, a, FRENCH);
}

void
ber_propose_russian_setup(const Game *g, WgOffer *out)
{
    propose(g, out, RUSSIAN);
}

const char *
ber_judge_russian_setup(const Game *g, const WgAction *a)
{
    return judge(g, a, RUSSIAN);
}

void
ber_apply_setup(Game *g, const WgAction *a)
{
    if (a->verb == PLACE) {
        ber_put(g, a->arg[0], a->arg[1]);
        ber_tell(g, MOVED, a->arg[0], a->arg[1], 0, 0);
        wg_again(g);
    }
}
