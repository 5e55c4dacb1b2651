/*
 * melee.c --
 *
 *      Melee Combat: the phase, hex after hex that is attacked.
 */

#include "commanders.h"
#include "fire.h"
#include "melee.h"
#include "noted.h"

/* ---- the phase ---- */

void
msk_call_melee(Game *g)
{
    wg_call(g, MELEE_PHASE);
}

static void
ask_defender(Game *g)
{
    do {
        if (msk_has_melee(g)) {
            wg_ask(g, g->phasing, ASK_DEFENDER);
            return;
        }
    } while (msk_next_commander(g));
}

void
msk_apply_defender(Game *g, const WgAction *a)
{
    if (a->verb == ATTACK) {
        msk_begin_attack(g, a->arg[0]);
        wg_again(g);
        wg_call(g, MELEE);
    } else if (msk_next_commander(g)) {
        wg_again(g);
    }
}

/* ---- an attack ---- */

/* The attack under way is over; those who took part have `part`. */
static void
end_with(Game *g, int part)
{
    for (int u = 0; u < PIECES; u++) {
        if (melee_part(g, u) == ATTACKS) {
            set_melee_part(g, u, is_person(piece_of(g, u)) ? NO_PART : part);
        } else if (melee_part(g, u) == MUST_EVADE) {
            set_melee_part(g, u, NO_PART);
        }
    }
    g->target = OFF_MAP;
}

static void
ask_attackers(Game *g)
{
    wg_ask(g, g->phasing, ASK_ATTACKERS);
}

static void
announce(Game *g)
{
    Attackers attackers;

    msk_attacking(g, &attackers);
    for (int i = 0; i < attackers.count; i++) {
        int from = g->unit[attackers.slot[i]].hex;

        if (i == 0 || g->unit[attackers.slot[i - 1]].hex != from) {
            wg_tell(g, ATTACKED, from, g->target, attackers.slot[i],
                    msk_face(g, g->target));
        }
    }
}

static bool
can_join(const Game *g)
{
    Attackers able;

    msk_able(g, g->target, &able);
    return able.count > 0;
}

/* All who may join have answered: R-M173. */
static void
go_on(Game *g)
{
    if (msk_next_to_join(g, can_join)) {
        msk_begin_attack(g, g->target);
        wg_again(g);
    } else {
        announce(g);
    }
}

static void
hold(Game *g)
{
    if (g->joining == NONE) {
        end_with(g, NO_PART);
        wg_leave(g);
        return;
    }
    for (int u = first_of(g->phasing); u < end_of(g->phasing); u++) {
        if (melee_part(g, u) == ATTACKS && msk_obeys(g, u)) {
            set_melee_part(g, u, NO_PART);
        }
    }
    go_on(g);
}

void
msk_apply_attacker(Game *g, const WgAction *a)
{
    switch (a->verb) {
    case FIGHT:
        go_on(g);
        return;
    case HOLD:
        hold(g);
        return;
    case INCLUDE:
        set_melee_part(g, a->arg[0], ATTACKS);
        break;
    default:
        set_melee_part(g, a->arg[0], NO_PART);
    }
    wg_again(g);
}

/* R-M127: whom all have left has not been attacked; who stands before an empty
   hex may attack another, and who refused may not. */
static void
is_anybody_left(Game *g)
{
    Attackers attackers;

    msk_attacking(g, &attackers);
    if (attackers.count == 0 || msk_stack(g, g->target).count == 0) {
        for (int i = 0; i < attackers.count; i++) {
            g->unit[attackers.slot[i]].state &= (uint16_t)~MUST_ATTACK;
        }
        end_with(g, NO_PART);
        wg_leave(g);
    }
}

/* R-M132: leaders who are with attackers may go with them. */
static void
mark_leaders(Game *g)
{
    Attackers attackers;

    msk_attacking(g, &attackers);
    for (int i = 0; i < attackers.count; i++) {
        Stack stack = msk_stack(g, g->unit[attackers.slot[i]].hex);

        for (int k = 0; k < stack.count; k++) {
            if (is_person(piece_of(g, stack.slot[k]))) {
                set_melee_part(g, stack.slot[k], ATTACKS);
            }
        }
    }
}

/* Leader Casualties.10: leaders alone are not fought but captured, whether
   anybody can go there or not. */
static void
fight(Game *g)
{
    mark_leaders(g);
    if (msk_top(g, g->target) >= 0) {
        wg_call(g, MELEE_FIGHT);
    } else {
        msk_capture_leaders(g, g->target);
    }
}

static void
roll(Game *g)
{
    wg_roll(g, 2);
}

static void
end_attack(Game *g)
{
    msk_leave_guns(g, g->target);
    end_with(g, HAS_ATTACKED);
}

const WgStep msk_melee_phase[] = {
    { "Melee.5",        "defenders",    ask_defender },
    { "Melee.5",        "end",          msk_forget_parts },
    {0}
};

const WgStep msk_melee_at[] = {
    { "Melee.8",        "who attacks",  ask_attackers },
    { "Evasion.1",      "retreat",      msk_ask_evasion },
    { "Evasion.1",      "who is left",  is_anybody_left },
    { "Cossacks.2",     "die",          msk_roll_attacking },
    { "Cossacks.2",     "who attacks",  msk_read_attacking },
    { "Cossacks.1",     "die",          msk_roll_defending },
    { "Cossacks.1",     "who defends",  msk_read_defending },
    { "Cossacks.1",     "retreat",      msk_ask_refusing },
    { "Cossacks.1",     "who is left",  is_anybody_left },
    { "Melee.4",        "fight",        fight },
    { "Melee.11",       "advance",      msk_advance },
    { "Melee.5",        "end",          end_attack },
    {0}
};

const WgStep msk_melee_fight[] = {
    { "Leaders.Melee.4", "leader",      msk_ask_leader_of_attack },
    { "Leaders.Melee.4", "leader",      msk_ask_leader_of_defence },
    { "Melee.4",        "dice",         roll },
    { "Melee.4",        "result",       msk_read_melee },
    { "Fortifications", "losses",       msk_take_losses },
    { "Melee.4",        "what follows", msk_apply_melee },
    { "Morale",         "settle",       msk_settle },
    {0}
};
