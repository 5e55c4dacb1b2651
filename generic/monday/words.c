/*
 * words.c --
 *
 *      The words of Bloody Monday: what may be done, what is told, and the
 *      decisions, each with the functions that propose, judge and apply it.
 */

#include "chapters.h"

/* ORDER VERB */
const WgWord monday_verbs[] = {
    { "aim", "up", false },             /* 9.2 this gun fires there */
    { "activate", "u", false },         /* 3.1, 5.1 a commander or leader */
    { "move", "up", false },            /* one area on */
    { "reinforce", "", false },         /* 3.3 draw one more */
    { "restore", "u", false },          /* 3.4-3.6 one step */
    { "tactical", "", false },          { "offensive", "", false },
    { "call", "", false },              { "march", "", false },
    { "pass", "", false },
    { "unlimber", "u", false },         /* 5.2.1 activate artillery */
    { "inspire", "uu", false },         /* leader, unit */
    { "fight", "p", false },
    { "commit", "u", false },           /* 5.3.1 a gun, to this battle */
    { "hit", "u", false },              /* 5.3.6 this unit takes the hit */
    { "stand", "", false },             { "retreat", "", false },
    { "withdraw", "up", false },        /* 6.4 this unit goes there */
    { "skirmish", "up", false },        { "ambush", "u", false },
    { "raid", "", false },              { "done", "", false },
    {0}
};

/* ORDER AMENDMENT */
const WgWord monday_amendments[] = {
    { "place", "up", false },           { "strength", "un", false },
    { "control", "ps", false },         { "disc", "s", false },
    { "turn", "s", false },             /* whose impulse it is */
    {0}
};

/* ORDER EVENT */
const WgWord monday_events[] = {
    { "turn_began", "n", true },        /* turn */
    { "battery_fires", "p", false },
    { "logistics_began", "sn", false }, /* side, its logistic value */
    { "declined", "s", false },         /* 3.1 no activation */
    { "commanded", "up", false },       /* 3.1 activated there */
    { "reinforced", "up", false },      { "restored", "up", false },
    { "tired", "u", false },            /* 5.4 reduced after its activation */
    { "cut_off", "u", false },          { "rejoined", "u", false },
    { "area_cut", "ps", false },        { "area_rejoined", "ps", false },
    { "chose_tactical", "s", false },   { "chose_offensive", "s", false },
    { "chose_call", "s", false },       { "chose_march", "s", false },
    { "chose_raid", "s", false },       { "chose_pass", "s", false },
    { "disc_went", "s", false },        /* to this side */
    { "activated", "up", false },
    { "moved", "upp", false },          /* unit, from, to */
    { "engaged", "upp", false },        /* the same */
    { "took", "sp", false },            /* control */
    { "unlimbered", "up", false },      { "inspired", "uu", false },
    { "battle_began", "ps", false },    /* where, attacker */
    { "gun_fired", "updn", false },     /* gun, at, dice, hits */
    { "gun_spent", "u", false },        /* 5.3.1 reduced by its fire */
    { "absorbed", "pn", false },        /* 1.2.1 hits the ground took */
    { "shielded", "u", false },         { "was_hit", "u", false },
    { "eliminated", "up", false },      /* from where */
    { "stood", "s", false },            { "retreated", "sp", false },
    { "withdrew", "upp", false },       { "showdown", "p", false },
    { "combined", "s", false },         /* 5.3.5 it rolls first */
    { "skirmished", "upp", false },     { "ambushed", "u", false },
    { "fired", "undn", false },         /* lowest hitting roll, dice, hits */
    { "still_contested", "p", false },  { "battle_won", "ps", false },
    { "fatigued", "up", false },        /* 9.10 */
    { "ended", "sn", false },           /* winner or -1, why: ORDER ENDING */
    { "victory", "snn", false },        /* winner or -1, points of each */
    { "put_there", "up", false },       { "set_strength", "un", false },
    { "set_control", "ps", false },     { "set_disc", "s", false },
    { "set_turn", "s", false },
    {0}
};

/* ORDER DECISION */
const WgDecision monday_decisions[] = {
    { "9.2", "aim", mon_propose_aim, mon_judge_aim, mon_apply_aim },
    { "3.1", "commander", mon_propose_commander, mon_judge_commander,
        mon_apply_commander },
    { "3.3", "reinforce", mon_propose_reinforce, mon_judge_reinforce,
        mon_apply_reinforce },
    { "3.5", "restore_leaders", mon_propose_restore, mon_judge_restore,
        mon_apply_restore },
    { "3.4", "restore_guns", mon_propose_restore, mon_judge_restore,
        mon_apply_restore },
    { "3.6", "restore_units", mon_propose_restore, mon_judge_restore,
        mon_apply_restore },
    { "4.0", "impulse", mon_propose_impulse, mon_judge_impulse,
        mon_apply_impulse },
    { "5.1", "activate", mon_propose_activate, mon_judge_activate,
        mon_apply_activate },
    { "5.2", "move", mon_propose_move, mon_judge_move, mon_apply_move },
    { "5.2.2", "inspire", mon_propose_inspire, mon_judge_inspire,
        mon_apply_inspire },
    { "5.3", "battle", mon_propose_battle, mon_judge_battle,
        mon_apply_battle },
    { "5.3.1", "commit", mon_propose_commit, mon_judge_commit,
        mon_apply_commit },
    { "5.3.6", "hit", mon_propose_hit, mon_judge_hit, mon_apply_hit },
    { "5.3.2", "stand", mon_propose_stand, mon_judge_stand, mon_apply_stand },
    { "6.4", "withdraw", mon_propose_withdraw, mon_judge_withdraw,
        mon_apply_withdraw },
    { "9.1", "jagers", mon_propose_jagers, mon_judge_jagers,
        mon_apply_jagers },
    { "6.2", "march", mon_propose_move, mon_judge_move, mon_apply_move },
    { "6.3", "raid", mon_propose_raid, mon_judge_raid, mon_apply_raid },
    { "6.3", "raiders", mon_propose_move, mon_judge_move, mon_apply_move },
    { "7.0", "pass", mon_propose_move, mon_judge_move, mon_apply_move },
    {0}
};
