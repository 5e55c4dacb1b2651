/*
 * believed.c --
 *
 *      R-M182: in the worlds that a computer imagines, enemies have lost what
 *      all saw, which in a match of officers is what they have lost.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/core/player/player.h"
#include "../../generic/moskowa/stacks.h"

static int hidden, right, hurt;

static void
look(const WgMatch *m, int side, Game *seen, Game *world)
{
    WgLots lots = { 7 };
    WgMemory memory;

    wg_remember(&memory, m, side, wg_match_length(m));
    memcpy((void *)seen, (const void *)m->game, sizeof *seen);
    m->rules->redact(seen, side);
    if (!wg_imagine_world(m->rules, seen, &memory, &lots, world)) {
        printf("believed: no world\n");
        exit(1);
    }
    for (int u = 0; u < PIECES; u++) {
        if (side_of(u) != side && m->game->unit[u].hex != OFF_MAP
                && !is_person(piece_of(m->game, u))) {
            hidden++;
            right += world->unit[u].lost == m->game->unit[u].lost;
            hurt += m->game->unit[u].lost > 0;
        }
    }
}

int
main(void)
{
    enum { DECISIONS = 1500, EVERY = 50 };
    WgError err;
    WgContest *c = wg_contest_new("moskowa", "shewardino", "", "officer",
            "officer", 3, &err);
    Game *seen = malloc(sizeof *seen), *world = malloc(sizeof *world);

    for (int n = 1, side; n <= DECISIONS
            && (side = wg_contest_side(c)) != WG_NOBODY; n++) {
        if (n % EVERY == 0) {
            look(wg_contest_match(c), side, seen, world);
        }
        wg_contest_decide(c);
    }
    free((void *)seen);
    free((void *)world);
    wg_contest_free(c);
    if (hurt == 0 || right < hidden * 95 / 100) {
        printf("believed: of %d, %d hurt, %d right\n", hidden, hurt, right);
        return 1;
    }
    return 0;
}
