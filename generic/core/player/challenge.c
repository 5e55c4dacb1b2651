/*
 * challenge.c --
 *
 *      The best plan of a search challenged by plans that differ from it a
 *      little.
 */

#include "player.h"

enum { FIRST_LOOK = 8 };

/* Many a one has an attack more, or one less. */
static void
mutate(const Search *s, Plan *plan, WgLots *lots)
{
    enum { ATTACKS = 40 };      /* percent */
    const WgPlayer *player = s->rules->player;

    if (player->mutate_attack && wg_lot(lots, 100) < ATTACKS) {
        player->mutate_attack(s->world[0], plan->text, lots);
    } else {
        player->mutate(s->world[0], plan->text, lots);
    }
}

void
wg_challenge(Search *s)
{
    Arm *arm = &s->arm[ARMS];
    WgLots lots = { s->seed ^ (uint64_t)s->done << 20 };

    arm->count = 0;
    arm->sum = 0;
    arm->is_action = false;
    arm->is_usual = s->arm[0].is_usual;
    arm->plan = s->arm[0].plan;
    mutate(s, &arm->plan, &lots);
    s->challenging = true;
}

/* By how much it leads, on the samples that both have. */
static int64_t
lead(const Search *s)
{
    const Arm *arm = &s->arm[ARMS];
    int64_t sum = 0;

    for (int i = 0; i < arm->count; i++) {
        sum += arm->value[i] - s->arm[0].value[i];
    }
    return sum;
}

/* How many samples tell that it is better, however many the best has. */
static int
enough(const Search *s)
{
    enum { PARTS = 20, FEWEST = 32, MOST = 100 };
    int part = s->budget / PARTS;

    return wg_is_cautious(s) || part > MOST ? MOST
            : part < FEWEST ? FEWEST : part;
}

/* After 8, 16, 32... samples it is dropped if it does not lead; having as many
   as the best, or enough, it takes its place. */
void
wg_judge_challenge(Search *s)
{
    int count = s->arm[ARMS].count;
    bool all = count >= s->arm[0].count || count >= enough(s);

    if (all || (count >= FIRST_LOOK && (count & (count - 1)) == 0)) {
        int64_t by = lead(s);

        if (by > 0 && all && (!wg_is_cautious(s)
                || wg_is_ahead(&s->arm[ARMS], &s->arm[0]))) {
            s->arm[0] = s->arm[ARMS];
        }
        s->challenging = by > 0 && !all;
    }
}
