/*
 * queries.c --
 *
 *      Finds the answer to what clients ask of a position.
 */

#include <stdlib.h>
#include <string.h>

#include "common.h"
#include "queries.h"

bool
wg_acts(const Game *g, int viewer)
{
    return viewer == ((const WgFlow *)g)->side;
}

static int
limit_of(const WgRules *rules, WgAbout about)
{
    switch (about) {
    case WG_OF_PLACE:
        return rules->places;
    case WG_OF_SIDE:
        return 2;
    default:
        return rules->pieces;
    }
}

/* Is it asked of what this row is about?  Then the number is read. */
static bool
fits(WgQuery *q, const WgAnswer *row)
{
    switch (row->about) {
    case WG_ALONE:
        return q->words[0] == '\0';
    case WG_OF_WORDS:
        return true;
    default:
        q->number = wg_number(q->words, limit_of(q->rules, row->about));
        return q->number >= 0;
    }
}

static bool
may_ask(const WgQuery *q, const WgAnswer *row)
{
    return (row->may == NULL || row->may(q->game, q->viewer))
            && (row->about != WG_OF_KNOWN
                || q->rules->piece_in(q->game, q->number) >= 0);
}

static void
answer(const WgQuery *q, const WgAnswer *row, WgText *out)
{
    if (row->tell) {
        row->tell(q->game, out);
    } else if (row->tell_of) {
        row->tell_of(q->game, q->number, out);
    } else {
        row->answer(q, out);
    }
}

void
wg_query(const WgRules *rules, const Game *g, int viewer, const char *topic,
        WgText *out)
{
    for (const WgAnswer *const *table = rules->answers; *table; table++) {
        for (const WgAnswer *row = *table; row->topic; row++) {
            WgQuery q = { rules, g, viewer, -1, wg_after(topic, row->topic) };

            if (q.words && fits(&q, row)) {
                if (may_ask(&q, row)) {
                    answer(&q, row, out);
                }
                return;
            }
        }
    }
}

/* ---- prices ---- */

/* False: of a piece that is not known. */
static bool
print_action(const WgQuery *q, const WgAction *a, WgText *out)
{
    const WgWord *verb = &q->rules->verbs[a->verb];

    wg_add(out, verb->name);
    for (int i = 0; verb->args[i]; i++) {
        int value = a->arg[i];

        wg_add(out, " ");
        switch (verb->args[i]) {
        case 'u':
            value = q->rules->piece_in(q->game, value);
            if (value < 0) {
                return false;
            }
            wg_add(out, q->rules->piece_key(value));
            break;
        case 'p':
            wg_add(out, q->rules->place_key(value));
            break;
        default:
            wg_add_number(out, value);
        }
    }
    return true;
}

static void
print_price(const WgQuery *q, const WgAction *a, WgText *out)
{
    WgText action = {0}, price = {0};

    if (print_action(q, a, &action) && q->rules->price(q->game, a, &price)) {
        wg_print(out, "{%s} {%s} ", action.text,
                price.text ? price.text + 1 : "");
    }
    free(action.text);
    free(price.text);
}

void
wg_query_prices(const WgQuery *q, WgText *out)
{
    WgOffer *offer;

    if (((const WgFlow *)q->game)->side < 0) {
        return;
    }
    offer = wg_alloc(sizeof *offer);
    wg_offer(q->rules, q->game, offer);
    for (int i = 0; i < offer->count; i++) {
        print_price(q, &offer->action[i], out);
    }
    free(offer);
}

/* ---- leaves ---- */

void
wg_query_leaves(const WgQuery *q, int done, WgLeaves *leaves, WgText *out)
{
    const WgAction action = { .verb = (int16_t)done };
    WgOffer *offer;

    if (wg_judge(q->rules, q->game, &action)) {
        return;
    }
    offer = wg_alloc(sizeof *offer);
    wg_offer(q->rules, q->game, offer);
    if (offer->count > 1) {
        leaves(q->game, offer, out);
    }
    free(offer);
}

void
wg_print_left(WgText *out, const char *kind, int count)
{
    if (count > 0) {
        wg_print(out, "%s %d ", kind, count);
    }
}
