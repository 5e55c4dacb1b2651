/*
 * words.c --
 *
 *      The words in which Napoleon at the Berezina is asked, answered and
 *      told.
 */

#include "outside.h"

/* ORDER VERB */
const WgWord berezina_verbs[] = {
    { "place", "up", true }, { "move", "up", false }, { "cross", "upn", false },
    { "leave", "u", false }, { "exit", "p", false }, { "fire", "uu", false },
    { "bombard", "up", false }, { "evade", "p", false },
    { "stand", "", false }, { "build", "un", false },
    { "treasure", "u", false }, { "step", "u", false }, { "go", "up", false },
    { "remove", "u", false }, { "displace", "up", false },
    { "decide", "n", true }, { "done", "", false }, {0}
};

/* ORDER AMENDMENT */
const WgWord berezina_amendments[] = {
    { "place", "up", false }, { "losses", "un", false },
    { "treasure", "un", false }, { "track", "n", false },
    { "bridge", "pnn", false }, { "moved", "un", false },
    { "released", "un", false }, { "hour", "n", false },
    { "frost", "n", false }, { "contact", "n", false },
    { "crossed", "n", false }, { "escape", "p", false },
    { "works", "ps", false }, {0}
};

/* ORDER EVENT */
const WgWord berezina_events[] = {
    { "turn_began", "n", true }, { "phase_began", "n", false },
    { "random_event", "nd", false }, { "no_random_event", "nd", false },
    { "awaited", "nnnnd", false }, { "entry_die", "nd", false },
    { "arrives", "np", false }, { "entered", "up", false },
    { "aroused", "nnd", false }, { "released", "n", false },
    { "not_released", "nnd", false }, { "track_moved", "nnn", false },
    { "fmet", "und", false }, { "fmet_stopped", "n", false },
    { "afmet", "nnd", false }, { "treasure_lost", "up", false },
    { "step_lost", "un", false }, { "broke_down", "up", false },
    { "rabble_formed", "up", false }, { "out_of_command", "u", false },
    { "moved", "up", false }, { "russian_moved", "uppn", false },
    { "rabble_moved", "upp", false }, { "rabble_left", "up", false },
    { "overstacked", "up", false }, { "forded", "unnd", false },
    { "left_map", "up", false }, { "exit_chosen", "p", false },
    { "hit", "uunpd", false }, { "missed", "uunpd", false },
    { "destroyed", "up", false }, { "disintegrated", "uu", false },
    { "evaded", "upp", false }, { "displaced", "upp", false },
    { "leader_moved", "up", false }, { "leader_lost", "u", false },
    { "worked", "upnnd", false }, { "built", "upnn", false },
    { "finis", "pn", false }, { "russian_bridge", "pnd", false },
    { "no_russian_bridge", "pnd", false }, { "bridge_taken", "p", false },
    { "bridge_gone", "p", false }, { "broke", "pnnnd", false },
    { "held", "pnnnd", false }, { "half_fell", "pnnd", false },
    { "ney_lost", "u", false },
    { "ended", "nn", false }, { "put_there", "up", false },
    { "set_losses", "un", false }, { "set_treasure", "un", false },
    { "set_track", "n", false }, { "set_bridge", "pnn", false },
    { "decider", "n", false }, { "aimed", "uun", false },
    { "lost_road", "ud", false }, { "set_moved", "un", false },
    { "set_released", "un", false }, { "set_hour", "n", false },
    { "set_frost", "n", false }, { "set_contact", "n", false },
    { "set_crossed", "n", false }, { "set_works", "ps", false }, {0}
};

/* ORDER DECISION */
const WgDecision berezina_decisions[] = {
    { "11.1", "russian_setup", ber_propose_russian_setup,
            ber_judge_russian_setup, ber_apply_setup },
    { "11.3", "french_setup", ber_propose_french_setup,
            ber_judge_french_setup, ber_apply_setup },
    { "13.1", "treasure", ber_propose_treasure, ber_judge_treasure,
            ber_apply_treasure },
    { "13.1", "step", ber_propose_step, ber_judge_step_loss,
            ber_apply_step },
    { "6.1", "move", ber_propose_move, ber_judge_move, ber_apply_move },
    { "3.1.4", "excess", ber_propose_excess, ber_judge_excess,
            ber_apply_excess },
    { "10.1", "exit", ber_propose_exit, ber_judge_exit, ber_apply_exit },
    { "12.0", "russian_move", ber_propose_move, ber_judge_move,
            ber_apply_move },
    { "6.3.1", "equals", ber_propose_equals, ber_judge_equals,
            ber_apply_equals },
    { "7.1", "fire", ber_propose_fire, ber_judge_fire, ber_apply_fire },
    { "7.5", "evade", ber_propose_evade, ber_judge_evade, ber_apply_evade },
    { "8.1", "build", ber_propose_build, ber_judge_build, ber_apply_build },
    { "3.1.4", "displace", ber_propose_displace, ber_judge_displace,
            ber_apply_displace },
    {0}
};
