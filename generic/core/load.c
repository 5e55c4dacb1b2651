/*
 * load.c --
 *
 *      A match from its text, as far as the text is sound.
 */

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "match.h"

/* The next whole line into r->line, without its newline; a carriage return
   that travel added before it does no harm.  A line that the end of the text
   cuts off, or one too long to be ours, is none. */
bool
wg_take_line(Reader *r)
{
    size_t length = strcspn(r->text, "\n");

    r->number++;
    if (r->text[length] == '\0' || length >= LINE_ROOM) {
        return false;
    }
    memcpy(r->line, r->text, length);
    r->text += length + 1;
    if (length > 0 && r->line[length - 1] == '\r') {
        length--;
    }
    r->line[length] = '\0';
    return true;
}

/* Take a line "KEY value" and return the value, or NULL. */
const char *
wg_take_value(Reader *r, const char *key)
{
    size_t length = strlen(key);

    if (!wg_take_line(r) || strncmp(r->line, key, length) != 0
            || (r->line[length] != ' ' && r->line[length] != '\0')) {
        return NULL;
    }
    return r->line + length + (r->line[length] == ' ');
}

/* The same, copied to `value`. */
static bool
copy_value(Reader *r, const char *key, char value[LINE_ROOM])
{
    const char *taken = wg_take_value(r, key);

    if (taken) {
        strcpy(value, taken);
    }
    return taken != NULL;
}

int
wg_bad_header(const Reader *r, WgError *err)
{
    return wg_fail(err, WG_BADFILE, "line %d: not a saved match", r->number);
}

/* "game borodino 1": the rules, and their version when the match began. */
static const WgRules *
take_game(Reader *r, int *version, WgError *err)
{
    const char *value = wg_take_value(r, "game");
    char *space = value ? strchr(value, ' ') : NULL;
    const WgRules *rules;

    if (space == NULL || strspn(space + 1, "0123456789") != strlen(space + 1)) {
        wg_bad_header(r, err);
        return NULL;
    }
    *version = strlen(space + 1) < 6 ? atoi(space + 1) : INT_MAX;
    *space = '\0';
    rules = wg_find_rules(value);
    if (rules == NULL) {
        wg_fail(err, WG_UNKNOWN, "line %d: no such game", r->number);
    } else if (*version < 1) {
        wg_bad_header(r, err);
        rules = NULL;
    } else if (*version > rules->version) {
        wg_fail(err, WG_UNKNOWN, "line %d: made by newer rules than these",
                r->number);
        rules = NULL;
    }
    return rules;
}

/* "fair HEX HEX", where dice are fair. */
static int
read_fair(Reader *r, WgMatch *m, WgError *err)
{
    char value[LINE_ROOM], *space;

    if (strncmp(r->text, "fair ", 5) != 0) {
        return 1;
    }
    if (!copy_value(r, "fair", value) || !(space = strchr(value, ' '))) {
        return wg_bad_header(r, err);
    }
    *space = '\0';
    wg_match_commit(m, value, space + 1, err);
    return err->code == WG_OK ? 1 : wg_bad_header(r, err);
}

/* The game, the scenario and the options; the setup lacks its shuffle. */
const WgRules *
wg_read_start(Reader *r, WgSetup *setup, WgError *err)
{
    char value[LINE_ROOM], scenario[LINE_ROOM], options[LINE_ROOM];
    const WgRules *rules;
    int version;

    if (!copy_value(r, "grognard", value) || strcmp(value, "1") != 0) {
        wg_bad_header(r, err);
        return NULL;
    }
    rules = take_game(r, &version, err);
    if (rules == NULL) {
        return NULL;
    }
    if (!copy_value(r, "scenario", scenario)
            || !copy_value(r, "options", options)) {
        wg_bad_header(r, err);
        return NULL;
    }
    if (!wg_read_setup(rules, scenario, options, "", setup, err)) {
        return NULL;
    }
    setup->version = version;
    return rules;
}

/* What follows: the secret, and the dice agreed; or what was borrowed. */
static WgMatch *
read_rest(Reader *r, const WgRules *rules, WgSetup *setup, WgError *err)
{
    char secret[LINE_ROOM];
    WgMatch *m;

    if (strncmp(r->text, "guest ", 6) == 0) {
        Loan *loan = wg_read_loan(r, rules, err);

        return loan ? wg_match_borrowed(rules, setup, loan) : NULL;
    }
    if (!copy_value(r, "secret", secret)) {
        wg_bad_header(r, err);
        return NULL;
    }
    if (!wg_shuffle(rules, secret, setup, err)) {
        return NULL;
    }
    m = wg_match_begin(rules, setup, secret);
    if (!read_fair(r, m, err)) {
        wg_match_free(m);
        return NULL;
    }
    return m;
}

/* The header is not what these rules would write: damaged, or of older rules
   that had other options. */
static void
bad_begin(const Reader *r, const WgRules *rules, const WgSetup *setup,
        WgError *err)
{
    if (setup->version == rules->version) {
        wg_bad_header(r, err);
        return;
    }
    wg_fail(err, WG_UNKNOWN, "line %d: begun under version %d of the rules of"
            " %s, this program plays by version %d: an older program reads it",
            r->number, setup->version, rules->name, rules->version);
}

static WgMatch *
read_header(Reader *r, WgError *err)
{
    char value[LINE_ROOM], hash[9];
    WgSetup setup;
    const WgRules *rules = wg_read_start(r, &setup, err);
    WgMatch *m = rules ? read_rest(r, rules, &setup, err) : NULL;

    if (m == NULL) {
        return NULL;
    }
    snprintf(hash, sizeof hash, "%08x", (unsigned)m->head_hash);
    if (!copy_value(r, "begin", value) || strcmp(value, hash) != 0) {
        wg_match_free(m);
        bad_begin(r, rules, &setup, err);
        return NULL;
    }
    return m;
}

int
wg_side_of(const WgRules *rules, const char *word)
{
    return strcmp(word, "chance") == 0 ? WG_CHANCE
            : strcmp(word, "umpire") == 0 ? WG_UMPIRE
            : strcmp(word, rules->sides[0]) == 0 ? WG_FIRST
            : strcmp(word, rules->sides[1]) == 0 ? WG_SECOND : WG_NOBODY;
}

/* Do the action of one line, or say in m->fault why not. */
static bool
do_line(WgMatch *m, Reader *r)
{
    char *hash = strrchr(r->line, ' '), *action = strchr(r->line, ' ');
    char again[9];
    WgError err;
    uint32_t before = m->length ? m->done[m->length - 1].hash : m->head_hash;

    if (hash == NULL || hash == action) {
        snprintf(m->fault, sizeof m->fault, "line %d: not an action",
                r->number);
        return false;
    }
    *hash = '\0';
    snprintf(again, sizeof again, "%08x",
            (unsigned)wg_line_hash(before, r->line));
    if (strcmp(again, hash + 1) != 0) {
        snprintf(m->fault, sizeof m->fault,
                "line %d: damaged (its hash does not agree)", r->number);
        return false;
    }
    *action = '\0';
    wg_match_apply(m, wg_side_of(m->rules, r->line), action + 1, &err);
    if (err.code != WG_OK) {
        snprintf(m->fault, sizeof m->fault, "line %d: not allowed: %.100s",
                r->number, err.text);
        return false;
    }
    return true;
}

WgMatch *
wg_match_load(const char *text, WgError *err)
{
    Reader r = { .text = text };
    WgMatch *m;

    err->code = WG_OK;
    m = read_header(&r, err);
    while (m && *r.text) {
        if (!wg_take_line(&r)) {
            snprintf(m->fault, sizeof m->fault, "line %d: cut off", r.number);
            break;
        }
        if (!do_line(m, &r)) {
            break;
        }
    }
    return m;
}

const char *
wg_match_fault(const WgMatch *m)
{
    return m->fault;
}
