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

/* "fair HEX HEX", where dice are fair. */
static int
read_fair(Reader *r, WgMatch *m, WgError *err)
{
    char value[LINE_CAPACITY], *space;

    if (strncmp(r->text, "fair ", 5) != 0) {
        return 1;
    }
    if (!wg_copy_value(r, "fair", value) || !(space = strchr(value, ' '))) {
        return wg_bad_header(r, err);
    }
    *space = '\0';
    wg_match_commit(m, value, space + 1, err);
    return err->code == WG_OK ? 1 : wg_bad_header(r, err);
}

/* The header is not what these rules would write: damaged, or of older rules
   that had other options, or whose positions have other lines. */
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

/* What follows: the secret, and the dice agreed; or the snapshot. */
static WgMatch *
read_rest(Reader *r, const WgRules *rules, WgSetup *setup, WgError *err)
{
    char secret[LINE_CAPACITY];
    WgMatch *m;

    if (wg_is_snapshot(r)) {
        Snapshot *snapshot = wg_read_snapshot(r, rules, err);

        if (snapshot == NULL) {
            bad_begin(r, rules, setup, err);
            return NULL;
        }
        return wg_match_begin_remote(rules, setup, snapshot, err);
    }
    if (!wg_copy_value(r, "secret", secret)) {
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

static WgMatch *
read_header(Reader *r, WgError *err)
{
    char value[LINE_CAPACITY], hash[9];
    WgSetup setup;
    const WgRules *rules = wg_read_start(r, &setup, err);
    WgMatch *m = rules ? read_rest(r, rules, &setup, err) : NULL;

    if (m == NULL) {
        return NULL;
    }
    snprintf(hash, sizeof hash, "%08x", (unsigned)m->head_hash);
    if (!wg_copy_value(r, "begin", value) || strcmp(value, hash) != 0) {
        wg_match_free(m);
        bad_begin(r, rules, &setup, err);
        return NULL;
    }
    return m;
}

/* Is the action just done written like that?  A mark that joins nothing would
   not be kept, and what follows would not fit the file: then it is undone. */
static bool
is_as_written(WgMatch *m, const char *hash)
{
    char again[9];

    snprintf(again, sizeof again, "%08x",
            (unsigned)m->entry[m->length - 1].hash);
    if (strcmp(again, hash) == 0) {
        return true;
    }
    wg_take_back(m, m->length - 1);
    wg_drop_undone(m);
    return false;
}

/* Do the action of one line, or say in m->fault why not. */
static bool
do_line(WgMatch *m, Reader *r)
{
    char *hash = strrchr(r->line, ' '), *action = strchr(r->line, ' ');
    char again[9];
    WgError err;
    uint32_t before = m->length ? m->entry[m->length - 1].hash : m->head_hash;

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
    if (!is_as_written(m, hash + 1)) {
        snprintf(m->fault, sizeof m->fault, "line %d: not an action",
                r->number);
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
