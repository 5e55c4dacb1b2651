/*
 * match.c --
 *
 *      A match is a position and the list of actions that led to it.
 *      Saving, loading, undo and replay are all the same thing: begin again
 *      and do the actions.
 */

#include <stdlib.h>
#include <string.h>

#include "match.h"

void *
wg_room(size_t size)
{
    void *memory = calloc(1, size);

    if (memory == NULL) {
        abort();
    }
    return memory;
}

void *
wg_more(void *array, int used, int *room, size_t size)
{
    if (used == *room) {
        *room = *room ? 2 * *room : 256;
        array = realloc(array, (size_t)*room * size);
        if (array == NULL) {
            abort();
        }
    }
    return array;
}

static WgMatch *
new_match(const WgRules *rules, const WgSetup *setup)
{
    WgMatch *m = wg_room(sizeof *m);

    m->rules = rules;
    m->setup = *setup;
    m->game = wg_room(rules->size);
    m->seen = wg_room(rules->size);
    for (int viewer = 0; viewer < 3; viewer++) {
        m->known[viewer] = wg_room((size_t)rules->pieces);
    }
    return m;
}

/* The position before the first action. */
void
wg_start(WgMatch *m)
{
    if (m->loan) {
        memcpy((void *)m->game, (const void *)m->loan->start, m->rules->size);
        m->loan->away = false;
    } else {
        wg_begin(m->rules, m->game, &m->setup);
    }
}

WgMatch *
wg_match_begin(const WgRules *rules, const WgSetup *setup, const char *secret)
{
    WgMatch *m = new_match(rules, setup);

    strncpy(m->secret, secret, sizeof m->secret - 1);
    m->head_hash = wg_header_hash(m);
    wg_start(m);
    wg_hear(m, WG_NOBODY);
    return m;
}

WgMatch *
wg_match_borrowed(const WgRules *rules, const WgSetup *setup, Loan *loan)
{
    WgMatch *m = new_match(rules, setup);

    m->loan = loan;
    for (int u = 0; u < rules->pieces; u++) {
        m->setup.piece[u] = (int16_t)rules->piece_in(loan->start, u);
    }
    m->head_hash = wg_header_hash(m);
    wg_start(m);
    wg_unhear(m);
    return m;
}

WgMatch *
wg_match_new(const char *game, const char *scenario, const char *options,
        const char *secret, WgError *err)
{
    const WgRules *rules = wg_find_rules(game);
    WgSetup setup;

    err->code = WG_OK;
    if (rules == NULL) {
        wg_fail(err, WG_UNKNOWN, "no game \"%.40s\"", game);
        return NULL;
    }
    if (!wg_read_setup(rules, scenario, options, secret, &setup, err)) {
        return NULL;
    }
    return wg_match_begin(rules, &setup, secret);
}

void
wg_match_free(WgMatch *m)
{
    if (m) {
        for (int viewer = 0; viewer < 3; viewer++) {
            free(m->known[viewer]);
        }
        for (int i = 0; i < m->length; i++) {
            wg_forget(&m->done[i]);
        }
        free(m->game);
        free(m->seen);
        free(m->done);
        free(m->heard);
        wg_free_loan(m->loan);
        free(m);
    }
}

int
wg_match_side(const WgMatch *m)
{
    return m->loan && m->loan->away ? !m->loan->side : wg_flow(m)->side;
}

const char *
wg_decision_in(const WgRules *rules, const WgFlow *f)
{
    return f->side == WG_NOBODY ? "over"
            : f->side == WG_CHANCE ? "roll"
            : rules->decisions[f->decision].name;
}

/* Of a throw: the step that called for it. */
const char *
wg_rule_in(const WgRules *rules, const WgFlow *f)
{
    if (f->side == WG_CHANCE) {
        int top = f->depth - 1;

        return rules->procedures[f->frame[top].proc]
                [f->frame[top].step - 1].rule;
    }
    return f->side < 0 ? "" : rules->decisions[f->decision].rule;
}

const char *
wg_match_decision(const WgMatch *m)
{
    return wg_decision_in(m->rules, wg_flow(m));
}

const char *
wg_match_rule(const WgMatch *m)
{
    return wg_rule_in(m->rules, wg_flow(m));
}

int
wg_match_dice(const WgMatch *m)
{
    return wg_flow(m)->side == WG_CHANCE ? wg_flow(m)->dice : 0;
}

int
wg_done_before(const WgMatch *m)
{
    return m->loan ? m->loan->before : 0;
}

int
wg_match_length(const WgMatch *m)
{
    return wg_done_before(m) + m->length;
}

/* Is it among what is offered? */
static bool
is_offered(const WgMatch *m, const WgAction *a)
{
    WgOffer *offer = wg_room(sizeof *offer);
    bool found = false;

    wg_offer(m->rules, m->game, offer);
    for (int i = 0; i < offer->count && !found; i++) {
        found = memcmp(&offer->action[i], a, sizeof *a) == 0;
    }
    free(offer);
    return found;
}

/* "reveal SECRET": a side shows what its dice followed from. */
static int
read_reveal(const WgMatch *m, int side, const char *secret, Done *done,
        WgError *err)
{
    if (!*m->fair[side] || !wg_is_committed(m, side, secret)) {
        return wg_fail(err, WG_ILLEGAL, "- not-committed: \"reveal\"");
    }
    done->action.verb = REVEAL;
    done->barrier = true;
    done->text = wg_room(strlen(secret) + 1);
    strcpy(done->text, secret);
    return 1;
}

static int
read_player(const WgMatch *m, const char *text, Done *done, WgError *err)
{
    if (!wg_read_action(m, m->rules->verbs, text, &done->action, err)) {
        return 0;
    }
    if (!is_offered(m, &done->action)) {
        const char *why = wg_match_why(m, text);

        return wg_fail(err, WG_ILLEGAL, "%s: \"%.80s\"",
                *why ? why : "- not-offered", text);
    }
    return 1;
}

/* One action that follows upon the position as it is. */
void
wg_redo(WgMatch *m, const Done *done)
{
    int verb = done->action.verb;

    if (done->side == WG_CHANCE || verb == UMPIRE_DICE) {
        wg_throw(m->rules, m->game, done->die);
    } else if (verb < 0) {
        ((WgFlow *)m->game)->told = 0;
    } else if (done->side == WG_UMPIRE) {
        wg_amend(m->rules, m->game, &done->action);
    } else {
        wg_do(m->rules, m->game, &done->action);
    }
}

/* Of a borrowed match: what is not the borrower's alone is the lender's to
   do.  It goes no further here than `before`. */
static void
hold_back(WgMatch *m, const Game *before)
{
    int side = m->loan->side;

    if (wg_flow(m)->side == side && !wg_is_surprised(m, side)) {
        return;
    }
    memcpy((void *)m->game, (const void *)before, m->rules->size);
    m->loan->away = true;
    m->length--;
    wg_unhear(m);
    m->length++;
}

void
wg_push(WgMatch *m, Done done)
{
    Game *game = NULL;
    WgText line = {0};
    uint32_t before = m->length ? m->done[m->length - 1].hash : m->head_hash;

    m->done = wg_more(m->done, m->length, &m->room, sizeof *m->done);
    wg_print_done(&line, m, &done);
    done.hash = wg_line_hash(before, line.text);
    free(line.text);
    done.after = NULL;
    m->done[m->length++] = done;
    if (m->loan) {
        game = wg_room(m->rules->size);
        memcpy((void *)game, (const void *)m->game, m->rules->size);
    }
    if (done.side == WG_UMPIRE && wg_action_before(m, m->length)
            != m->length - 1) {
        wg_go_to(m, m->length);
    } else {
        wg_redo(m, &done);
    }
    wg_note_past(m);
    wg_hear(m, done.side);
    if (m->loan) {
        hold_back(m, game);
        free((void *)game);
    }
}

void
wg_match_apply(WgMatch *m, int side, const char *text, WgError *err)
{
    Done done = { .side = (int8_t)side };

    err->code = WG_OK;
    if ((side == WG_FIRST || side == WG_SECOND)
            && strncmp(text, "reveal ", 7) == 0) {
        if (read_reveal(m, side, text + 7, &done, err)) {
            wg_push(m, done);
        }
        return;
    }
    if ((side != WG_UMPIRE || m->loan)
            && (side != wg_match_side(m) || side == WG_NOBODY)) {
        wg_fail(err, WG_TURN, "it is not this side's turn: \"%.80s\"", text);
        return;
    }
    if (side == WG_CHANCE) {
        done.dice = wg_flow(m)->dice;
        done.barrier = true;
        if (!wg_read_dice(m, text, done.die, err)) {
            return;
        }
    } else if (side == WG_UMPIRE) {
        done.barrier = true;
        if (!wg_read_umpire(m, text, &done, err)) {
            return;
        }
    } else if (!read_player(m, text, &done, err)) {
        return;
    }
    wg_push(m, done);
}

WgMatch *
wg_match_at(const WgMatch *m, int length)
{
    WgMatch *copy;

    if (m->loan) {
        return wg_loan_at(m, length);
    }
    copy = wg_match_begin(m->rules, &m->setup, m->secret);
    memcpy(copy->fair, m->fair, sizeof copy->fair);
    copy->head_hash = m->head_hash;
    for (int i = 0; i < length && i < m->length; i++) {
        Done done = m->done[i];

        if (done.text) {
            done.text = wg_room(strlen(m->done[i].text) + 1);
            strcpy(done.text, m->done[i].text);
        }
        wg_push(copy, done);
    }
    return copy;
}
