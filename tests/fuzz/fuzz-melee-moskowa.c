/*
 * fuzz-melee-moskowa.c --
 *
 *      The exact odds of melees and charges of La Bataille de la Moskowa
 *      against the rules: positions of matches that are recorded, each fought
 *      some hundred times with random dice.  "fuzz-melee-moskowa 2000 20 7":
 *      so many times, so many of each kind a match, from seed 7.
 */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/core/match/match.h"
#include "fuzz-melee-moskowa.h"

extern const WgRules moskowa_rules;

enum { RUNS = 200, PLACES = 3, WORK = 40000, LONGEST_FILE = 4000000 };

/* Of means, too, an error four times the likeliest is none in a hundred of
   these programs; and rare things may happen. */
enum { SIGMAS = 4, RARE = 3 };

static uint64_t chance;
static int runs = RUNS, compared, wrong;
static long most_cases;
static double least = 1;

unsigned
melee_chance(unsigned below)
{
    chance ^= chance << 13;
    chance ^= chance >> 7;
    chance ^= chance << 17;
    return (unsigned)((chance >> 33) % below);
}

/* ---- what is compared ---- */

static const char *const names[FIGURES] = {
    "empty", "enters", "beaten", "carried",
    "own points", "own points, squared", "own routs", "own destroyed",
    "own others", "own wounded", "own killed", "own captured",
    "enemy points", "enemy points, squared", "enemy routs",
    "enemy destroyed", "enemy others", "enemy wounded", "enemy killed",
    "enemy captured",
};

static void
put_fate(const Fate *fate, double *out)
{
    double squares = 0;

    for (int lost = 0; lost <= MOST_POINTS; lost++) {
        squares += fate->lost[lost] * lost * lost;
    }
    out[POINTS] = fate->mean;
    out[SQUARES] = squares;
    out[ROUTS] = fate->routs;
    out[DESTROYED] = fate->destroyed;
    out[OTHERS] = fate->others;
    out[HURT] = fate->wounded;
    out[KILLED] = fate->killed;
    out[SEIZED] = fate->captured;
}

static void
put_exact(const Reckoning *of, int attacker, double *out)
{
    out[EMPTY] = of->empty;
    out[ENTERS] = of->enters;
    out[BEATEN] = of->beaten;
    out[CARRIED] = of->carried;
    put_fate(&of->fate[attacker], out + OWN);
    put_fate(&of->fate[!attacker], out + ENEMY);
}

/* How far the mean of so many may be from what is exact. */
static double
margin(int figure, const double *exact)
{
    double value = exact[figure], variance = value * (1 - value);

    if (figure == OWN + POINTS || figure == ENEMY + POINTS) {
        variance = exact[figure + 1] - value * value;
    }
    return SIGMAS * sqrt(variance > 0 ? variance / runs : 0)
            + (double)RARE / runs;
}

static void
compare(const char *what, const char *file, int n, int hex,
        const double *exact, const double *sum)
{
    for (int i = 0; i < FIGURES; i++) {
        double mean = sum[i] / runs;

        if (i != OWN + SQUARES && i != ENEMY + SQUARES
                && fabs(mean - exact[i]) > margin(i, exact)) {
            fprintf(stderr, "fuzz-melee-moskowa: %s, action %d, %s on %s: %s "
                    "%.4f, but %.4f in %d runs\n", file, n, what,
                    moskowa_hex_name[hex], names[i], exact[i], mean, runs);
            wrong++;
        }
    }
}

/* ---- positions ---- */

static void
look(const char *file, int n, const Game *g, const Fight *fight)
{
    double exact[FIGURES], sum[FIGURES] = {0};
    Game trial, known = *g;
    Reckoning of;

    melee_know(&known);
    if (!melee_try(&known, fight, &trial) || !melee_can(&known, fight)) {
        return;
    }
    msk_reckon(&moskowa_rules, &trial, WORK, &of);
    least = of.considered < least ? of.considered : least;
    most_cases = of.cases > most_cases ? of.cases : most_cases;
    put_exact(&of, g->phasing, exact);
    for (int run = 0; run < runs; run++) {
        double of_one[FIGURES] = {0};

        melee_fight(&known, fight, &trial, of_one);
        for (int i = 0; i < FIGURES; i++) {
            sum[i] += of_one[i];
        }
    }
    compare(fight->name, file, n, fight->hex, exact, sum);
    compared++;
}

/* One of those offered, by lot. */
static int
any_hex(const Game *g, int verb)
{
    static WgOffer offer;
    int16_t hex[WG_MAY];
    int count = 0;

    wg_offer(&moskowa_rules, g, &offer);
    for (int i = 0; i < offer.count; i++) {
        if (offer.action[i].verb == verb) {
            hex[count++] = offer.action[i].arg[0];
        }
    }
    return count == 0 ? OFF_MAP : hex[melee_chance((unsigned)count)];
}

static void
look_at(const char *file, int n, const Game *g, int *left)
{
    int kind = g->flow.side != g->phasing ? -1
            : g->flow.decision == ASK_DEFENDER ? MELEES
            : g->flow.decision == ASK_CHARGE ? CHARGES_HOME : -1;
    Game known = *g;
    Fight fight;
    int before = compared;

    if (kind < 0 || left[kind] == 0 || g->commanders[g->phasing] > 1) {
        return;
    }
    fight.hex = any_hex(&known, kind == MELEES ? ATTACK : DECLARE);
    if (fight.hex == OFF_MAP) {
        return;
    }
    fight.kind = kind;
    fight.name = kind == MELEES ? "an attack" : "a charge";
    look(file, n, g, &fight);
    if (kind == CHARGES_HOME) {
        fight.kind = SQUARES_TRIED;
        fight.name = "a charge that meets an attempt to form square";
        look(file, n, g, &fight);
    }
    left[kind] -= compared > before;
}

/* One in so many actions, that they are of the whole match. */
static void
look_through(const char *file, const char *text, int places)
{
    int left[KINDS] = { places, places, places };
    WgError err;
    WgMatch *m = wg_match_load(text, &err);

    if (m == NULL) {
        fprintf(stderr, "fuzz-melee-moskowa: %s: %s\n", file, err.text);
        exit(1);
    }
    wg_start(m);
    for (int n = 0; n < m->length; n++) {
        look_at(file, n, m->game, left);
        wg_redo(m, &m->entry[n]);
    }
    wg_match_free(m);
}

static char *
read_file(const char *name)
{
    static char text[LONGEST_FILE];
    char path[1000];
    const char *source = getenv("srcdir");
    FILE *file;
    size_t length;

    snprintf(path, sizeof path, "%s/tests/games/moskowa-%s.game",
            source ? source : "..", name);
    file = fopen(path, "rb");
    if (file == NULL) {
        perror(path);
        exit(1);
    }
    length = fread(text, 1, sizeof text - 1, file);
    text[length] = '\0';
    fclose(file);
    return text;
}

int
main(int argc, char **argv)
{
    static const char *const files[] = {
        "fleches", "shewardino", "utitsa", "uvarov", "morning", "afternoon",
        "historical", "example-charge", NULL
    };
    int places = argc > 2 ? atoi(argv[2]) : PLACES;

    runs = argc > 1 ? atoi(argv[1]) : RUNS;
    chance = 0x9e3779b97f4a7c15u + (argc > 3 ? strtoul(argv[3], NULL, 10) : 1);
    for (const char *const *file = files; *file; file++) {
        look_through(*file, read_file(*file), places);
    }
    printf("fuzz-melee-moskowa: %d fights, %d times each, %ld ends at most, "
            "%.3f followed at least, %d wrong\n", compared, runs, most_cases,
            least, wrong);
    return wrong > 0 || compared == 0;
}
