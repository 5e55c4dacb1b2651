/*
 * query.c --
 *
 *      Reads a question about odds, and finds the blocks that nobody sees.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "query.h"

enum { WORK = 2000000, KEY = 16 };

static int
side_of_slot(const WgRules *rules, int slot)
{
    return slot >= rules->second;
}

/* Which pieces are recognised somewhere. */
static void
find_seen(const WgRules *rules, const Game *g, bool *seen)
{
    memset(seen, 0, (size_t)rules->pieces);
    for (int slot = 0; slot < rules->pieces; slot++) {
        int piece = rules->piece_in(g, slot);

        if (piece >= 0) {
            seen[piece] = true;
        }
    }
}

static int
find_piece(const WgRules *rules, const char *key)
{
    for (int piece = 0; piece < rules->pieces; piece++) {
        if (strcmp(rules->piece_key(piece), key) == 0) {
            return piece;
        }
    }
    return -1;
}

/* "{SLOT KEY FACE}"; what is behind it, or NULL. */
static const char *
read_one(const WgRules *rules, const char *text, int *slot, int *piece,
        int *face)
{
    char key[KEY];
    int length = 0;

    if (sscanf(text, " {%d %15[^ {}] %d }%n", slot, key, face, &length) != 3
            || length == 0 || *slot < 0 || *slot >= rules->pieces
            || *face < 0 || *face > 99) {
        return NULL;
    }
    *piece = find_piece(rules, key);
    return *piece < 0 ? NULL : text + length;
}

static void
suppose(const WgRules *rules, const Game *g, int slot, int piece, int face,
        bool *taken, WgOddsQuery *ask)
{
    if (rules->piece_in(g, slot) < 0 && ask->piece[slot] < 0 && !taken[piece]
            && side_of_slot(rules, slot) == (piece >= rules->second)) {
        taken[piece] = true;
        ask->piece[slot] = (int16_t)piece;
        ask->face[slot] = (int8_t)face;
    }
}

static const char *
read_suppositions(const WgRules *rules, const Game *g, const char *text,
        WgOddsQuery *ask)
{
    bool taken[WG_PIECES];

    find_seen(rules, g, taken);
    while (*(text += strspn(text, " ")) == '{') {
        int slot, piece, face;

        text = read_one(rules, text, &slot, &piece, &face);
        if (text == NULL) {
            return NULL;
        }
        suppose(rules, g, slot, piece, face, taken, ask);
    }
    return text;
}

static const char *
read_number(const char *text, long most, long *number)
{
    char *end;

    *number = strtol(text, &end, 10);
    return end != text && (*end == ' ' || *end == '\0') && *number >= 0
            && *number <= most ? end : NULL;
}

static const char *
read_policy(const char *text, char policy[WG_ASK_WORD])
{
    size_t length;

    text += strspn(text, " ");
    length = strcspn(text, " ");
    if (length == 0 || length >= WG_ASK_WORD) {
        return NULL;
    }
    memcpy(policy, text, length);
    policy[length] = '\0';
    return text + length;
}

/* One word of the question itself. */
static const char *
read_word(const char *text, WgOddsQuery *ask)
{
    size_t length = strcspn(text, " ");
    char *word = *ask->topic ? ask->verb : ask->topic;
    long number;

    if (*text >= '0' && *text <= '9') {
        text = read_number(text, 9999, &number);
        if (text == NULL || ask->numbers == WG_ASK_NUMBERS) {
            return NULL;
        }
        ask->number[ask->numbers++] = (int)number;
        return text;
    }
    if (*word || length >= WG_ASK_WORD || ask->numbers > 0) {
        return NULL;
    }
    memcpy(word, text, length);
    return text + length;
}

/* Is this one of the words of a list? */
static bool
is_among(const char *word, const char *list)
{
    size_t length = strlen(word);

    while (*list) {
        size_t next = strcspn(list, " ");

        if (next == length && memcmp(list, word, length) == 0) {
            return true;
        }
        list += next + (list[next] != '\0');
    }
    return false;
}

bool
wg_read_odds_query(const WgRules *rules, const Game *g, const char *text,
        const char *policies, WgOddsQuery *ask)
{
    memset(ask, 0, sizeof *ask);
    memset(ask->piece, -1, sizeof ask->piece);
    ask->work = WORK;
    strcpy(ask->policy, "fight_on");
    while (text && *(text += strspn(text, " "))) {
        const char *arg;

        if ((arg = wg_after(text, "suppose"))) {
            text = read_suppositions(rules, g, arg, ask);
        } else if ((arg = wg_after(text, "work"))) {
            text = read_number(arg, 2000000000, &ask->work);
        } else if ((arg = wg_after(text, "policy"))) {
            text = read_policy(arg, ask->policy);
        } else {
            text = read_word(text, ask);
        }
    }
    return text != NULL && *ask->topic
            && (policies == NULL || is_among(ask->policy, policies));
}

void
wg_answer_odds(const WgOddsTopic *topic, const WgOddsQuery *ask, void *fight,
        WgText *out)
{
    while (topic->name && strcmp(topic->name, ask->topic) != 0) {
        topic++;
    }
    if (topic->name && topic->begin(fight, ask)) {
        topic->answer(fight, ask, out);
    }
}

int
wg_asked(const WgOddsQuery *ask, int n, int limit)
{
    return n < ask->numbers && ask->number[n] < limit ? ask->number[n] : -1;
}

int
wg_free_pieces(const WgRules *rules, const Game *g, const WgOddsQuery *ask,
        int side, int16_t *list)
{
    int from = side == WG_FIRST ? 0 : rules->second, count = 0;
    int to = side == WG_FIRST ? rules->second : rules->pieces;
    bool seen[WG_PIECES];

    find_seen(rules, g, seen);
    for (int slot = from; slot < to; slot++) {
        if (ask->piece[slot] >= 0) {
            seen[ask->piece[slot]] = true;
        }
    }
    for (int piece = from; piece < to; piece++) {
        if (!seen[piece]) {
            list[count++] = (int16_t)piece;
        }
    }
    return count;
}
