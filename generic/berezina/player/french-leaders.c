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
        int hex = g->unit[u].place;

        if (on_map(g, u) && is_within(NEAR, hex, berezina_ford[SITE].east)
                && bank_of(hex) == EAST && is_fighting(g, u)) {
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

    for (int v = 0; v < FRENCH_PIECES && !men; v++) {
        men = g->unit[v].place <= ARRIVING && piece_of(g, v)->corps == corps
                && is_combat_unit(piece_of(g, v));
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

/* Less is better.  With men all that counts is added to what it would be with
   each of them in the hex, until it is too much. */
int
ber_worth_for_leader(const Outlook *o, const Care *care, int hex, int least)
{
    enum { APART = 6, ALONE = 60, WITH = 3 };
    int row = row_of(hex), across = across_of(hex), enemy;
    int men = care->flees ? 0 : care->men.count;
    int value = 10 * ALONE * (care->over && bank_of(hex) == EAST)
            + 4 * (o->g->stack[FRENCH][hex] == 0) - WITH * men;

    if (care->flees) {
        value += ber_far_within(o->out, hex, least);
    }
    for (int i = 0; i < men && value <= least; i++) {
        int apart = ber_apart(&care->men, i, row, across);

        value += 4 * (apart < APART ? apart : APART) + WITH * (apart > 0);
    }
    if (value > least || o->g->stack[FRENCH][hex] != 0) {
        return value;
    }
    enemy = ber_nearest_post(&o->enemy, hex);
    return value + (care->flees ? 3 * (enemy < 2) : ALONE * (enemy < APART));
}
