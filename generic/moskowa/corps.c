/*
 * corps.c --
 *
 *      Multicommanders: the corps of both sides in the order of the front, of
 *      which each piece is, and who of their leaders is the highest.
 */

#include <string.h>

#include "commanders.h"

/* A corps and the leaders of its staff, by their codes. */
typedef struct Corps {
    int8_t side;
    const char *name;           /* the first word of its formations' corps */
    const char *leaders;        /* between spaces */
} Corps;

/* From south to north, R-M170. */
static const Corps front[CORPS] = {
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
int
msk_corps_in_front(int piece)
{
    const Piece *p = &moskowa_piece[piece];

    if (p->type == AIDE) {
        return msk_corps_in_front(p->whole);
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

bool
msk_has_aides(int leader)
{
    for (int i = first_of(side_of(leader)); i < end_of(side_of(leader)); i++) {
        if (moskowa_piece[i].type == AIDE && moskowa_piece[i].whole == leader) {
            return true;
        }
    }
    return false;
}

/* R-M171: by what his loss counts for, then who has aides, then as listed. */
bool
msk_outranks(int leader, int other)
{
    int more = moskowa_piece[leader].lost - moskowa_piece[other].lost;
    int aides = msk_has_aides(leader) - msk_has_aides(other);

    return more != 0 ? more > 0 : aides != 0 ? aides > 0 : leader < other;
}

int
msk_next_leader(const Game *g, int side, int commander)
{
    int best = NONE;

    for (int u = first_of(side); u < end_of(side); u++) {
        if (piece_of(g, u)->type == LEADER && g->unit[u].hex != OFF_MAP
                && msk_commander_of(g, u) == commander && (best == NONE
                    || msk_outranks(g->unit[u].piece, g->unit[best].piece))) {
            best = u;
        }
    }
    return best;
}
