/*
 * believed.c --
 *
 *      3.4: in the worlds that a computer imagines, who was recognised before
 *      it came beneath others is still who it is, and has lost what was seen.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../generic/berezina/outside.h"
#include "../../generic/core/player/player.h"

static int hidden, right, remembered, losses, wrong;

static void
look(const WgMatch *m, int side, Game *seen, Game *world)
{
    WgLots lots = { 7 };
    WgMemory memory;

    wg_remember(&memory, m, side, wg_match_length(m));
    memcpy((void *)seen, (const void *)m->game, sizeof *seen);
    m->rules->redact(seen, side);
    if (!wg_imagine_world(m->rules, seen, &memory, &lots, world)) {
        return;
    }
    for (int u = first_of(!side); u < end_of(!side); u++) {
        const Unit *there = &m->game->unit[u];

        if (seen->unit[u].piece < 0 && on_map(m->game, u)) {
            hidden++;
            remembered += memory.piece[u] >= 0;
            right += memory.piece[u] >= 0
                    && world->unit[u].piece == there->piece;
            losses += is_combat_unit(piece_of(m->game, u));
            wrong += abs(world->unit[u].losses - there->losses);
        }
    }
}

int
main(void)
{
    enum { DECISIONS = 4000, EVERY = 40, HALF = 2 };
    WgError err;
    WgContest *c = wg_contest_new("berezina", "two_players", "", "officer",
            "officer", 3, &err);
    Game *seen = malloc(sizeof *seen), *world = malloc(sizeof *world);

    for (int n = 1, side; n <= DECISIONS
            && (side = wg_contest_side(c)) != WG_NOBODY; n++) {
        if (n % EVERY == 0 && wg_contest_match(c)->game->turn > 0) {
            look(wg_contest_match(c), side, seen, world);
        }
        wg_contest_decide(c);
    }
    free((void *)seen);
    free((void *)world);
    wg_contest_free(c);
    if (remembered < hidden / HALF || right < remembered * 99 / 100
            || wrong > losses / HALF) {
        printf("believed: of %d %d remembered, %d right; of %d losses wrong by "
                "%d in all\n", hidden, remembered, right, losses, wrong);
        return 1;
    }
    return 0;
}
