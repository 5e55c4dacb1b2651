/*
 * dividing.c --
 *
 *      Multicommanders: a side's corps, as they stand from one end of its
 *      front to the other, in as many parts as it has commanders, as even as
 *      can be; and the highest leader of each part, who has aides if that can
 *      be.
 */

#include "commanders.h"
#include "scenarios.h"

/* What takes part in a scenario: a corps' points, and its highest leader. */
typedef struct Share {
    int points, leader;
    bool there;
} Share;

/* How corps may be cut: the first corps of each part but the first. */
typedef struct Cuts {
    int count, cut[COMMANDERS];
    int worst;                  /* the points of the strongest part, */
    int bare;                   /* and how many have a leader without aides */
} Cuts;

static bool
is_better(const Cuts *one, const Cuts *other)
{
    return other->worst < 0 || (one->bare != other->bare
            ? one->bare < other->bare : one->worst < other->worst);
}

static void
weigh(const Game *g, Share share[CORPS])
{
    for (int c = 0; c < CORPS; c++) {
        share[c] = (Share){ 0, NONE, false };
    }
    for (int i = 0; i < PIECES; i++) {
        const Piece *p = &moskowa_piece[i];
        Share *s;

        if (is_battalion(p) || p->type == AIDE || !msk_takes_part(g, i)) {
            continue;
        }
        s = &share[msk_corps_in_front(i)];
        s->there = true;
        s->points += p->type == LEADER ? 0 : p->points;
        if (p->type == LEADER
                && (s->leader == NONE || msk_outranks(i, s->leader))) {
            s->leader = i;
        }
    }
}

static int
leader_of(const Share *share, int from, int to)
{
    int leader = NONE;

    for (int c = from; c < to; c++) {
        if (share[c].leader != NONE && (leader == NONE
                    || msk_outranks(share[c].leader, leader))) {
            leader = share[c].leader;
        }
    }
    return leader;
}

/* The best cuts of the corps from one on into so many parts, each with a
   leader and with units; worst -1: there are none. */
static Cuts
cut(const Share *share, int from, int end, int parts)
{
    Cuts best = { .worst = -1 };
    int points = 0;

    for (int c = from; c < end; c++) {
        int leader = leader_of(share, from, c + 1);
        Cuts rest = { .worst = 0 };

        points += share[c].points;
        if (points == 0 || leader == NONE || (parts == 1 && c < end - 1)) {
            continue;
        }
        if (parts > 1) {
            rest = cut(share, c + 1, end, parts - 1);
        }
        if (rest.worst < 0) {
            continue;
        }
        rest.worst = points > rest.worst ? points : rest.worst;
        rest.bare += !msk_has_aides(leader);
        if (is_better(&rest, &best)) {
            best = rest;
            best.cut[best.count++] = c + 1;
        }
    }
    return best;
}

/* ---- both sides ---- */

/* Into at most so many: the parts in the order of their leaders' rank. */
static void
share_out(Game *g, int side, const Share *share, int parts)
{
    int first = side == WG_FIRST ? 0 : FRENCH_CORPS;
    int end = side == WG_FIRST ? FRENCH_CORPS : CORPS;
    int from[COMMANDERS], to[COMMANDERS], rank[COMMANDERS];
    Cuts cuts;

    do {
        cuts = cut(share, first, end, parts--);
    } while (cuts.worst < 0 && parts > 0);
    if (cuts.worst < 0 || cuts.count == 1) {
        return;
    }
    for (int i = 0; i < cuts.count; i++) {
        from[i] = i == 0 ? first : cuts.cut[cuts.count - i];
        to[i] = cuts.cut[cuts.count - 1 - i];
        rank[i] = 0;
    }
    for (int i = 0; i < cuts.count; i++) {
        for (int k = 0; k < cuts.count; k++) {
            rank[i] += k != i && msk_outranks(leader_of(share, from[k], to[k]),
                    leader_of(share, from[i], to[i]));
        }
    }
    g->commanders[side] = (int8_t)cuts.count;
    g->active[side] = (int8_t)((1 << cuts.count) - 1);
    for (int i = 0; i < cuts.count; i++) {
        g->stands[side][rank[i]] = (int16_t)slot_of(g,
                leader_of(share, from[i], to[i]));
    }
    for (int u = first_of(side); u < end_of(side); u++) {
        int corps = msk_corps_in_front(g->unit[u].piece);

        for (int i = 0; i < cuts.count; i++) {
            if (corps >= from[i] && corps < to[i]) {
                msk_assign(g, u, rank[i]);
            }
        }
    }
}

void
msk_divide(Game *g)
{
    Share share[CORPS];

    for (int side = 0; side < 2; side++) {
        g->commanders[side] = 1;
        for (int i = 0; i < COMMANDERS; i++) {
            g->stands[side][i] = NONE;
        }
    }
    if (g->option[OPT_FRENCH] || g->option[OPT_RUSSIANS]) {
        weigh(g, share);
        for (int side = 0; side < 2; side++) {
            share_out(g, side, share, 1 + g->option[side == WG_FIRST
                    ? OPT_FRENCH : OPT_RUSSIANS]);
        }
    }
}
