/*
 * room.c --
 *
 *      The pieces of a group keep within what a place holds when the phase
 *      ends: in The Ford with a limit of its own, at the Berezina, where
 *      whoever is too many is put off later, and in La Bataille, where no step
 *      may overstack.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/core/match/match.h"
#include "../../generic/ford/ford.h"

extern const WgRules ford_rules;

static void
expect(bool good, const char *what, const char *told)
{
    if (!good) {
        fprintf(stderr, "room: %s: \"%s\"\n", what, told);
        exit(1);
    }
}

/* How many words are in a list of a plan, "arrive {F10 F11} ...". */
static int
count_in(const char *plan, const char *list)
{
    const char *at = strstr(plan, list);
    int words = 0;

    expect(at != NULL, list, plan);
    for (at += strlen(list); *at != '}'; at++) {
        words += *at != ' ' && (at[-1] == ' ' || at[-1] == '{');
    }
    return words;
}

static int
times(const char *text, const char *word)
{
    int n = 0;

    for (; (text = strstr(text, word)) != NULL; text++) {
        n++;
    }
    return n;
}

static void
apply(WgMatch *m, int side, const char *text)
{
    WgError err;

    wg_match_apply(m, side, text, &err);
    expect(err.code == WG_OK, text, err.text);
}

/* ---- a limit of its own ---- */

enum { FROM = 7 * COLUMNS + 5, BESIDE = FROM + 1, TO = FROM + COLUMNS };

/* Nobody may stay there. */
static const char *
closed(const Game *g, int piece, int place)
{
    (void)g;
    (void)piece;
    return place == TO ? "9.9 closed" : NULL;
}

static void
check_toy(void)
{
    WgRules strict = ford_rules;
    WgSetup setup;
    WgError err;
    WgText two = {0};
    WgMatch *m;
    const char *to = ford_rules.place_key(TO);
    char *plan;

    strict.no_room = closed;
    expect(wg_read_setup(&strict, "", "", "1812", &setup, &err), "begins", "");
    m = wg_match_begin(&strict, &setup, "1812");
    apply(m, WG_CHANCE, "roll 1");
    wg_print_word(&two, m, 'u', ford_unit_at(m->game, FROM));
    plan = wg_group_plan(m, 0, two.text, to);
    expect(strstr(plan, "stay {} ") != NULL, "one alone may pass", plan);
    free(plan);
    plan = wg_group_march(m, 0, two.text, to, 0);
    expect(times(plan, "9.9 closed") == 1, "on a march it may not", plan);
    free(plan);
    wg_add(&two, " ");
    wg_print_word(&two, m, 'u', ford_unit_at(m->game, BESIDE));
    plan = wg_group_plan(m, 0, two.text, to);
    expect(strstr(plan, "arrive {} ") != NULL
            && times(plan, "9.9 closed") > 0, "nobody of two goes", plan);
    free(plan);
    free(two.text);
    wg_match_free(m);
}

/* ---- the Berezina ---- */

static WgMatch *
begin(const char *game, const char *scenario, const char *decision)
{
    WgError err;
    WgMatch *m = wg_match_new(game, scenario, "", "0", &err);

    expect(m != NULL, game, err.text);
    while (strcmp(wg_match_decision(m), decision) != 0) {
        static const char *const ones[] = {
            "", "roll 1", "roll 1 1", "roll 1 1 1"
        };

        apply(m, wg_match_side(m), wg_match_dice(m) ? ones[wg_match_dice(m)]
                : "done");
    }
    return m;
}

static char *
plan_of(const WgMatch *m, const char *units, const char *to, int arrive,
        int fall_short, int full)
{
    char *plan = wg_group_plan(m, 0, units, to);

    expect(count_in(plan, "arrive {") == arrive, "so many arrive", plan);
    expect(count_in(plan, "short {") == fall_short, "or come near", plan);
    expect(times(plan, " 3.1.1 full ") == full, "or find it full", plan);
    return plan;
}

/* Do its steps; nobody is too many then. */
static void
do_plan(WgMatch *m, char *plan)
{
    char *steps = strstr(plan, "steps {") + strlen("steps {"), *told;
    WgError err;

    steps[strlen(steps) - 1] = '\0';
    told = wg_group_do(m, 0, steps, 1, &err);
    expect(strstr(told, "refused {}") != NULL, "all is done", told);
    expect(m->rules->broken(m->game) == NULL, "the position", told);
    free(told);
    free(plan);
}

static void
check_berezina(void)
{
    static const char *const at[] = {
        "merle 4309", "legrand 4309", "maison 4409", "castex 4409",
        "dombrowski 4310", "oudinot 4310"
    };
    const char *corps = "merle legrand maison castex dombrowski oudinot";
    WgMatch *m = begin("berezina", "solitaire", "move");
    char *crowded;

    for (int i = 0; i < 6; i++) {
        WgText text = {0};

        wg_print(&text, "place %s", at[i]);
        apply(m, WG_UMPIRE, text.text);
        free(text.text);
    }
    /* Two combat units stay there, those who come and the leader beside. */
    free(plan_of(m, "maison", "4309", 1, 0, 0));
    free(plan_of(m, "maison dombrowski", "4309", 0, 0, 2));
    do_plan(m, plan_of(m, corps, "4410", 3, 0, 3));
    crowded = wg_match_query(m, 0, "crowded");
    expect(*crowded == '\0', "nobody is to be put off", crowded);
    free(crowded);
    wg_match_free(m);
}

/* Beyond what their points allow they halt one behind another. */
static void
check_column(void)
{
    WgMatch *m = begin("berezina", "solitaire", "move");
    const char *corps = "merle legrand maison castex doumerc dombrowski";
    char *plan = wg_group_plan(m, 0, corps, "1204"), *crowded;

    expect(count_in(plan, "short {") > 2, "they march", plan);
    do_plan(m, plan);
    crowded = wg_match_query(m, 0, "crowded");
    expect(*crowded == '\0', "nobody is to be put off", crowded);
    free(crowded);
    wg_match_free(m);
}

/* ---- La Bataille ---- */

static void
check_moskowa(void)
{
    WgMatch *m = begin("moskowa", "shewardino", "unit");
    char *still = wg_match_still(m, 0), *reach, *to, *plan;
    WgText units = {0};
    const char *at = still;

    for (int i = 0; i < 12 && *at; i++) {
        wg_print(&units, "%s%.*s", i ? " " : "", (int)strcspn(at, " "), at);
        at = strchr(at, '}') + 1;
        at += strspn(at, " ");
    }
    reach = wg_group_reach(m, 0, units.text);
    to = strtok(reach, " ");
    plan = wg_group_plan(m, 0, units.text, to);
    expect(count_in(plan, "arrive {") > 0 && count_in(plan, "short {") > 0,
            "some have room, others halt before it", plan);
    do_plan(m, plan);
    free(reach);
    free(units.text);
    free(still);
    wg_match_free(m);
}

int
main(void)
{
    check_toy();
    check_berezina();
    check_column();
    check_moskowa();
    puts("room: nobody is sent where there is none");
    return 0;
}
