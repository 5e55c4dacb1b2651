/*
 * french-leaders.c --
 *
 *      Where French leaders go: with their men, until it is late or they are
 *      gone; never back over the river.
 */

#include "player.h"

static int
corps_led_by(const Game *g, int leader)
{
    int corps = piece_of(g, leader)->corps;

    return corps == HEADQUARTERS ? OLD_GUARD : corps;
}

/* Is an enemy on the near bank near to the bridges? */
static bool
is_hunted_there(const Game *g)
{
    enum { NEAR = 7 };

    for (int u = FRENCH_PIECES; u < PIECES; u++) {
        if (is_fighting(g, u) && bank_of(g->unit[u].place) == EAST
                && is_within(NEAR, g->unit[u].place,
                    berezina_ford[SITE].east)) {
            return true;
        }
    }
    return false;
}

/* Does he go on without his men? */
bool
ber_flees(const Outlook *o, int u)
{
    const Game *g = o->g;
    int corps = corps_led_by(g, u);
    bool men = false;

    for (int v = 0; v < FRENCH_PIECES; v++) {
        men = men || (is_combat_unit(piece_of(g, v))
                && piece_of(g, v)->corps == corps
                && g->unit[v].place <= ARRIVING);
    }
    return !men || g->turn >= o->weight[LATE] || is_hunted_there(g);
}

Care
ber_care_of(const Outlook *o, int u)
{
    const Game *g = o->g;
    Care care = { .flees = ber_flees(o, u),
        .over = on_map(g, u) && bank_of(g->unit[u].place) == WEST };
    int corps = corps_led_by(g, u);

    for (int v = 0; v < FRENCH_PIECES; v++) {
        if (is_fighting(g, v) && piece_of(g, v)->corps == corps) {
            ber_add_post(&care.men, g->unit[v].place);
        }
    }
    return care;
}

/* Less is better. */
int
ber_worth_for_leader(const Outlook *o, const Care *care, int hex, int least)
{
    enum { APART = 6, ALONE = 60 };
    int row = row_of(hex), across = across_of(hex), enemy;
    int value = care->flees ? ber_far_within(o->out, hex, least) : 0;

    for (int i = 0; !care->flees && i < care->men.count; i++) {
        int apart = ber_apart(&care->men, i, row, across);

        value += 4 * (apart < APART ? apart : APART) - 3 * (apart == 0);
    }
    value += 10 * ALONE * (care->over && bank_of(hex) == EAST)
            + 4 * (o->g->stack[FRENCH][hex] == 0);
    if (value > least || o->g->stack[FRENCH][hex] != 0) {
        return value;
    }
    enemy = ber_nearest_post(&o->enemy, hex);
    return value + (care->flees ? 3 * (enemy < 2) : ALONE * (enemy < APART));
}
