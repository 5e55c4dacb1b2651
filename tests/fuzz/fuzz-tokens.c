/*
 * fuzz-tokens.c --
 *
 *      A token says nothing: over many secrets every piece of a side is as
 *      often in every slot, and as often drawn at every time, and who stands
 *      in a slot does not tell when it was drawn.
 *
 *      "fuzz-tokens 20000 7": so many secrets, from seed 7.
 */

#include <stdio.h>
#include <stdlib.h>

#include "fuzz.h"

enum { SECRETS = 20000, SIGMAS = 6 };

/* How often two things fell together. */
typedef struct Table {
    const char *what;
    int32_t count[WG_PIECES][WG_PIECES];
} Table;

/* Each pair of a side's must have fallen alike often: the square of chi, which
   of n things shuffled has the mean n (n - 1) and the variance 2 n n. */
static void
check_side(const WgRules *rules, const Table *t, int side, int secrets)
{
    int first = side ? rules->second : 0;
    int last = side ? rules->pieces : rules->second;
    double n = last - first, due = secrets / n, square = 0;
    double mean = n * (n - 1);

    for (int i = first; i < last; i++) {
        for (int k = first; k < last; k++) {
            double off = t->count[i][k] - due;

            square += off * off / due;
        }
    }
    printf("fuzz-tokens: %s, %s, %s: %.3f of what is due\n", rules->name,
            rules->sides[side], t->what, square / mean);
    if ((square - mean) * (square - mean) > SIGMAS * SIGMAS * 2 * n * n) {
        printf("fuzz-tokens: that is not chance\n");
        exit(1);
    }
}

static void
count(const WgRules *rules, const WgSetup *setup, Table *table)
{
    int drawn[WG_PIECES];

    for (int i = 0; i < rules->pieces; i++) {
        drawn[setup->lot[i]] = i;
    }
    for (int slot = 0; slot < rules->pieces; slot++) {
        int piece = setup->piece[slot];

        table[0].count[slot][piece]++;
        table[1].count[drawn[piece]][piece]++;
        table[2].count[slot][drawn[piece]]++;
    }
}

static void
check_game(Walk *w, const WgRules *rules, int secrets)
{
    Table *table = calloc(3, sizeof *table);

    table[0].what = "slots and pieces";
    table[1].what = "lots and pieces";
    table[2].what = "slots and lots";
    for (int i = 0; i < secrets; i++) {
        char secret[17];
        WgSetup setup;
        WgError err;

        snprintf(secret, sizeof secret, "%08x%08x",
                walk_chance(w, 0xffffffffu), walk_chance(w, 0xffffffffu));
        wg_read_setup(rules, "", "", secret, &setup, &err);
        count(rules, &setup, table);
    }
    for (int i = 0; i < 6; i++) {
        check_side(rules, &table[i / 2], i % 2, secrets);
    }
    free(table);
}

int
main(int argc, char **argv)
{
    int secrets = argc > 1 ? atoi(argv[1]) : SECRETS;
    unsigned seed = argc > 2 ? (unsigned)strtoul(argv[2], NULL, 10) : 1812;
    Walk w = { .state = seed * 0x9e3779b97f4a7c15u | 1 };

    for (int i = 0; wg_all_rules[i]; i++) {
        check_game(&w, wg_all_rules[i], secrets);
    }
    return 0;
}
