/*
 * mixture.c --
 *
 *      Goes through what may stand in unknown slots, from the more probable
 *      to the less: band after band of chances, each an eighth of the last.
 *      A branch that cannot come into the band is not entered.
 */

#include "mixture.h"

enum { BAND = 8 };

typedef struct Mix {
    const WgMixture *of;
    WgMixed *each;
    void *about;
    int kinds;
    int count[WG_MIX_PIECES];           /* pieces of each kind */
    int member[WG_MIX_PIECES][WG_MIX_PIECES];
    double best[WG_MIX_PIECES + 1][WG_MIX_SLOTS + 1];   /* from a kind on, for
                                           so many slots: the most ways */
    double high, low;                   /* the present band, in ways */
    double all;                         /* ways to fill the slots */
    double left;                        /* ways below the band */
    bool stopped;
    int16_t piece[WG_MIX_SLOTS];
} Mix;

int
wg_mix_slot(WgMixture *mix, int side)
{
    if (mix->slots == WG_MIX_SLOTS || (mix->slots > 0 && mix->side != side)) {
        return -1;
    }
    mix->side = side;
    return mix->slots++;
}

void
wg_mix_without(WgMixture *mix, bool (*is_excluded)(int piece))
{
    WgMixture rest = *mix;

    rest.pieces = 0;
    for (int i = 0; i < mix->pieces; i++) {
        if (!is_excluded(mix->piece[i])) {
            rest.piece[rest.pieces++] = mix->piece[i];
        }
    }
    if (rest.pieces >= rest.slots) {
        *mix = rest;
    }
}

static double
choose(int n, int k)
{
    double ways = 1;

    for (int i = 1; i <= k; i++) {
        ways = ways * (n - k + i) / i;
    }
    return k > n ? 0 : ways;
}

static void
sort_kinds(Mix *m)
{
    for (int i = 0; i < m->of->pieces; i++) {
        int kind = 0;

        while (kind < m->kinds && m->of->kind[m->member[kind][0]]
                != m->of->kind[i]) {
            kind++;
        }
        m->kinds += kind == m->kinds;
        m->member[kind][m->count[kind]++] = i;
    }
}

static void
find_best(Mix *m)
{
    for (int slots = 0; slots <= m->of->slots; slots++) {
        m->best[m->kinds][slots] = slots == 0;
    }
    for (int kind = m->kinds - 1; kind >= 0; kind--) {
        for (int slots = 0; slots <= m->of->slots; slots++) {
            double best = 0;

            for (int n = 0; n <= slots && n <= m->count[kind]; n++) {
                double ways = choose(m->count[kind], n)
                        * m->best[kind + 1][slots - n];

                best = ways > best ? ways : best;
            }
            m->best[kind][slots] = best;
        }
    }
}

/* Fill the slots from `from` on with kinds from `kind` on. */
static void
fill(Mix *m, int kind, int from, double ways)
{
    int slots = m->of->slots - from;

    if (slots == 0) {
        if (ways <= m->high && ways > m->low) {
            m->left -= ways;
            m->stopped = !m->each(m->about, m->piece, ways / m->all);
        }
        return;
    }
    /* A little less strict than the sums, so that rounding loses nothing. */
    if (kind == m->kinds
            || ways * m->best[kind][slots] * (1 + 1e-9) <= m->low) {
        return;
    }
    for (int n = slots < m->count[kind] ? slots : m->count[kind];
            n >= 0 && !m->stopped; n--) {
        for (int i = 0; i < n; i++) {
            m->piece[from + i] = m->of->piece[m->member[kind][i]];
        }
        fill(m, kind + 1, from + n, ways * choose(m->count[kind], n));
    }
}

void
wg_mix(const WgMixture *of, WgMixed *each, void *about)
{
    Mix m = { .of = of, .each = each, .about = about };

    if (of->slots > of->pieces) {
        return;
    }
    sort_kinds(&m);
    find_best(&m);
    m.all = m.left = choose(of->pieces, of->slots);
    m.high = m.best[0][of->slots];
    /* A way is a whole number: what is left is one at least. */
    while (m.left > 0.5 && m.high >= 0.5 && !m.stopped) {
        m.low = m.high / BAND;
        fill(&m, 0, 0, 1);
        m.high = m.low;
    }
}

void
wg_mix_kinds(WgMixture *mix, bool (*is_same)(int piece, int other))
{
    for (int i = 0; i < mix->pieces; i++) {
        int k = 0;

        while (!is_same(mix->piece[k], mix->piece[i])) {
            k++;
        }
        mix->kind[i] = (int16_t)k;
    }
}
