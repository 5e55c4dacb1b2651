/*
 * standing-squares.c --
 *
 *      Standing orders for squares in the enemy's movement, hex by hex.
 */

#include "cavalry.h"
#include "formations.h"
#include "stacks.h"
#include "standing.h"

bool
msk_is_square_wanted(const Game *g, int hex, int choice)
{
    int away = msk_distance(hex, g->unit[g->hand].hex);

    return choice == AT_THREE || (choice == AT_TWO && away <= 2)
            || (choice == AT_ONE && away <= 1)
            || (choice == WHEN_CHARGED && g->charged == hex);
}

int
msk_standing_squares(const Game *g, const WgOffer *offer, int choice)
{
    for (int i = 0; choice != NEVER && i < offer->count; i++) {
        if (offer->action[i].verb == ATTEMPT_SQUARE
                && msk_is_square_wanted(g, offer->action[i].arg[0], choice)) {
            return i;
        }
    }
    return wg_first_offered(offer, DONE);
}

/* What those who may form square in a hex have ordered: one choice, 0: to ask,
   or not the same. */
static int
choice_in(const Game *g, int hex, const WgOrders *orders)
{
    Stack stack = msk_stack(g, hex);
    int common = -1, wanted = -1;

    for (int i = 0; i < stack.count; i++) {
        if (orders->concerned[stack.slot[i]]) {
            int own = orders->choice(orders->given, ORDER_SQUARES,
                    stack.slot[i]);
            int wants = own > 0 && msk_is_square_wanted(g, hex, own);

            if (own == 0 || (wanted >= 0 && wants != wanted)) {
                return 0;
            }
            common = own;
            wanted = wants;
        }
    }
    return common < 0 ? 0 : common;
}

/* Each hex by its own orders, those first that try. */
int
msk_squares_apart(const Game *g, const WgOffer *offer, const WgOrders *orders,
        int *choice)
{
    bool asks = false;

    if (orders->common > 0) {
        return msk_standing_squares(g, offer, orders->common);
    }
    for (int i = 0; i < offer->count; i++) {
        int hex = offer->action[i].arg[0];
        int own = offer->action[i].verb != ATTEMPT_SQUARE ? NEVER
                : choice_in(g, hex, orders);

        if (offer->action[i].verb == ATTEMPT_SQUARE && own > 0) {
            *choice = own;
            if (msk_is_square_wanted(g, hex, own)) {
                return i;
            }
        }
        asks |= own == 0;
    }
    return asks ? -1 : wg_first_offered(offer, DONE);
}

bool
msk_concerns_squares(const Game *g, int u)
{
    return g->unit[u].hex != OFF_MAP && g->hand >= 0
            && msk_is_noticed(g, g->unit[g->hand].hex, g->unit[u].hex)
            && msk_may_try_square(g, g->unit[u].hex)
            && msk_bar_to_square(g, u) == NULL;
}
