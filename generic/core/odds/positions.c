/*
 * positions.c --
 *
 *      A set of different positions, and how probable each is.
 */

#include <stdlib.h>
#include <string.h>

#include "../common.h"
#include "odds.h"

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
void
wg_odds_add(WgOdds *set, const unsigned char *game, size_t size, double chance)
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
