/*
 * command.c --
 *
 *      5.1: whom an activated leader commands, and how far (5.1.1).
 */

#include "chapters.h"

/* 5.1.1, 9.7 In areas: the leader's strength; his heart's is 0. */
int
mon_range_of(const Game *g, int u)
{
    return face_of(g, u)->strength;
}

/* 5.1.1 The areas from which a path leads to this leader: it may begin in
   any area, but goes on through controlled ones without an enemy. */
static Areas
trace_range(const Game *g, int u)
{
    Areas safe = secure(g, side_of(u)), found = area_bit(g->unit[u].place);
    Areas edge = both_areas(found, safe);

    for (int i = mon_range_of(g, u); i > 0; i--) {
        Areas next = less_areas(beside_areas(edge), found);

        found = either_areas(found, next);
        edge = both_areas(next, safe);
    }
    return found;
}

/* 5.1.1, 9.11 The same on his side of the white line. */
Areas
mon_range(const Game *g, int u)
{
    return less_areas(trace_range(g, u), mon_beyond(g, u));
}

static void
add_range(Areas *to, Areas range)
{
    *to = either_areas(*to, range);
}

/* 5.1 And what this leader commands, once he is activated: units of his colour
   and Militia in range, any others where he stands; 9.4 Murat any cavalry in
   range; 9.5 Platov none but his own. */
void
mon_add_command(const Game *g, int leader, Command *c)
{
    int block = g->unit[leader].block, own = monday_block[block].corps;
    Areas range = mon_range(g, leader), here = area_bit(g->unit[leader].place);
    Areas horse = block == MURAT && uses(g, SABER) ? range : here;

    add_range(&c->foot[own], range);
    add_range(&c->horse[own], range);
    if (block == PLATOV && uses(g, COSSACKS)) {
        return;
    }
    add_range(&c->foot[WHITE], range);
    for (int corps = 0; corps < CORPS_COUNT; corps++) {
        add_range(&c->foot[corps], here);
        add_range(&c->horse[corps], either_areas(here, horse));
    }
}

/* What all the mover's activated leaders command, as control now stands. */
void
mon_trace_command(Game *g)
{
    g->command = (Command){ .foot = { { { 0, 0 } } } };
    for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
        if (g->unit[u].active && block_of(g, u)->kind == LEADER) {
            mon_add_command(g, u, &g->command);
        }
    }
}

bool
mon_is_under(const Game *g, int u, const Command *c)
{
    const Block *b = block_of(g, u);
    const Areas *there = is_cavalry(b) ? c->horse : c->foot;

    return on_map(g, u) && has_area(&there[b->corps], g->unit[u].place);
}

bool
mon_commanded(const Game *g, int u)
{
    return mon_is_under(g, u, &g->command);
}

/* 9.11 Is the unit across the white line from this leader, who may not cross
   it? */
bool
mon_is_over_line(const Game *g, int leader, int u)
{
    Areas beyond = mon_beyond(g, leader);

    return on_map(g, u) && has_area(&beyond, g->unit[u].place);
}

/* Is the unit of those that this leader commands in range? */
static bool
is_his(const Game *g, int leader, int u)
{
    const Block *b = block_of(g, u);

    return b->corps == block_of(g, leader)->corps || b->kind == MILITIA;
}

/* What keeps an activated leader from commanding a unit that 5.1 gives him:
   an optional rule, or NULL. */
static const char *
forbidden_by(const Game *g, int leader, int u)
{
    bool here = g->unit[u].place == g->unit[leader].place;
    Areas range = trace_range(g, leader);

    if (!here && !(is_his(g, leader, u)
            && has_area(&range, g->unit[u].place))) {
        return NULL;
    }
    return mon_is_over_line(g, leader, u) ? "9.11 beyond-line"
            : g->unit[leader].block == PLATOV && uses(g, COSSACKS)
            ? "9.5 cossacks-alone" : NULL;
}

/* 5.1, or the optional rule that forbids it; NULL if the unit is commanded. */
const char *
mon_why_uncommanded(const Game *g, int u)
{
    if (mon_commanded(g, u)) {
        return NULL;
    }
    for (int leader = first_of(g->mover); uses(g, COSSACKS) && on_map(g, u)
            && leader < end_of(g->mover); leader++) {
        if (g->unit[leader].active && block_of(g, leader)->kind == LEADER) {
            const char *why = forbidden_by(g, leader, u);

            if (why) {
                return why;
            }
        }
    }
    return "5.1 not-commanded";
}
