/*
 * dividing.c --
 *
 *      Multicommanders: a side's corps, as they stand from one end of its
 *      front to the other, in as many parts as it has commanders, as even as
 *      can be; and the highest leader of each part, who has aides if that can
 *      be.
 */

#include <string.h>

#include "commanders.h"
#include "scenarios.h"

/* A corps and the leaders of its staff, by their codes. */
typedef struct Corps {
    int8_t side;
    const char *name;           /* the first word of its formations' corps */
    const char *leaders;        /* between spaces */
} Corps;

/* From south to north, R-M170. */
static const Corps front[] = {
    { WG_FIRST, "V", " V " },
    { WG_FIRST, "VIII", " VIII " },
    { WG_FIRST, "III", " III " },
    { WG_FIRST, "I", " I " },
    { WG_FIRST, "IC", " IC C " },
    { WG_FIRST, "IIC", " IIC " },
    { WG_FIRST, "IVC", " IVC " },
    { WG_FIRST, "Imperial", " E S A SR OG MG YG GC GA " },
    { WG_FIRST, "Staff", "" },
    { WG_FIRST, "IIIC", " IIIC " },
    { WG_FIRST, "IV", " IV " },
    { WG_SECOND, "Opolchenie", "" },
    { WG_SECOND, "III", " III S " },
    { WG_SECOND, "VIII", " VIII 2A M " },
    { WG_SECOND, "IVC", " IVC " },
    { WG_SECOND, "VII", " VII " },
    { WG_SECOND, "Reserve", " A " },
    { WG_SECOND, "V", " V CC SR " },
    { WG_SECOND, "VI", " VI 1A G " },
    { WG_SECOND, "IIIC", " IIIC " },
    { WG_SECOND, "IV", " IV " },
    { WG_SECOND, "IIC", " IIC " },
    { WG_SECOND, "II", " II " },
    { WG_SECOND, "IC", " IC " },
    { WG_SECOND, "Cossacks", " P " },
};
enum { CORPS = sizeof front / sizeof *front };

/* ---- which corps ---- */

static bool
is_first_word(const char *text, const char *word)
{
    size_t length = strlen(word);

    return strncmp(text, word, length) == 0
            && (text[length] == ' ' || text[length] == '\0');
}

static bool
has_leader(const Corps *c, const char *code)
{
    size_t length = strlen(code);

    for (const char *at = c->leaders; (at = strstr(at, code)); at++) {
        if (at[-1] == ' ' && at[length] == ' ') {
            return true;
        }
    }
    return false;
}

/* The corps of a piece; an aide's is his leader's. */
static int
corps_of(int piece)
{
    const Piece *p = &moskowa_piece[piece];

    if (p->type == AIDE) {
        return corps_of(p->whole);
    }
    for (int c = 0; c < CORPS; c++) {
        if (front[c].side == side_of(piece) && (p->type == LEADER
                    ? has_leader(&front[c], p->code)
                    : is_first_word(moskowa_formation[p->formation].corps,
                        front[c].name))) {
            return c;
        }
    }
    assert(!"a piece of no corps");
    return 0;
}

/* ---- rank ---- */

static bool
has_aides(int leader)
{
    for (int i = first_of(side_of(leader)); i < end_of(side_of(leader)); i++) {
        if (moskowa_piece[i].type == AIDE && moskowa_piece[i].whole == leader) {
            return true;
        }
    }
    return false;
}

/* R-M171: by what his loss counts for, then who has aides, then as listed. */
static bool
outranks(int leader, int other)
{
    int more = moskowa_piece[leader].lost - moskowa_piece[other].lost;
    int aides = has_aides(leader) - has_aides(other);

    return more != 0 ? more > 0 : aides != 0 ? aides > 0 : leader < other;
}

/* ---- in parts ---- */

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
        s = &share[corps_of(i)];
        s->there = true;
        s->points += p->type == LEADER ? 0 : p->points;
        if (p->type == LEADER
                && (s->leader == NONE || outranks(i, s->leader))) {
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
                    || outranks(share[c].leader, leader))) {
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
        rest.bare += !has_aides(leader);
        if (is_better(&rest, &best)) {
            best = rest;
            best.cut[best.count++] = c + 1;
        }
    }
    return best;
}

/* ---- both sides ---- */

static int
slot_of(const Game *g, int piece)
{
    int u = 0;

    while (g->unit[u].piece != piece) {
        u++;
    }
    return u;
}

/* Into at most so many: the parts in the order of their leaders' rank. */
static void
share_out(Game *g, int side, const Share *share, int parts)
{
    int first = side == WG_FIRST ? 0 : 11;
    int end = side == WG_FIRST ? 11 : CORPS;
    int from[COMMANDERS], to[COMMANDERS], rank[COMMANDERS];
    Cuts cuts;

    assert(front[10].side == WG_FIRST && front[11].side == WG_SECOND);
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
            rank[i] += k != i && outranks(leader_of(share, from[k], to[k]),
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
        int corps = corps_of(g->unit[u].piece);

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

int
msk_next_leader(const Game *g, int side, int commander)
{
    int best = NONE;

    for (int u = first_of(side); u < end_of(side); u++) {
        if (piece_of(g, u)->type == LEADER && g->unit[u].hex != OFF_MAP
                && msk_commander_of(g, u) == commander && (best == NONE
                    || outranks(g->unit[u].piece, g->unit[best].piece))) {
            best = u;
        }
    }
    return best;
}
