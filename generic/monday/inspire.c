/*
 * inspire.c --
 *
 *      5.2.2: each activated leader may inspire one combat unit next to him.
 *      We ask only about units that stand among enemies: nothing comes of
 *      the others.
 */

#include "chapters.h"

static const char *
judge_inspirer(const Game *g, int u)
{
    if (side_of(u) != g->mover || block_of(g, u)->kind != LEADER
            || !g->unit[u].active) {
        return "5.2.2 not-activated";
    }
    return g->unit[u].inspires ? "5.2.2 once" : NULL;
}

/* 5.2.2 Of his colour, or Militia; 9.4 Murat any cavalry. */
static bool
follows(const Game *g, int leader, int u)
{
    const Block *b = block_of(g, u);

    if (b->corps == block_of(g, leader)->corps || b->kind == MILITIA) {
        return true;
    }
    return g->unit[leader].block == MURAT && uses(g, SABER) && is_cavalry(b);
}

static const char *
judge_inspired(const Game *g, int leader, int u)
{
    if (side_of(u) != g->mover || !on_map(g, u)
            || is_support(block_of(g, u))) {
        return "5.2.2 combat-units";
    }
    if (!has_area(&monday_near[g->unit[leader].place], g->unit[u].place)) {
        return "5.2.2 not-adjacent";
    }
    if (!follows(g, leader, u)) {
        return "5.2.2 another-colour";
    }
    if (mon_is_over_line(g, leader, u)) {
        return "9.11 beyond-line";
    }
    if (g->unit[u].inspired) {
        return "5.2.2 inspired";
    }
    return is_contested(g, g->unit[u].place) ? NULL : "5.2.2 no-battle";
}

static void
propose(const Game *g, WgOffer *out)
{
    for (int leader = first_of(g->mover); leader < end_of(g->mover);
            leader++) {
        if (judge_inspirer(g, leader)) {
            continue;
        }
        for (int u = first_of(g->mover); u < end_of(g->mover); u++) {
            if (judge_inspired(g, leader, u) == NULL) {
                wg_may(out, INSPIRE, leader, u, 0);
            }
        }
    }
}

const char *
mon_judge_inspire(const Game *g, const WgAction *a)
{
    const char *why;

    if (a->verb == DONE) {
        return NULL;
    }
    if (a->verb != INSPIRE) {
        return "5.2.2 not-now";
    }
    why = judge_inspirer(g, a->arg[0]);
    return why ? why : judge_inspired(g, a->arg[0], a->arg[1]);
}

void
mon_propose_inspire(const Game *g, WgOffer *out)
{
    propose(g, out);
    wg_may(out, DONE, 0, 0, 0);
}

void
mon_apply_inspire(Game *g, const WgAction *a)
{
    if (a->verb == INSPIRE) {
        g->unit[a->arg[0]].inspires = true;
        g->unit[a->arg[1]].inspired = true;
        wg_tell(g, INSPIRED, a->arg[0], a->arg[1], 0, 0);
        wg_again(g);
    }
}
