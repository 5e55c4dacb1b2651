/*
 * news-umpire.c --
 *
 *      What each viewer is told of an umpire's own actions, beside what the
 *      game tells of them.
 */

#include <string.h>

#include "match.h"

/* Is it an amendment whose first word is a piece? */
bool
wg_names_piece(const WgMatch *m, const Done *done)
{
    return done->action.verb >= 0
            && m->rules->amendments[done->action.verb].args[0] == 'u';
}

static const char *
side_of_slot(const WgMatch *m, int slot)
{
    return m->rules->sides[slot >= m->rules->second];
}

/* What was amended: {strength F10}, or {strength french} to who does not know
   which of them it is; of a number only what is numbered. */
static void
print_amended(WgText *out, const WgMatch *m, const Heard *heard, int viewer)
{
    const Done *done = &m->done[heard->n - 1];
    const WgWord *amendment = &m->rules->amendments[done->action.verb];

    wg_print(out, "%s ", amendment->name);
    if (wg_names_piece(m, done) && !heard->knew[viewer]) {
        wg_print(out, "%s ", side_of_slot(m, done->action.arg[0]));
    } else if (amendment->args[0] == 'n') {
        wg_print(out, "- ");
    } else {
        wg_print_word(out, m, amendment->args[0], done->action.arg[0]);
        wg_print(out, " ");
    }
}

/* Whose dice he set: the side of the piece that the game names first where it
   tells this viewer of them, or "-". */
static const char *
owner_of_dice(const WgMatch *m, const Heard *heard, int viewer)
{
    for (const Heard *h = heard + 1; h < m->heard + m->tales
            && h->n == heard->n; h++) {
        const char *args = m->rules->events[h->told.what].args;

        if (strchr(args, 'd') && h->told.to >> viewer & 1) {
            return args[0] == 'u' && h->told.about[0] >= 0
                    ? side_of_slot(m, h->told.about[0]) : "-";
        }
    }
    return "-";
}

void
wg_print_umpire_news(WgText *out, const WgMatch *m, const Heard *heard,
        int viewer)
{
    const Done *done = &m->done[heard->n - 1];
    int verb = done->action.verb, about = done->action.arg[0];

    wg_print(out, "{n %d side umpire what umpire_%s about {", heard->n,
            verb == UMPIRE_BACK ? "back" : verb == UMPIRE_DICE ? "dice"
            : verb == UMPIRE_NOTE ? "note" : verb == UMPIRE_SEAT ? "seat"
            : "amend");
    if (verb == UMPIRE_BACK) {
        wg_print(out, "%d ", about);
    } else if (verb == UMPIRE_DICE) {
        wg_print(out, "%d {", about);
        wg_print_dice(out, done->die, done->dice);
        wg_print(out, "} %s ", owner_of_dice(m, heard, viewer));
    } else if (verb < 0) {
        wg_print(out, "%s ", wg_addressee(m, about));
    } else {
        print_amended(out, m, heard, viewer);
    }
    wg_quote(out, done->text ? done->text : "");
    wg_print(out, "}}");
}
