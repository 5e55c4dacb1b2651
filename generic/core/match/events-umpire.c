/*
 * events-umpire.c --
 *
 *      The event that an umpire's action is itself, beside those of the game.
 */

#include <string.h>

#include "match.h"

/* Is it an amendment whose first word is a piece? */
bool
wg_names_piece(const WgMatch *m, const Entry *entry)
{
    return entry->action.verb >= 0
            && m->rules->amendments[entry->action.verb].args[0] == 'u';
}

static const char *
side_of_slot(const WgMatch *m, int slot)
{
    return m->rules->sides[slot >= m->rules->second];
}

/* What was amended: {strength F10}, or {strength french} to who does not know
   which of them it is; of a number only what is numbered. */
static void
print_amended(WgText *out, const WgMatch *m, const Event *event, int viewer)
{
    const Entry *entry = &m->entry[event->n - 1];
    const WgWord *amendment = &m->rules->amendments[entry->action.verb];

    wg_print(out, "%s ", amendment->name);
    if (wg_names_piece(m, entry) && !event->knew[viewer]) {
        wg_print(out, "%s ", side_of_slot(m, entry->action.arg[0]));
    } else if (amendment->args[0] == 'n') {
        wg_print(out, "- ");
    } else {
        wg_print_word(out, m, amendment->args[0], entry->action.arg[0]);
        wg_print(out, " ");
    }
}

/* Whose dice were set: the side of the piece that the game names first where it
   tells this viewer of them, or "-". */
static const char *
owner_of_dice(const WgMatch *m, const Event *event, int viewer)
{
    for (const Event *h = event + 1; h < m->event + m->events
            && h->n == event->n; h++) {
        const char *args = m->rules->events[h->what.kind].args;

        if (strchr(args, 'd') && h->what.to >> viewer & 1) {
            return args[0] == 'u' && h->what.about[0] >= 0
                    ? side_of_slot(m, h->what.about[0]) : "-";
        }
    }
    return "-";
}

void
wg_print_umpire_event(WgText *out, const WgMatch *m, const Event *event,
        int viewer, int number, int letter)
{
    const Entry *entry = &m->entry[event->n - 1];
    int verb = entry->action.verb, about = entry->action.arg[0];
    int then = letter == IN_NO_LETTER ? about
            : wg_match_known(m, viewer, letter, about);

    wg_print(out, "{n %d side umpire what umpire_%s about {", number,
            verb == UMPIRE_BACK ? "back" : verb == UMPIRE_DICE ? "dice"
            : verb == UMPIRE_NOTE ? "note" : verb == UMPIRE_SEAT ? "seat"
            : verb == UMPIRE_LOCK ? "lock" : "amend");
    if (verb == UMPIRE_BACK) {
        wg_print(out, "%d ", then);
    } else if (verb == UMPIRE_DICE) {
        wg_print(out, "%d {", then);
        wg_print_dice(out, entry->die, entry->dice);
        wg_print(out, "} %s ", owner_of_dice(m, event, viewer));
    } else if (verb < 0) {
        wg_print(out, "%s ", wg_addressee(m, about));
    } else {
        print_amended(out, m, event, viewer);
    }
    /* The hash of a word stays in the file. */
    wg_quote(out, entry->text && verb != UMPIRE_LOCK ? entry->text : "");
    wg_print(out, "}}");
}
