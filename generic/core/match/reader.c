/*
 * reader.c --
 *
 *      The text of a match, line by line; and its first lines, which a match
 *      and a snapshot have in common.
 */

#include <limits.h>
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
    if (r->text[length] == '\0' || length >= LINE_CAPACITY) {
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
bool
wg_copy_value(Reader *r, const char *key, char value[LINE_CAPACITY])
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

int
wg_side_of(const WgRules *rules, const char *word)
{
    return strcmp(word, "chance") == 0 ? WG_CHANCE
            : strcmp(word, "umpire") == 0 ? WG_UMPIRE
            : strcmp(word, rules->sides[0]) == 0 ? WG_FIRST
            : strcmp(word, rules->sides[1]) == 0 ? WG_SECOND : WG_NOBODY;
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

/* The game, the scenario and the options; the setup lacks its shuffle. */
const WgRules *
wg_read_start(Reader *r, WgSetup *setup, WgError *err)
{
    char value[LINE_CAPACITY], scenario[LINE_CAPACITY], options[LINE_CAPACITY];
    const WgRules *rules;
    int version;

    if (!wg_copy_value(r, "grognard", value) || strcmp(value, "1") != 0) {
        wg_bad_header(r, err);
        return NULL;
    }
    rules = take_game(r, &version, err);
    if (rules == NULL) {
        return NULL;
    }
    if (!wg_copy_value(r, "scenario", scenario)
            || !wg_copy_value(r, "options", options)) {
        wg_bad_header(r, err);
        return NULL;
    }
    if (!wg_read_setup(rules, scenario, options, "", setup, err)) {
        return NULL;
    }
    setup->version = version;
    return rules;
}
