/*
 * moments.c --
 *
 *      When which question is put, and about whom: so that a position from
 *      outside, one that agrees with itself in all else, can be played on.
 */

#include <string.h>

#include "determinize.h"

/* What there must be. */
enum {
    HAS_HAND = 1,               /* a unit in hand, */
    ON_MAP = 2,                 /* it is on the map, */
    ENEMYS = 4,                 /* it is the other side's */
    HAS_TARGET = 8,             /* a hex fired at, or attacked, */
    HAS_STRUCK = 16,            /* one where points are lost */
    FIRES = 32,                 /* a side that fires */
    CHECKS = 64,                /* a unit of the side asked that checks */
    IN_MELEE = 128,             /* that procedure, */
    IN_TURN = 256,              /* a turn */
    NO_HAND = 512               /* nobody in hand */
};

/* A question, by which procedure it is put, which step of that comes next, NULL
   for none, and its needs. */
typedef struct Moment {
    int8_t decision, procedure;
    const char *next;
    int needs;
} Moment;

static const Moment moments[] = {
    { ASK_DIVISION, WHOLE_GAME, "corps, Russian", 0 },
    { ASK_DIVISION, WHOLE_GAME, "who places whom", 0 },
    { ASK_DEPLOY, DEPLOYMENT, "the others stand", 0 },
    { ASK_DEPLOY, DEPLOYMENT, "all stand", 0 },
    { ASK_CALL, PLAYER_TURN, "messages", IN_TURN | NO_HAND },
    { ASK_MESSAGE, PLAYER_TURN, "messages end", IN_TURN | NO_HAND },
    { ASK_UNIT, PLAYER_TURN, "who stands near", IN_TURN | NO_HAND },
    { ASK_STEP, MOVE_ONE, NULL, IN_TURN | HAS_HAND | ON_MAP },
    { ASK_ANSWER, ANSWERING, NULL, IN_TURN | HAS_HAND | ON_MAP },
    { ASK_CHARGE, NOTICES, "whose", IN_TURN | HAS_HAND | ON_MAP },
    { ASK_SQUARE, NOTICES, "charge goes on",
        IN_TURN | HAS_HAND | ON_MAP | ENEMYS },
    { ASK_SQUARE, STAND_BY, NULL, IN_TURN | HAS_HAND | ON_MAP | ENEMYS },
    { ASK_REGROUP, PLAYER_TURN, "worn units leave", IN_TURN | NO_HAND },
    { ASK_SUPPLY, REBUILD, "it comes back", IN_TURN | HAS_HAND },
    { ASK_RETURN, REBUILD, "it has been", IN_TURN | HAS_HAND },
    { ASK_TARGET, FIRE_PHASE, "end", IN_TURN | NO_HAND | FIRES },
    { ASK_FIRERS, FIRE_AT, "howitzers",
        IN_TURN | NO_HAND | FIRES | HAS_TARGET },
    { ASK_LOSSES, VOLLEY, "settle", IN_TURN | HAS_STRUCK },
    { ASK_LOSSES, MELEE_FIGHT, "what follows",
        IN_MELEE | HAS_TARGET | HAS_STRUCK },
    { ASK_DEFENDER, MELEE_PHASE, "end", IN_TURN | NO_HAND },
    { ASK_EVASION, MELEE, "who is left", IN_MELEE | HAS_TARGET },
    { ASK_EVADING, EVADE_ONE, NULL,
        IN_MELEE | HAS_TARGET | HAS_HAND | ON_MAP },
    { ASK_ATTACKERS, MELEE, "retreat", IN_MELEE | HAS_TARGET },
    { ASK_DEFENDING_LEADER, MELEE_FIGHT, "dice", IN_MELEE | HAS_TARGET },
    { ASK_LEADER, MELEE_FIGHT, "leader", IN_MELEE | HAS_TARGET },
    { ASK_RETREAT, RETREAT, NULL, IN_TURN | CHECKS },
    { ASK_ADVANCE, MELEE, "end", IN_MELEE | HAS_TARGET },
    { ASK_PROLONG, WHOLE_GAME, NULL, 0 },
    { ASK_NEXT_DAY, END_OF_DAY, "the Russians", 0 },
    { ASK_NEXT_DAY, END_OF_DAY, "the next day", 0 }
};

static bool
is_asked(const WgFlow *f, const Moment *m)
{
    const char *next = moskowa_procedures[f->frame[f->asker].proc]
            [f->frame[f->asker].step].name;

    return f->decision == m->decision && f->asker == f->depth - 1
            && f->frame[f->asker].proc == m->procedure
            && (next == m->next || (next && m->next
                && strcmp(next, m->next) == 0));
}

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
            && (!(needs & CHECKS) || (g->checking != NONE
                    && side_of(g->checking) == g->flow.side
                    && g->unit[g->checking].hex != OFF_MAP))
            && (!(needs & IN_TURN) || wg_is_under_way(g, PLAYER_TURN))
            && (!(needs & IN_MELEE) || (wg_is_under_way(g, PLAYER_TURN)
                    && wg_is_under_way(g, MELEE)));
}

bool
msk_is_playable(const Game *g)
{
    for (size_t i = 0; i < sizeof moments / sizeof *moments; i++) {
        if (is_asked(&g->flow, &moments[i])) {
            return has_all(g, moments[i].needs);
        }
    }
    return false;
}
