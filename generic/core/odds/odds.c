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

/* ---- a set of positions ---- */

/* In four lanes without long multiplications: most time goes here. */
static uint32_t
hash_bytes(const unsigned char *bytes, size_t size)
{
    enum { LANES = 4 };
    uint64_t lane[LANES] = { 1, 2, 3, 4 }, word, hash = 0;
    size_t i = 0;

    for (; i + sizeof lane <= size; i += sizeof lane) {
        for (int k = 0; k < LANES; k++) {
            memcpy(&word, bytes + i + (size_t)k * sizeof word, sizeof word);
            word ^= lane[k];
            lane[k] = (word << 25 | word >> 39) * 5;
        }
    }
    for (; i < size; i++) {
        lane[0] = (lane[0] ^ bytes[i]) * 0x2545f4914f6cdd1du;
    }
    for (int k = 0; k < LANES; k++) {
        hash = (hash ^ lane[k]) * 0x9e3779b97f4a7c15u;
        hash ^= hash >> 29;
    }
    return (uint32_t)(hash >> 32);
}

static void
make_buckets(WgOdds *set)
{
    free(set->bucket);
    set->buckets = 2 * set->capacity;
    set->bucket = wg_alloc((size_t)set->buckets * sizeof *set->bucket);
    memset(set->bucket, -1, (size_t)set->buckets * sizeof *set->bucket);
    for (int i = 0; i < set->count; i++) {
        unsigned at = set->hash[i] % (unsigned)set->buckets;

        while (set->bucket[at] >= 0) {
            at = (at + 1) % (unsigned)set->buckets;
        }
        set->bucket[at] = i;
    }
}

static void *
resize(void *array, size_t size)
{
    array = realloc(array, size);
    if (array == NULL) {
        abort();
    }
    return array;
}

static void
grow(WgOdds *set, size_t size)
{
    if (set->count < set->capacity) {
        return;
    }
    set->capacity = set->capacity ? 2 * set->capacity : 64;
    set->chance = resize(set->chance,
            (size_t)set->capacity * sizeof *set->chance);
    set->games = resize(set->games, (size_t)set->capacity * size);
    set->hash = resize(set->hash, (size_t)set->capacity * sizeof *set->hash);
    make_buckets(set);
}

/* Add a position that has this chance, or to the chance of one alike. */
static void
add(WgOdds *set, const unsigned char *game, size_t size, double chance)
{
    uint32_t hash = hash_bytes(game, size);
    unsigned at;

    grow(set, size);
    at = hash % (unsigned)set->buckets;
    for (int i; (i = set->bucket[at]) >= 0;
            at = (at + 1) % (unsigned)set->buckets) {
        if (set->hash[i] == hash && memcmp(set->games + (size_t)i * size,
                game, size) == 0) {
            set->chance[i] += chance;
            return;
        }
    }
    set->bucket[at] = set->count;
    set->hash[set->count] = hash;
    set->chance[set->count] = chance;
    memcpy(set->games + (size_t)set->count * size, game, size);
    set->count++;
}

void
wg_odds_free(WgOdds *set)
{
    free(set->chance);
    free(set->games);
    free(set->hash);
    free(set->bucket);
    *set = (WgOdds){ .count = 0 };
}

/* ---- following a position ---- */

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
    add(into, (const unsigned char *)s->game, s->rules->size, chance);
}

/* Every throw from the i-th die on, each of a kind no lower than the last;
   `ways` counts the orders in which the dice so far can fall. */
static void
throw_dice(Search *s, const Game *g, const uint8_t *kind, uint8_t *dice,
        int i, int from, int run, double chance)
{
    int count = ((const WgFlow *)g)->dice;

    if (s->work && *s->work <= 0) {
        return;
    }
    if (i == count) {
        if (s->work) {
            *s->work -= WORK;
        }
        memcpy((void *)s->game, (const void *)g, s->rules->size);
        wg_throw(s->rules, s->game, dice);
        settle(s, chance);
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

            find_kinds(rules, g, kind);
            throw_dice(&s, g, kind, dice, 0, 0, 0, now.chance[i]);
        }
        wg_odds_free(&now);
    }
    free(s.stage);
    free(s.offer);
    free((void *)s.game);
}
