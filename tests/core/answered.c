/*
 * answered.c --
 *
 *      The steps of a group go on over what a standing order answers: La
 *      Bataille, where a regiment comes near enemies who are to form no square.
 *      Not where orders are not to answer now, nor where the step has shown
 *      somebody: then undo does not come back, and whoever moves decides anew.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/core/match/match.h"

extern const WgRules moskowa_rules;

static const char *const NEAR = "05064";    /* where the question is raised */
static const char *const STEPS = "{take f_I_I_1} {step 04167} {step 04266} "
        "{step 04366} {step 04465} {step 04565} {step 04665} {step 04766} "
        "{step 04865} {step 04965} {step 05064} put";

static int seer;                /* the slot of f_I_I_1 */

/* The first Russian is seen from there alone. */
static int
piece_seen(const Game *g, int slot)
{
    const char *at = moskowa_rules.place_of(g, seer) < 0 ? ""
            : moskowa_rules.place_key(moskowa_rules.place_of(g, seer));

    return slot == moskowa_rules.second && strcmp(at, NEAR) != 0
            ? -1 : moskowa_rules.piece_in(g, slot);
}

/* Taken back is what was done after the answer, at once; the answer is the other
   side's, and stays. */
static void
undo_to_answer(WgMatch *m)
{
    WgError err;
    const char *why;

    wg_match_undo(m, &err);
    why = wg_match_why_undo(m, wg_match_last_action(m) - 1);
    if (err.code != WG_OK || strcmp(why, "other") != 0) {
        fprintf(stderr, "answered: undo goes on: \"%s\"\n", why);
        exit(1);
    }
}

static void
check(const WgRules *rules, int ordered, const char *expected)
{
    WgSetup setup;
    WgError err;
    WgMatch *m;
    char *told;

    wg_read_setup(rules, "historical", "", "1812", &setup, &err);
    seer = 0;
    while (strcmp(rules->piece_key(setup.piece[seer]), "f_I_I_1") != 0) {
        seer++;
    }
    m = wg_match_begin(rules, &setup, "1812");
    wg_match_apply(m, WG_SECOND, "standing squares never", &err);
    told = wg_group_do(m, WG_FIRST, STEPS, ordered, &err);
    if (err.code != WG_OK || strcmp(told, expected) != 0) {
        fprintf(stderr, "answered: \"%s\", not \"%s\"\n", told, expected);
        exit(1);
    }
    free(told);
    if (ordered && rules == &moskowa_rules) {
        undo_to_answer(m);
    }
    wg_match_free(m);
}

int
main(void)
{
    WgRules dark = moskowa_rules;

    dark.all_recognised = false;
    dark.piece_in = piece_seen;
    check(&moskowa_rules, 1, "done 12 refused {} stopped {}");
    check(&moskowa_rules, 0, "done 11 refused {} stopped {asked}");
    check(&dark, 1, "done 11 refused {} stopped {asked}");
    puts("answered: they go on over what orders answer, and over nothing else");
    return 0;
}
