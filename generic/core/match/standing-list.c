/*
 * standing-list.c --
 *
 *      The standing orders of a side as it is told them: a list of all kinds,
 *      the arms they may be given to, and the event of an answer.
 */

#include <string.h>

#include "standing-orders.h"

/* Those of corps, of arms or of pieces, in the order of the roster: "F10 least
   ". */
static void
print_given(WgText *out, const WgMatch *m, int commander, int level, int side,
        int kind, const int16_t slot[WG_PIECES])
{
    const WgStanding *s = &m->rules->standings[kind];
    int first = side ? m->rules->second : 0;
    int end = side ? m->rules->pieces : m->rules->second;

    for (int piece = first; piece < end; piece++) {
        Entry entry = wg_order_given(m, commander, level, side, kind,
                slot[piece]);

        if (entry.action.arg[1] >= 0) {
            wg_print(out, "%s ", m->rules->piece_key(piece));
            wg_print_standing_choice(out, s, entry.action.arg[1]);
            wg_print(out, " ");
        }
    }
}

/* Those of a side that decide it, but for whom the scenario has not. */
static void
print_deciding(WgText *out, const WgMatch *m, const WgStanding *s, int side)
{
    int first = side ? m->rules->second : 0;
    int end = side ? m->rules->pieces : m->rules->second;

    for (int piece = first; piece < end; piece++) {
        if (wg_decides(s, piece) && (m->rules->takes_part == NULL
                || m->rules->takes_part(m->game, piece))) {
            wg_print(out, "%s ", m->rules->piece_key(piece));
        }
    }
}

/* A dictionary, as wg_match_standing() tells it. */
static void
print_kind(WgText *out, const WgMatch *m, int commander, int side, int kind,
        const int16_t slot[WG_PIECES])
{
    const WgStanding *s = &m->rules->standings[kind];
    int all = wg_order_given(m, commander, STANDING_SIDE, side, kind, 0)
            .action.arg[1];

    wg_print(out, "{standing %s decision %s rule %s choices {%s} choice ",
            s->name, m->rules->decisions[s->decision].name,
            m->rules->decisions[s->decision].rule, s->choices);
    wg_print_standing_choice(out, s, all < 0 ? 0 : all);
    wg_print(out, " given %d corps {", all >= 0);
    print_given(out, m, commander, STANDING_CORPS, side, kind, slot);
    wg_print(out, "} arms {");
    print_given(out, m, commander, STANDING_ARM, side, kind, slot);
    wg_print(out, "} pieces {");
    print_given(out, m, commander, STANDING_PIECE, side, kind, slot);
    wg_print(out, "} deciding {");
    print_deciding(out, m, s, side);
    wg_print(out, "} proposed ");
    wg_print_standing_choice(out, s, s->proposed);
    wg_print(out, "} ");
}

char *
wg_match_standing(const WgMatch *m, int side, int commander)
{
    WgText out = {0};
    bool any = (side == WG_FIRST || side == WG_SECOND)
            && (m->snapshot == NULL || m->snapshot->side == side);
    int kinds = any ? wg_count_standings(m->rules) : 0;
    int16_t slot[WG_PIECES] = {0};

    wg_print(&out, "");
    for (int u = 0; u < m->rules->pieces; u++) {
        if (m->setup.piece[u] >= 0) {
            slot[m->setup.piece[u]] = (int16_t)u;
        }
    }
    for (int kind = 0; kind < kinds; kind++) {
        if (wg_may_give(&m->rules->standings[kind], side)) {
            print_kind(&out, m, commander, side, kind, slot);
        }
    }
    return out.text;
}

char *
wg_match_arms(const WgMatch *m, int side)
{
    const char *name = m->rules->arms ? m->rules->arms : "";
    int first = side ? m->rules->second : 0;
    int end = side ? m->rules->pieces : m->rules->second;
    WgText out = {0};

    wg_print(&out, "");
    for (int arm = 1; *name && (side == WG_FIRST || side == WG_SECOND);
            arm++) {
        size_t length = strcspn(name, " ");

        wg_print(&out, "%.*s {", (int)length, name);
        for (int piece = first; piece < end; piece++) {
            if (m->rules->arm_of(piece) == arm) {
                wg_print(&out, "%s ", m->rules->piece_key(piece));
            }
        }
        wg_add(&out, "} ");
        name += length + strspn(name + length, " ");
    }
    return out.text;
}

/* " side", " corps F10", " arm line"; nothing of several orders that answered
   alike. */
static void
print_giver(WgText *out, const WgMatch *m, const int16_t about[WG_ABOUT])
{
    int level = about[2];

    if (level == STANDING_SIDE) {
        wg_print(out, " side");
    } else if (level == STANDING_ARM) {
        wg_print(out, " arm ");
        wg_print_arm(out, m->rules, m->setup.piece[about[3]]);
    } else if (level) {
        wg_print(out, level == STANDING_CORPS ? " corps " : " piece ");
        wg_print_word(out, m, 'u', about[3]);
    }
}

/* In a LETTER it is as older programs read it. */
void
wg_print_standing_event(WgText *out, const WgMatch *m, const Event *event,
        int number, int letter)
{
    const WgStanding *s = &m->rules->standings[event->what.about[0]];

    wg_print(out, "{n %d side %s what standing about {%s ", number,
            wg_side_word(event->side), s->name);
    wg_print_standing_choice(out, s, event->what.about[1]);
    if (letter == IN_NO_LETTER) {
        print_giver(out, m, event->what.about);
    }
    wg_print(out, "}}");
}
