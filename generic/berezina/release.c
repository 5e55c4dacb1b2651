/*
 * release.c --
 *
 *      6.3.3, 6.3.4 When the Russians are released, and what sets that off.
 */

#include "chapters.h"

const char *
ber_why_not_released(const Game *g, int u)
{
    return piece_of(g, u)->corps == TCHLAPLATZ ? "6.3.3 not-released"
            : "6.3.4 not-released";
}

/* Told only of a corps that is on the map. */
void
ber_release_corps(Game *g, int corps)
{
    bool frozen = !g->released[corps];

    g->released[corps] = 1;
    if (frozen && g->came[corps]) {
        wg_tell(g, RELEASED, corps - TCHLAPLATZ, 0, 0, 0);
    }
}

/* 6.3.4, 5.3.1 With it those who wait at Borissow (11.2). */
static void
release_danube(Game *g)
{
    if (!g->released[DANUBE]) {
        ber_release_corps(g, LANGERON);
        ber_release_corps(g, DANUBE);
        ber_release_corps(g, WITTGENSTEIN);
        ber_release_corps(g, YERMALOFF);
        ber_move_track(g, 1, SHIFT_RELEASE);
    }
}

/* 11.2, 13.43 */
void
ber_release_all(Game *g)
{
    ber_release_corps(g, TCHLAPLATZ);
    release_danube(g);
    ber_release_corps(g, AVANT_GARDE);
    ber_release_corps(g, MAIN_ARMY);
}

/* Does a piece of the other side stand beside this hex?  With `corps` only
   one of that formation counts. */
static bool
touches(const Game *g, int side, int hex, int corps)
{
    for (int d = 0; d < WG_HEX_SIDES; d++) {
        int near = berezina_near[hex][d];

        for (int u = near < 0 ? NONE : g->top[near]; u != NONE;
                u = g->unit[u].below) {
            if (side_of(u) != side && (corps == NO_CORPS
                    || piece_of(g, u)->corps == corps)) {
                return true;
            }
        }
    }
    return false;
}

/* 6.3.3 A neighbour of his, or a crossing. */
static void
watch_tchlaplatz(Game *g, int u)
{
    int hex = g->unit[u].place;

    if (side_of(u) == FRENCH
            ? bank_of(hex) == WEST || touches(g, FRENCH, hex, TCHLAPLATZ)
            : piece_of(g, u)->corps == TCHLAPLATZ
                && touches(g, RUSSIAN, hex, NO_CORPS)) {
        ber_release_corps(g, TCHLAPLATZ);
    }
}

/* 5.3 The first contact. */
void
ber_alarm(Game *g)
{
    if (!g->alarm) {
        g->alarm = g->turn > 0 ? g->turn : 1;
    }
}

/* After a piece has come to a hex: what that sets off.  To be set up there sets
   off nothing (R-B56). */
void
ber_watch(Game *g, int u)
{
    int hex = g->unit[u].place;

    if (hex >= HEXES) {
        return;
    }
    if (!g->alarm && ((side_of(u) == FRENCH && bank_of(hex) == WEST)
            || touches(g, side_of(u), hex, NO_CORPS))) {
        ber_alarm(g);
    }
    if (!g->released[TCHLAPLATZ]) {
        watch_tchlaplatz(g, u);
    }
    if (!g->crossed && side_of(u) == FRENCH && bank_of(hex) == WEST
            && is_combat_unit(piece_of(g, u))) {
        g->crossed = g->turn > 0 ? g->turn : 1;
    }
}

/* ---- 6.3.4 ---- */

static bool
any_french(const Game *g, bool (*holds)(const Game *, int hex))
{
    for (int u = 0; u < FRENCH_PIECES; u++) {
        if (is_fighting(g, u) && holds(g, g->unit[u].place)) {
            return true;
        }
    }
    return false;
}

static bool
is_near_earthworks(const Game *g, int hex)
{
    (void)g;
    return bank_of(hex) == WEST && (distance(hex, HEX(5614)) <= 6
            || distance(hex, HEX(5713)) <= 6);
}

static bool
is_near_borissow(const Game *g, int hex)
{
    (void)g;
    return ber_is_near_town(hex, BORISSOW, 2);
}

static bool
has_finis_bridge(const Game *g)
{
    for (int f = 0; f < FORDS; f++) {
        for (int i = 0; i < 2; i++) {
            if (ber_is_finis(&g->bridge[f][i]) && !g->bridge[f][i].russian) {
                return true;
            }
        }
    }
    return false;
}

/* From the turn after the crossing on. */
void
ber_activate_danube(Game *g)
{
    if (!g->released[DANUBE] && g->crossed && g->crossed < g->turn) {
        wg_call(g, ACTIVATION);
    }
}

static void
roll_activation(Game *g)
{
    wg_roll(g, 1);
}

/* What is added to the die, in four parts.  ORDER ADD in msgs */
Adds
ber_activation_adds(const Game *g)
{
    return (Adds){ any_french(g, is_near_earthworks), has_finis_bridge(g),
            -any_french(g, is_near_borissow), g->deceived > 0 ? -2 : 0 };
}

static void
read_activation(Game *g)
{
    Adds adds = ber_activation_adds(g);
    int die = wg_die(g, 0) + adds.earthworks + adds.bridge + adds.borissow
            + adds.deceived;

    g->deceived = (int8_t)(g->deceived - (g->deceived > 0));
    g->rolls++;
    if (die >= ber_release_needs(g->rolls)) {
        wg_tell(g, DIE_RELEASES, die, ber_release_needs(g->rolls), 0, 0);
        release_danube(g);
    } else {
        wg_tell(g, DIE_FAILS, die, ber_release_needs(g->rolls), 0, 0);
    }
}

const WgStep berezina_activation[] = {
    { "6.3.4", "one die",                         roll_activation },
    { "6.3.4", "is the Army of the Danube released?", read_activation },
    {0}
};
