/*
 * loan.c --
 *
 *      Play by file.  A match is kept by one player, the lender, and the
 *      other borrows what he may know of it: the position as it is redacted
 *      for him, and what he was told.  From these alone his program imagines
 *      a whole position, so that the rules run on it; what he may do is the
 *      same whatever is imagined.  When the turn passes to others, or
 *      something happens that he could not foresee, the borrowed match stops
 *      before it: that is for the lender to do, in the true position.
 *
 *      A loan is the text of a match that begins otherwise:
 *
 *          guest russian 112 -
 *          told {n 110 side 0 what moved about {french.3 gorki utitsa}}
 *          flow 1 4 0 1 2 0 3 3 8 2 5 6 0 0 0 0
 *          unit.block ...
 *
 *      In the file of the borrower the number from which his program imagines
 *      stands for the "-", and his own actions follow.
 */

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "match.h"

enum { MOST = 1000000 };        /* actions of a match */

int
wg_eyes(const WgMatch *m, int viewer)
{
    return m->loan ? m->loan->side : viewer;
}

bool
wg_is_surprised(const WgMatch *m, int side)
{
    return m->learned >> side & 1
            || wg_tells_of_others(m->rules, m->game, side);
}

int
wg_match_surprised(const WgMatch *m, int side)
{
    return m->loan == NULL && (side == WG_FIRST || side == WG_SECOND)
            && wg_is_surprised(m, side);
}

int
wg_match_guest(const WgMatch *m)
{
    return m->loan ? m->loan->side : WG_NOBODY;
}

/* ---- as text ---- */

void
wg_print_loan(WgText *out, const WgMatch *m)
{
    const Loan *loan = m->loan;

    wg_print(out, "guest %s %d %llx\n", m->rules->sides[loan->side],
            loan->before, (unsigned long long)loan->lots);
    for (int i = 0; i < loan->tales; i++) {
        wg_print(out, "told %s\n", loan->tale[i].text);
    }
    wg_print_position(out, m->rules, loan->seen);
}

char *
wg_match_lend(const WgMatch *m, int side, int from, WgError *err)
{
    WgText out = {0};

    err->code = WG_OK;
    wg_print(&out, "");
    if (m->loan || side < 0 || side != wg_match_side(m)) {
        wg_fail(err, WG_TURN, "it is not this side's turn");
        return out.text;
    }
    if (m->rules->imagine == NULL) {
        wg_fail(err, WG_UNKNOWN, "%s is not played by file", m->rules->name);
        return out.text;
    }
    wg_print_start(&out, m);
    wg_print(&out, "guest %s %d -\n", m->rules->sides[side],
            wg_match_length(m));
    wg_print_tales(&out, m, side, from);
    wg_print_position(&out, m->rules, wg_seen(m, side));
    return out.text;
}

char *
wg_match_deeds(const WgMatch *m)
{
    WgText out = {0};

    wg_print(&out, "");
    for (int i = 0; m->loan && i < m->length; i++) {
        WgText deed = {0};

        wg_print_action(&deed, m, m->rules->verbs, &m->done[i].action);
        wg_print(&out, i ? " {%s}" : "{%s}", deed.text);
        free(deed.text);
    }
    return out.text;
}

/* ---- from text ---- */

static void
add_tale(Loan *loan, int n, const char *text)
{
    Tale *tale;

    loan->tale = wg_more(loan->tale, loan->tales, &loan->room,
            sizeof *loan->tale);
    tale = &loan->tale[loan->tales++];
    tale->n = n;
    tale->text = wg_room(strlen(text) + 1);
    strcpy(tale->text, text);
}

static bool
read_tales(Reader *r, const WgRules *rules, Loan *loan)
{
    int last = 0;

    while (strncmp(r->text, "told ", 5) == 0) {
        int n = 0;

        if (!wg_take_line(r)
                || !wg_is_tale(rules, r->line + 5, loan->before, &n)
                || n < last) {
            return false;
        }
        add_tale(loan, n, r->line + 5);
        last = n;
    }
    return true;
}

static bool
read_seen(Reader *r, const WgRules *rules, Loan *loan)
{
    for (int n = 0; n < wg_position_lines(rules); n++) {
        if (!wg_take_line(r)
                || !wg_read_position(rules, n, r->line, loan->seen)) {
            return false;
        }
    }
    return ((const WgFlow *)loan->seen)->side == loan->side;
}

/* "guest russian 112 9f3a", or "-" for the number, which is then drawn. */
static bool
read_guest(Reader *r, const WgRules *rules, Loan *loan)
{
    const char *value = wg_take_value(r, "guest");
    char side[40], lots[20], *end;

    if (value == NULL || sscanf(value, "%39s %7d %19s", side, &loan->before,
            lots) != 3 || loan->before < 0 || loan->before > MOST) {
        return false;
    }
    loan->side = wg_side_of(rules, side);
    if (strcmp(lots, "-") == 0) {
        randombytes_buf(&loan->lots, sizeof loan->lots);
        end = "";
    } else {
        loan->lots = strtoull(lots, &end, 16);
    }
    return (loan->side == 0 || loan->side == 1) && *end == '\0';
}

void
wg_free_loan(Loan *loan)
{
    if (loan) {
        for (int i = 0; i < loan->tales; i++) {
            free(loan->tale[i].text);
        }
        free(loan->tale);
        free((void *)loan->seen);
        free((void *)loan->start);
        free(loan);
    }
}

Loan *
wg_read_loan(Reader *r, const WgRules *rules, WgError *err)
{
    Loan *loan = wg_room(sizeof *loan);

    loan->seen = wg_room(rules->size);
    if (rules->imagine && read_guest(r, rules, loan)
            && read_tales(r, rules, loan) && read_seen(r, rules, loan)) {
        loan->start = wg_imagine(rules, loan->seen, loan->side, loan->lots);
    }
    if (loan->start == NULL) {
        wg_bad_header(r, err);
        wg_free_loan(loan);
        return NULL;
    }
    return loan;
}

/* What was told before the news in this loan begin. */
static void
take_over(Loan *loan, const Loan *before, int from)
{
    Loan all = { .tales = 0 };

    for (int i = 0; i < before->tales; i++) {
        if (before->tale[i].n < from) {
            add_tale(&all, before->tale[i].n, before->tale[i].text);
        }
    }
    for (int i = 0; i < loan->tales; i++) {
        add_tale(&all, loan->tale[i].n, loan->tale[i].text);
        free(loan->tale[i].text);
    }
    free(loan->tale);
    loan->tale = all.tale;
    loan->tales = all.tales;
    loan->room = all.room;
}

WgMatch *
wg_match_borrow(const char *text, const WgMatch *before, int from,
        WgError *err)
{
    Reader r = { .text = text };
    const WgRules *rules;
    WgSetup setup;
    Loan *loan;

    err->code = WG_OK;
    rules = wg_read_start(&r, &setup, err);
    loan = rules ? wg_read_loan(&r, rules, err) : NULL;
    if (loan == NULL) {
        return NULL;
    }
    if (*r.text || (before && (before->loan == NULL
            || before->rules != rules || before->loan->side != loan->side
            || before->loan->before > loan->before))) {
        wg_free_loan(loan);
        wg_fail(err, WG_BADFILE, "it does not continue this match");
        return NULL;
    }
    if (before) {
        take_over(loan, before->loan, from);
    }
    return wg_match_borrowed(rules, &setup, loan);
}

/* The lent position with so many of the borrower's actions done. */
WgMatch *
wg_loan_at(const WgMatch *m, int length)
{
    WgText out = {0};
    WgMatch *copy;
    WgError err;

    for (int n = 0; n <= m->length; n++) {
        if (n == 0 || m->loan->before + n <= length) {
            char *line = wg_match_line(m, n ? m->loan->before + n : 0);

            wg_print(&out, "%s", line);
            free(line);
        }
    }
    copy = wg_match_load(out.text, &err);
    free(out.text);
    return copy;
}
