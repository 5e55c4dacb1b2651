/*
 * query-build.c --
 *
 *      8.1 What engineers can build, for the table:
 *
 *      build U     on what this engineer could work: {bridge N bank WORD
 *                  sections N far N dice {DIE N...} chance C}...: 0 is the
 *                  causeway, on no bank; how far the half is, and the
 *                  Russians; the sections built by each die, and how probable
 *                  any is
 *      fords       {east HEX west HEX far N chance C}... of each: how far the
 *                  Russians are from its east bank, and how probable it is
 *                  that engineers there build anything
 */

#include "outside.h"

/* The faces by which anything is built with the Russians so far away. */
static unsigned
building_faces(int far)
{
    unsigned faces = 0;

    for (int die = 1; die <= FACES; die++) {
        faces |= (unsigned)(ber_sections(far, die) > 0) << die;
    }
    return faces;
}

int
ber_chance_to_build(int far)
{
    return ber_share(building_faces(far));
}

Work
ber_work(const Game *g, int u, int bridge)
{
    int hex = g->unit[u].place, ford = ber_ford_of(hex);
    const Bridge *b = bridge > 0 ? &g->bridge[ford][bridge - 1] : NULL;

    return b == NULL ? (Work){ 0, SURE }
            : (Work){ b->half[ber_half_to_build(b, hex)],
                ber_chance_to_build(ber_enemy_distance(g, FRENCH, hex)) };
}

static void
print_half(const Game *g, int hex, int i, int far, WgText *out)
{
    const Bridge *b = &g->bridge[ber_ford_of(hex)][i - 1];
    int bank = ber_half_to_build(b, hex);

    wg_print(out, "{bridge %d bank %s sections %d far %d dice {", i,
            berezina_bank_words[bank], b->half[bank], far);
    for (int die = 1; die <= FACES; die++) {
        wg_print(out, "%d %d ", die, ber_sections(far, die));
    }
    wg_print(out, "} chance %d} ", ber_chance_to_build(far));
}

void
ber_query_build(const Game *g, int u, WgText *out)
{
    int hex = g->unit[u].place, far = ber_enemy_distance(g, FRENCH, hex);

    for (int i = 0; i <= 2; i++) {
        WgAction a = { BUILD, { (int16_t)u, (int16_t)i, 0 } };

        if (side_of(u) != FRENCH || ber_judge_build(g, &a) != NULL) {
            continue;
        }
        if (i == 0) {
            wg_print(out, "{bridge 0 bank none sections 0 far %d dice {} "
                    "chance %d} ", far, SURE);
        } else {
            print_half(g, hex, i, far, out);
        }
    }
}

void
ber_query_fords(const Game *g, WgText *out)
{
    for (int f = 0; f < FORDS; f++) {
        const Ford *ford = &berezina_ford[f];
        int far = ber_enemy_distance(g, FRENCH, ford->east);

        wg_print(out, "{east %s west %s far %d chance %d} ",
                berezina_hex[ford->east].key, berezina_hex[ford->west].key, far,
                ber_chance_to_build(far));
    }
}
