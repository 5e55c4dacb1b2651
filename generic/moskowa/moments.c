/*
 * moments.c --
 *
 *      When which question is put, and about whom: so that a position from
 *      outside, one that agrees with itself in all else, can be played on.
 */

#include "../core/moments.h"
#include "determinize.h"

/* ---- what is under way, and what is asked ---- */

static const WgLink links[] = {
    { DEPLOYMENT, WHOLE_GAME, "turns of twenty minutes" },
    { END_OF_DAY, WHOLE_GAME, "turns of twenty minutes" },
    { GAME_TURN, WHOLE_GAME, "turns of twenty minutes" },
    { PLAYER_TURN, GAME_TURN, "second player's turn" },
    { PLAYER_TURN, GAME_TURN, NULL },
    { MOVE_ONE, PLAYER_TURN, "movement" },
    { ANSWERING, MOVE_ONE, "steps" },
    { NOTICES, MOVE_ONE, "steps" },
    { STEP_ON, MOVE_ONE, "steps" },
    { NOTICES, STEP_ON, NULL },
    { SQUARE_FIRE, STEP_ON, "squares fire" },
    { VOLLEY, SQUARE_FIRE, "fire" },
    { STAND_BY, PLAYER_TURN, "who stands near" },
    { REBUILD, PLAYER_TURN, "regrouping" },
    { FIRE_PHASE, PLAYER_TURN, "worn units leave" },
    { FIRE_AT, FIRE_PHASE, "targets" },
    { VOLLEY, FIRE_AT, "fire" },
    { MELEE_PHASE, PLAYER_TURN, "worn units leave" },
    { MELEE, MELEE_PHASE, "defenders" },
    { EVADE_ONE, MELEE, "retreat" },
    { MELEE_FIGHT, MELEE, "advance" },
    { SETTLE, MELEE_FIGHT, NULL },
    { RETREAT, SETTLE, "who is next" }
};

/* What there must be. */
enum {
    HAS_HAND = 1,               /* a unit in hand, */
    ON_MAP = 2,                 /* it is on the map, */
    ENEMYS = 4,                 /* it is the other side's */
    HAS_TARGET = 8,             /* a hex fired at, or attacked, */
    HAS_STRUCK = 16,            /* one where points are lost */
    FIRES = 32,                 /* a side that fires */
    GOES_BACK = 64,             /* a unit of the side asked that goes back */
    NO_HAND = 128               /* nobody in hand */
};

static const WgMoment moments[] = {
    { ASK_DIVISION, WHOLE_GAME, "corps, Russian", 0 },
    { ASK_DIVISION, WHOLE_GAME, "who places whom", 0 },
    { ASK_DEPLOY, DEPLOYMENT, "the others stand", 0 },
    { ASK_DEPLOY, DEPLOYMENT, "all stand", 0 },
    { ASK_CALL, PLAYER_TURN, "messages", NO_HAND },
    { ASK_MESSAGE, PLAYER_TURN, "messages end", NO_HAND },
    { ASK_UNIT, PLAYER_TURN, "who stands near", NO_HAND },
    { ASK_STEP, MOVE_ONE, NULL, HAS_HAND | ON_MAP },
    { ASK_ANSWER, ANSWERING, NULL, HAS_HAND | ON_MAP },
    { ASK_CHARGE, NOTICES, "whose", HAS_HAND | ON_MAP },
    { ASK_SQUARE, NOTICES, "charge goes on", HAS_HAND | ON_MAP | ENEMYS },
    { ASK_SQUARE, STAND_BY, NULL, HAS_HAND | ON_MAP | ENEMYS },
    { ASK_REGROUP, PLAYER_TURN, "worn units leave", NO_HAND },
    { ASK_SUPPLY, REBUILD, "it comes back", HAS_HAND },
    { ASK_RETURN, REBUILD, "it has been", HAS_HAND },
    { ASK_TARGET, FIRE_PHASE, "end", NO_HAND | FIRES },
    { ASK_FIRERS, FIRE_AT, "howitzers", NO_HAND | FIRES | HAS_TARGET },
    { ASK_LOSSES, VOLLEY, "settle", HAS_STRUCK },
    { ASK_LOSSES, MELEE_FIGHT, "what follows", HAS_TARGET | HAS_STRUCK },
    { ASK_DEFENDER, MELEE_PHASE, "end", NO_HAND },
    { ASK_EVASION, MELEE, "who is left", HAS_TARGET },
    { ASK_EVADING, EVADE_ONE, NULL, HAS_TARGET | HAS_HAND | ON_MAP },
    { ASK_ATTACKERS, MELEE, "retreat", HAS_TARGET },
    { ASK_DEFENDING_LEADER, MELEE_FIGHT, "dice", HAS_TARGET },
    { ASK_LEADER, MELEE_FIGHT, "leader", HAS_TARGET },
    { ASK_RETREAT, RETREAT, NULL, GOES_BACK },
    { ASK_ADVANCE, MELEE, "end", HAS_TARGET },
    { ASK_PROLONG, WHOLE_GAME, NULL, 0 },
    { ASK_NEXT_DAY, END_OF_DAY, "the Russians", 0 },
    { ASK_NEXT_DAY, END_OF_DAY, "the next day", 0 }
};

static const WgMoments questions = {
    moskowa_procedures, links, sizeof links / sizeof *links,
    moments, sizeof moments / sizeof *moments
};

/* ---- what it is about ---- */

/* Of the side that is asked, or of the other. */
static bool
has_hand(const Game *g, int needs)
{
    return g->hand >= 0 && (side_of(g->hand) != g->flow.side)
            == ((needs & ENEMYS) != 0)
            && (!(needs & ON_MAP) || g->unit[g->hand].hex != OFF_MAP);
}

static bool
has_all(const Game *g, int needs)
{
    return (!(needs & HAS_HAND) || has_hand(g, needs))
            && (!(needs & NO_HAND) || g->hand == NONE)
            && (!(needs & HAS_TARGET) || g->target != OFF_MAP)
            && (!(needs & HAS_STRUCK) || g->struck != OFF_MAP)
            && (!(needs & FIRES) || g->firing != WG_NOBODY)
            && (!(needs & GOES_BACK) || (g->checking != NONE
                    && side_of(g->checking) == g->flow.side
                    && g->unit[g->checking].hex != OFF_MAP));
}

/* How far who has to go back goes, and from where. */
static bool
knows_way_back(const Game *g, int needs)
{
    bool goes = needs & GOES_BACK;

    for (int u = 0; u < PIECES; u++) {
        goes |= (g->unit[u].pending & MUST_RETREAT) != 0;
    }
    return !goes || (g->back > 0 && g->back_from != OFF_MAP);
}

bool
msk_is_playable(const Game *g)
{
    const WgMoment *moment = wg_moment(&questions, g);

    return moment && has_all(g, moment->needs)
            && knows_way_back(g, moment->needs);
}
