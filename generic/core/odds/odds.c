/*
 * odds.c --
 *
 *      Exact distributions.  Positions that come out alike are one; so the
 *      count grows with what can be told apart, not with the dice.
 */

#include <stdlib.h>
#include <string.h>

#include "../common.h"
#include "odds.h"

enum { SIDES = 6, WORK = 2 };    /* units of work to follow one throw */

/* What is less likely is not followed to all ends, where work is limited and
   a game has `throws`; in so many lots a throw is drawn. */
static const double RARE = 2e-6;
enum { LOTS = 1 << 24 };

/* Positions in which the same dice are awaited, as far as can be told. */
typedef struct Stage {
    int progress;
    WgOdds set;
} Stage;

typedef struct Search {
    const WgRules *rules;
    WgPolicy *policy;
    int limit;
    WgStop *stop;
    int about;
    WgOffer *offer;
    WgOdds *ends;
    Stage *stage;               /* still to be followed */
    int stages, capacity;
    int throws;                 /* up to now */
    Game *game;                 /* to try a throw in */
    long *work;                 /* what may be spent, or NULL */
} Search;

/* What was told makes no difference. */
static void
forget_news(Game *g)
{
    WgFlow *f = (WgFlow *)g;

    memset(f->event, 0, f->events * sizeof *f->event);
    f->events = 0;
}

/* Nor do the last dice. */
static void
forget(Game *g)
{
    WgFlow *f = (WgFlow *)g;

    forget_news(g);
    memset(f->die, 0, sizeof f->die);
    f->thrown = 0;
    /* Frames that have ended. */
    memset(&f->frame[f->depth], 0, sizeof f->frame - f->depth
            * sizeof f->frame[0]);
}

/* Where a position waits to be followed. */
static WgOdds *
find_stage(Search *s, int progress)
{
    for (int i = 0; i < s->stages; i++) {
        if (s->stage[i].progress == progress) {
            return &s->stage[i].set;
        }
    }
    s->stage = wg_more(s->stage, s->stages, &s->capacity, sizeof *s->stage);
    s->stage[s->stages] = (Stage){ .progress = progress };
    return &s->stage[s->stages++].set;
}

/* The earliest of them, so that all that comes to the same has met. */
static WgOdds
take_stage(Search *s)
{
    int first = 0;
    WgOdds set;

    for (int i = 1; i < s->stages; i++) {
        first = s->stage[i].progress < s->stage[first].progress ? i : first;
    }
    set = s->stage[first].set;
    s->stage[first] = s->stage[--s->stages];
    return set;
}

/* Answer until dice must be thrown, or the caller has seen enough. */
static void
settle(Search *s, double chance)
{
    const WgFlow *f = (const WgFlow *)s->game;
    WgOdds *into = s->ends;

    while (f->side >= 0 && !s->stop(s->game, s->about)) {
        forget_news(s->game);
        wg_offer(s->rules, s->game, s->offer);
        wg_do(s->rules, s->game,
                &s->offer->action[s->policy(s->game, s->offer,
                    s->limit)]);
    }
    forget(s->game);
    if (f->side == WG_CHANCE && !s->stop(s->game, s->about)) {
        into = find_stage(s, s->rules->progress ? s->rules->progress(s->game)
                : s->throws + 1);
    }
    wg_odds_add(into, (const unsigned char *)s->game, s->rules->size, chance);
}

/* If there is work left for it. */
static void
throw(Search *s, const Game *g, const uint8_t *dice, double chance)
{
    if (s->work == NULL || *s->work > 0) {
        if (s->work) {
            *s->work -= WORK;
        }
        memcpy((void *)s->game, (const void *)g, s->rules->size);
        wg_throw(s->rules, s->game, dice);
        settle(s, chance);
    }
}

/* Of so many, by lots that are always the same. */
static int
draw(const WgThrow *each, int count, uint32_t hash)
{
    WgLots lots = { .state = hash };
    double lot = wg_lot(&lots, LOTS) / (double)LOTS;
    int i = 0;

    while (i + 1 < count && lot >= each[i].chance) {
        lot -= each[i++].chance;
    }
    return i;
}

/* Those that the game tells apart; of what hardly ever comes, or when the work
   is spent, one. */
static void
throw_each(Search *s, const Game *g, double chance, uint32_t hash)
{
    WgThrow each[WG_THROWS];
    int count = s->rules->throws(g, each);
    long *work = s->work;

    if (work != NULL && (chance < RARE || *work <= 0)) {
        int i = draw(each, count, hash);

        s->work = NULL;
        each[0] = each[i];
        each[0].chance = 1;
        count = 1;
    }
    for (int i = 0; i < count; i++) {
        throw(s, g, each[i].die, chance * each[i].chance);
    }
    s->work = work;
}

/* Every throw from the i-th die on, each of a kind no lower than the last;
   `ways` counts the orders in which the dice so far can fall. */
static void
throw_dice(Search *s, const Game *g, const uint8_t *kind, uint8_t *dice,
        int i, int from, int run, double chance)
{
    int count = ((const WgFlow *)g)->dice;

    if (i == count) {
        throw(s, g, dice, chance);
        return;
    }
    for (int face = from; face < SIDES; face++) {
        int sides = 0, again = face == from && i > 0 ? run + 1 : 1;

        for (int other = 0; other < SIDES; other++) {
            sides += kind[other] == face;
        }
        if (sides > 0) {
            dice[i] = (uint8_t)(face + 1);
            throw_dice(s, g, kind, dice, i + 1, face, again,
                    chance * (i + 1) / again * sides / SIDES);
        }
    }
}

/* The faces of a die that mean the same, as the lowest of them. */
static void
find_kinds(const WgRules *rules, const Game *g, uint8_t *kind)
{
    for (int face = 0; face < SIDES; face++) {
        kind[face] = (uint8_t)face;
    }
    if (rules->equivalent_faces) {
        rules->equivalent_faces(g, kind);
    }
}

/* What has been followed to its end, when the work is spent. */
static void
note_followed(const Search *s, WgOdds *ends)
{
    if (ends->followed == 0 && s->work && *s->work <= 0) {
        for (int i = 0; i < ends->count; i++) {
            ends->followed += ends->chance[i];
        }
    }
}

void
wg_odds(const WgRules *rules, const Game *from, WgPolicy *policy, int limit,
        WgStop *stop, int about, long *work, WgOdds *ends)
{
    Search s = { .rules = rules, .policy = policy, .limit = limit,
            .stop = stop, .about = about, .offer = wg_alloc(sizeof *s.offer),
            .ends = ends, .game = wg_alloc(rules->size), .work = work };

    *ends = (WgOdds){ .count = 0 };
    memcpy((void *)s.game, (const void *)from, rules->size);
    settle(&s, 1);
    while (s.stages > 0) {
        WgOdds now = take_stage(&s);

        s.throws++;
        for (int i = 0; i < now.count; i++) {
            uint8_t kind[SIDES], dice[WG_DICE];
            const Game *g = wg_odds_game(rules, &now, i);

            if (rules->throws) {
                throw_each(&s, g, now.chance[i], now.hash[i]);
                note_followed(&s, ends);
                continue;
            }
            find_kinds(rules, g, kind);
            throw_dice(&s, g, kind, dice, 0, 0, 0, now.chance[i]);
        }
        wg_odds_free(&now);
    }
    ends->followed = work && *work <= 0 ? ends->followed : 1;
    free(s.stage);
    free(s.offer);
    free((void *)s.game);
}
