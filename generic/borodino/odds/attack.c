/*
 * attack.c --
 *
 *      A battle yet to begin, against blocks of which many are unknown.
 *
 *      It is rehearsed by the rules once for each kind of block that may be
 *      there (foresight.c).  Then each case is fought as a duel.  Where more
 *      than that can happen (reserves, the flanking rule) the rules are
 *      followed in full.
 */

#include "foresight.h"

enum { SALVOS = 256 };

static int
candidates(const Game *g, int side, int area, int16_t *list)
{
    return bor_candidates(g, side, area, AT_ALL, list);
}

static int
fire(const Game *g, int side, const WgSalvo *salvo, const void *about,
        WgFire *out)
{
    int u = salvo->what[0];

    (void)about;
    if (side != salvo->side || g->unit[u].place != g->battle.area) {
        return 0;
    }
    *out = (WgFire){ (int8_t)bor_dice(g, u, AT_ALL), (int8_t)salvo->what[1] };
    return 1;
}

/* What a side is by now, put into another position of the same battle; 3.32
   borders are free again in each round. */
static void
carry_over(const Game *from, Game *to, int side)
{
    for (int u = first_of(side); u < end_of(side); u++) {
        if (from->unit[u].place != to->unit[u].place) {
            bor_place(to, u, from->unit[u].place);
        }
        to->unit[u].face = from->unit[u].face;
        to->unit[u].half = from->unit[u].half;
    }
    for (int border = 0; border < BORDERS; border++) {
        to->used[border] = from->battle.round == to->battle.round
                ? from->used[border] : 0;
    }
}

/* Those of one letter who must, or will and can. */
static void
leave(Game *g, int side, const WgSalvo *salvo, const void *about)
{
    const Foresight *s = about;
    int round = salvo->what[0], letter = salvo->what[1];
    Game there = s->leaving[round][letter];
    WgOffer offer;

    carry_over(g, &there, side);
    if (!bor_has_turns(&there, side, letter)) {
        return;
    }
    while (there.flow.side == side && !bor_is_past_round(&there, round + 1)
            && there.battle.letter == letter) {
        const WgAction *a = bor_choose(s, &there, &offer);

        if (!is_leaving(a)) {
            break;
        }
        wg_do(s->f->how.rules, &there, a);
    }
    g->battle.round = (int8_t)(round + 1);
    carry_over(&there, g, side);
}

static const WgDuelRules duel_rules = {
    .candidates = candidates,
    .is_cheaper = bor_is_cheaper, .hit = bor_hit, .fire = fire, .pass = leave
};

/* ---- a case ---- */

static WgSalvo
fire_of(int unit, int faces)
{
    return (WgSalvo){ .side = (int8_t)side_of(unit),
            .what = { (int16_t)unit, (int16_t)faces } };
}

/* Whoever leaves at this moment of the battle, then whoever fires. */
static int
gather(const Foresight *s, const int16_t *piece, Turn now, WgSalvo *salvo)
{
    const Fight *f = s->f;
    int count = 0;

    if (now.attacks && s->leaves[now.round - 1][now.letter]) {
        salvo[count++] = (WgSalvo){ .side = (int8_t)s->attacker,
                .pass = (int8_t)((now.round - 1) * LETTERS + now.letter + 1),
                .what = { (int16_t)(now.round - 1), now.letter } };
    }
    for (int i = 0; i < s->turns; i++) {
        if (order_of(&s->turn[i]) == order_of(&now)) {
            salvo[count++] = fire_of(s->turn[i].unit, s->turn[i].faces);
        }
    }
    for (int i = 0; i < f->mix.slots && !now.attacks; i++) {
        int kind = s->kind_of[piece[i]];
        int faces = s->faces[kind][now.round - 1];

        if (faces > 0 && s->letter[kind] == now.letter) {
            salvo[count++] = fire_of(f->slot[i], faces);
        }
    }
    return count;
}

static bool
fight_case(void *about, const int16_t *piece, double chance)
{
    Foresight *s = about;
    Game g = s->begun;
    WgSalvo salvo[SALVOS];
    int salvos = 0;

    for (int8_t round = 1; round <= LAST_ROUND; round++) {
        for (int8_t letter = LETTER_A; letter <= LETTER_C; letter++) {
            for (int8_t attacks = 0; attacks < 2; attacks++) {
                salvos += gather(s, piece, (Turn){ round, letter, attacks,
                        NONE, 0 }, salvo + salvos);
            }
        }
    }
    bor_fill(s->f, piece, &g);
    wg_duel_enter(s->duel, !s->attacker, &g);
    wg_duel(s->duel, salvo, salvos, chance, &s->f->sum);
    s->f->sum.cases++;
    return s->f->sum.work > 0;
}

void
bor_foresee(Fight *f)
{
    Foresight s = { .f = f };

    bor_rehearse(&s);
    if (!s.plain) {
        bor_follow(f);
        return;
    }
    s.duel = wg_duel_new(&f->how, &duel_rules, f->area, s.attacker, &s);
    wg_duel_enter(s.duel, s.attacker, &s.begun);
    wg_mix(&f->mix, fight_case, &s);
    wg_duel_free(s.duel);
}
