/*
 * query-commanders.c --
 *
 *      Answers for the table about several commanders a side; a side is told
 *      of its own alone, the umpire of both.
 *
 *      commanders  {side S number N leader KEY active 0|1}... of each side that
 *                  has several, to everybody: his number, from 0 on, who stands
 *                  for him, {} if nobody does, and is he in the game
 *      commander   the number of the one who is asked now; "" where there is
 *                  one a side, and to others than his side where it tells
 *                  whom he commands
 *      commands S C   the pieces on the map whom C of side S commands
 *      desk S C    {number N count N from C to C state WORD aide KEY unit KEY
 *                  division 0|1}... of his messages: those he has written, and
 *                  those that have reached him, the oldest first.  number: to
 *                  ask for its words, not to be told; count: as he counts;
 *                  state: written carried delivered lost; aide, unit: {} of
 *                  none; division: it is about all of the unit's
 *      desk S all  to the umpire: all of that side
 */

#include <string.h>

#include "commanders.h"
#include "messages.h"
#include "query.h"

enum { ALL = COMMANDERS };

static const char *
key_of(const Game *g, int u)
{
    return u < 0 ? "{}" : moskowa_piece[g->unit[u].piece].key;
}

static void
commanders(const Game *g, WgText *out)
{
    for (int side = 0; side < 2; side++) {
        for (int c = 0; has_several(g, side) && c < g->commanders[side]; c++) {
            wg_print(out, "{side %d number %d leader %s active %d} ", side, c,
                    key_of(g, g->stands[side][c]), msk_is_active(g, side, c));
        }
    }
}

static void
commands(const Game *g, int side, int commander, WgText *out)
{
    for (int i = 0; i < g->placed; i++) {
        int u = g->stack[i];

        if (side_of(u) == side && msk_commander_of(g, u) == commander) {
            wg_print(out, "%s ", key_of(g, u));
        }
    }
}

/* The next of a side's after this number, of which its writer has the sheet. */
static bool
next_of_all(const Game *g, int side, int number, Message *next)
{
    next->number = 0;
    for (int i = 0; i < MESSAGES; i++) {
        const Message *m = msk_message(g, side, i);

        if (m->number > number && (next->number == 0
                    || m->number < next->number)) {
            *next = *m;
        }
    }
    return next->number != 0;
}

static void
desk(const Game *g, int side, int reader, WgText *out)
{
    static const char *const states[MESSAGE_STATES] = {
        "none", "written", "carried", "delivered", "lost"
    };
    Message m = {0};

    while (reader == ALL ? next_of_all(g, side, m.number, &m)
            : msk_next_known(g, side, reader, m.own, &m)) {
        wg_print(out, "{number %d count %d from %d to %d state %s aide %s "
                "unit %s division %d} ", m.number,
                reader == ALL ? m.number : m.own, m.from, m.to,
                states[m.state], key_of(g, m.aide), key_of(g, m.unit),
                (m.flags & OF_DIVISION) != 0);
    }
}

/* "0 2", "1 all": a side and a commander of it. */
static bool
read_whose(const WgQuery *q, int *side, int *commander)
{
    const char *words = q->words;

    if ((words[0] != '0' && words[0] != '1') || words[1] != ' ') {
        return false;
    }
    *side = words[0] - '0';
    *commander = strcmp(words + 2, "all") == 0 && q->viewer == WG_UMPIRE
            ? ALL : wg_number(words + 2, COMMANDERS);
    return *commander >= 0 && (q->viewer == *side || q->viewer == WG_UMPIRE);
}

static void
commands_of(const WgQuery *q, WgText *out)
{
    int side, commander;

    if (read_whose(q, &side, &commander)) {
        commands(q->game, side, commander, out);
    }
}

static void
desk_of(const WgQuery *q, WgText *out)
{
    int side, commander;

    if (read_whose(q, &side, &commander)) {
        desk(q->game, side, commander, out);
    }
}

static bool
knows_commander(const Game *g, int viewer)
{
    return (viewer == g->flow.side || viewer == WG_UMPIRE
            || msk_is_his_turn(g)) && msk_asked(g) != NONE;
}

static void
commander(const Game *g, WgText *out)
{
    wg_print(out, "%d", msk_asked(g));
}

const WgAnswer msk_answers_commanders[] = {
    { "commands", WG_OF_WORDS, .answer = commands_of, .shape = "list piece" },
    { "desk", WG_OF_WORDS, .answer = desk_of,
        .shape = "list {dict {number number count number from number "
            "to number state word aide piece? unit piece? division flag}}" },
    { "commanders", .tell = commanders,
        .shape = "list {dict {side side number number leader piece? "
            "active flag}}" },
    { "commander", .may = knows_commander, .tell = commander,
        .shape = "number" }, {0}
};
