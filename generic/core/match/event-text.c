/*
 * event-text.c --
 *
 *      Events, as they stand in a snapshot: each line is one, as
 *      wg_match_events() writes it, but that it has numbers for the words of
 *      enumerations.  The host may have another program, and the table of
 *      the remote seat reads these words.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "standing-orders.h"

/* The event of this name, or NULL. */
static const WgWord *
event_of(const WgRules *rules, const char *name)
{
    for (const WgWord *event = rules->events; event->name; event++) {
        if (strcmp(event->name, name) == 0) {
            return event;
        }
    }
    return NULL;
}

/* How many words an umpire's event of this name has; -1 if there is none. */
static int
umpire_words(const char *name)
{
    return strcmp(name, "umpire_back") == 0 ? 2
            : strcmp(name, "umpire_dice") == 0 ? 4
            : strcmp(name, "umpire_note") == 0 ? 2
            : strcmp(name, "umpire_seat") == 0 ? 2
            : strcmp(name, "umpire_lock") == 0 ? 2
            : strcmp(name, "umpire_amend") == 0 ? 3 : -1;
}

/* Is it what wg_print_word() writes of that type, or of a piece that was not
   recognised its side and its slot there? */
static bool
is_word(const WgRules *rules, char type, const char *word)
{
    int first = rules->second, n, end = 0;
    char side[12];

    if (wg_is_value(type)) {
        return wg_value_word(rules, type, wg_number(word, INT16_MAX));
    }
    if (type == 'n' || type == 'l') {
        word += *word == '-';
        return *word && strlen(word) < 8
                && strspn(word, "0123456789") == strlen(word);
    }
    if (strcmp(word, "none") == 0) {
        return true;
    }
    if (type == 's') {
        return strcmp(word, rules->sides[0]) == 0
                || strcmp(word, rules->sides[1]) == 0;
    }
    if (type == 'p') {
        return wg_find_key(rules->place_key, rules->places, word) >= 0;
    }
    if (wg_find_key(rules->piece_key, rules->pieces, word) >= 0) {
        return true;
    }
    if (type != 'u' || sscanf(word, "%11[a-z].%3d%n", side, &n, &end) != 2
            || word[end]) {
        return false;
    }
    return n > 0 && ((strcmp(side, rules->sides[0]) == 0 && n <= first)
            || (strcmp(side, rules->sides[1]) == 0
            && n <= rules->pieces - first));
}

/* The words of an event, up to the braces that end it. */
static bool
are_words(const WgRules *rules, const char *args, const char *text)
{
    for (int i = 0; args[i]; i++) {
        char word[40];
        int end = 0;

        text += i > 0 && *text == ' ';
        if (args[i] == 'd') {
            end = (int)strspn(text, "{123456 }");
            end = *text == '{' ? (int)strcspn(text, "}") < end
                    ? (int)strcspn(text, "}") + 1 : 0 : 0;
        } else if (sscanf(text, "%39[A-Za-z0-9_.-]%n", word, &end) != 1
                || !is_word(rules, args[i], word)) {
            return false;
        }
        text += end;
        if (end == 0 || *text != (args[i + 1] ? ' ' : '}')) {
            return false;
        }
    }
    return strcmp(text, "}}") == 0;
}

/* Words up to the brace that ends the list, which must end the event; -1 if
   that is otherwise. */
static int
count_words(const char *text)
{
    int words = 0, depth = 0;
    bool inside = false;

    for (; *text && (depth > 0 || *text != '}'); text++) {
        words += *text != ' ' && !inside;
        inside = *text != ' ' || depth > 0;
        if (*text == '\\') {
            text++;
        } else {
            depth += (*text == '{') - (*text == '}');
        }
        if ((unsigned char)*text < ' ') {
            return -1;
        }
    }
    return strcmp(text, "}}") == 0 ? words : -1;
}

bool
wg_is_event_text(const WgRules *rules, const char *text, int before, int *n)
{
    const WgWord *event;
    char side[12], what[40], begin[120];
    int at = 0;

    if (sscanf(text, "{n %7d side %11[a-z0-9] what %39[a-z_] about {%n", n,
            side, what, &at) != 3 || at == 0 || *n < 0 || *n > before
            || (strcmp(side, "0") != 0 && strcmp(side, "1") != 0
            && strcmp(side, "chance") != 0 && strcmp(side, "nobody") != 0
            && strcmp(side, "umpire") != 0)) {
        return false;
    }
    /* A blank in that form may stand for none. */
    snprintf(begin, sizeof begin, "{n %d side %s what %s about {", *n, side,
            what);
    if (strncmp(text, begin, (size_t)at) != 0 || begin[at]) {
        return false;
    }
    event = event_of(rules, what);
    if (strcmp(what, "standing") == 0) {
        return wg_is_standing_text(rules, text + at);
    }
    return event ? are_words(rules, event->args, text + at)
            : umpire_words(what) >= 0
            && count_words(text + at) == umpire_words(what);
}

/* The faces of such a set, a list. */
static void
print_set(WgText *out, int faces)
{
    for (int face = 1, told = 0; face <= 6; face++) {
        if (faces >> face & 1) {
            wg_print(out, told++ ? " %d" : "%d", face);
        }
    }
}

void
wg_print_faces(WgText *out, const WgRules *rules, int event,
        const int16_t *about)
{
    WgFaces faces = {0};

    if (rules->faces == NULL || !rules->faces(event, about, &faces)) {
        return;
    }
    wg_print(out, " hitting {");
    print_set(out, faces.hit);
    wg_print(out, "} own {");
    print_set(out, faces.own);
    wg_print(out, "}");
}

void
wg_print_event_text(WgText *out, const WgRules *rules, const char *text)
{
    const char *about = strchr(strchr(text, '{') + 1, '{') + 1;
    int16_t number[WG_ABOUT + 1] = {0};
    const WgWord *event;
    char what[40];

    sscanf(text, "{n %*d side %*s what %39s", what);
    event = event_of(rules, what);
    for (int i = 0; event && i <= WG_ABOUT && event->args[i]; i++) {
        size_t length;

        about += *about == ' ';
        number[i] = (int16_t)atoi(about);
        length = *about == '{' ? strcspn(about, "}") + 1
                : strcspn(about, " }");
        if (wg_is_value(event->args[i])) {
            wg_print(out, "%.*s%s", (int)(about - text), text,
                    wg_value_word(rules, event->args[i], atoi(about)));
            text = about + length;
        }
        about += length;
    }
    if (event == NULL) {
        wg_print(out, "%s", text);
        return;
    }
    wg_print(out, "%.*s", (int)strlen(text) - 1, text);
    wg_print_faces(out, rules, (int)(event - rules->events), number);
    wg_print(out, "}");
}
