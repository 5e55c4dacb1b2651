/*
 * attack.c --
 *
 *      A battle yet to begin, against blocks of which many are unknown.
 *
 *      It is rehearsed by the rules once for each kind of block that may be
 *      there, all fire missing: so we learn who fires in which turn, and how
 *      well.  Then each case is fought as a duel.  Where more than that can
 *      happen (reserves, the flanking rule) the rules are followed in full.
 */

#include "../../core/odds/duel.h"
#include "fight.h"

enum { ROUNDS = 4, LETTERS = 3, KNOWN = 128, SALVOS = 256 };

/* A unit's fire when nobody was hit before. */
typedef struct Turn {
    int8_t round, letter;
    int8_t attacks;             /* the attacker's turns follow the defender's */
    int8_t unit, faces;
} Turn;

typedef struct Foresight {
    Fight *f;
    Game begun;                 /* the battle, somebody in the unknown slots */
    Game leaving[ROUNDS][LETTERS];      /* when attackers of a letter may go */
    bool leaves[ROUNDS][LETTERS];
    int attacker, limit;        /* see bor_limit_of() */
    bool plain;                 /* nothing but fire, hits and 6.73 */
    int turns;
    Turn turn[KNOWN];           /* of those who are known */
    int8_t faces[WG_MIX_PIECES][ROUNDS];        /* of each kind; 0: no fire */
    int8_t letter[WG_MIX_PIECES];
    int8_t unit_kind[BLOCKS];   /* in the present rehearsal; NONE: known */
    int16_t kind_of[BLOCKS];    /* of each block that may be there */
    WgDuel *duel;
} Foresight;

/* ---- the rehearsal ---- */

static int
order_of(const Turn *t)
{
    return (t->round * LETTERS + t->letter) * 2 + t->attacks;
}

/* Note the fire that is about to be thrown. */
static void
note_turn(Foresight *s, const Game *g, bool first)
{
    const Battle *b = &g->battle;
    int faces = bor_firepower(g, b->unit, b->target, b->charge);
    int kind = s->unit_kind[b->unit];
    Turn turn = { b->round, b->letter, b->phasing == b->attacker, b->unit,
            (int8_t)faces };

    s->plain = s->plain && faces < 6 && s->turns < KNOWN
            && b->target == AT_ALL && !b->charge;
    if (kind != NONE) {
        s->faces[kind][b->round - 1] = (int8_t)faces;
        s->letter[kind] = b->letter;
    } else if (first && s->plain) {
        s->plain = s->turns == 0
                || order_of(&s->turn[s->turns - 1]) <= order_of(&turn);
        s->turn[s->turns++] = turn;
    }
}

static bool
is_leaving(const WgAction *a)
{
    return a->verb == RETREAT || a->verb == OFFBOARD || a->verb == LOSE;
}

/* Note what is about to be done, and where attackers of this letter may leave:
   at last they must (6.73). */
static void
note_act(Foresight *s, const Game *g, const WgAction *a, bool first)
{
    int round = g->battle.round - 1, letter = g->battle.letter;
    bool last = round == ROUNDS - 1;

    if (first && g->flow.decision == ASK_TURN
            && g->battle.phasing == s->attacker
            && (last || s->limit) && !s->leaves[round][letter]) {
        s->leaves[round][letter] = true;
        s->leaving[round][letter] = *g;
    }
    s->plain = s->plain && a->verb != MAIN_ATTACK && !(is_leaving(a)
            && !(last && g->battle.phasing == s->attacker));
    if (first && s->turns == 0) {
        s->begun = *g;
    }
}

/* What the policy answers to what is asked. */
static const WgAction *
choose(const Game *g, WgOffer *offer, int limit)
{
    wg_offer(&borodino_rules, g, offer);
    return &offer->action[bor_fight_on(g, offer, limit)];
}

static void
rehearse(Foresight *s, const int16_t *piece, bool first)
{
    static const uint8_t misses[WG_DICE] = { 6, 6, 6, 6, 6, 6 };
    Game g = s->f->start;
    const WgAction *action;
    WgOffer offer;

    bor_fill(s->f, piece, &g);
    wg_begin_at(&borodino_rules, &g, ONE_BATTLE);
    s->attacker = g.battle.attacker;
    s->limit = bor_limit_of(s->f, &g);
    while (s->plain && !bor_is_past_round(&g, ROUNDS)) {
        if (g.flow.side == WG_CHANCE) {
            note_turn(s, &g, first);
            wg_throw(&borodino_rules, &g, misses);
            continue;
        }
        action = choose(&g, &offer, s->limit);
        note_act(s, &g, action, first);
        wg_do(&borodino_rules, &g, action);
    }
}

/* May it be a duel at all? */
static bool
is_plain(const Fight *f)
{
    const Game *g = &f->start;
    enum { MOST = WG_DUEL_COLUMNS / (2 * FACES) - 1 };

    for (int u = 0; u < BLOCKS; u++) {
        if (g->unit[u].place == f->area && g->unit[u].reserve) {
            return false;
        }
    }
    return g->count[FRENCH][f->area] <= MOST
            && g->count[RUSSIAN][f->area] <= MOST
            && (f->mix.slots == 0 || !(g->attack[side_of(f->slot[0])]
                & bit(f->area)));
}

/* Each kind that may be there, as many at once as there is room for. */
static void
rehearse_all(Foresight *s)
{
    const WgMixture *mix = &s->f->mix;
    int16_t rank[WG_MIX_PIECES], piece[WG_MIX_SLOTS];
    int kinds = 0, next = 0;

    for (int i = 0; i < mix->pieces; i++) {
        s->kind_of[mix->piece[i]] = mix->kind[i];
        if (mix->kind[i] == i) {
            rank[kinds++] = (int16_t)i;
        }
    }
    do {
        for (int u = 0; u < BLOCKS; u++) {
            s->unit_kind[u] = NONE;
        }
        for (int i = 0; i < mix->slots; i++) {
            int one = rank[(next + i) % kinds];

            piece[i] = mix->piece[one];
            s->unit_kind[s->f->slot[i]] = (int8_t)one;
        }
        rehearse(s, piece, next == 0);
        next += mix->slots;
    } while (next < kinds && mix->slots > 0);
}

/* ---- the duel ---- */

static int
lost(const Game *before, const Game *g, int side)
{
    return bor_steps_lost(before, g, side, g->battle.area);
}

static bool
is_gone(const Game *g, int side)
{
    return g->count[side][g->battle.area] == 0;
}

static void
hit(Game *g, int side)
{
    Units found;
    int16_t list[BLOCKS];
    int count = bor_candidates(g, side, g->battle.area, AT_ALL, found);

    for (int i = 0; i < count; i++) {
        list[i] = found[i];
    }
    bor_hit(g, list[bor_spare(g, list, count)]);
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
        const WgAction *a = choose(&there, &offer, s->limit);

        if (!is_leaving(a)) {
            break;
        }
        wg_do(&borodino_rules, &there, a);
    }
    g->battle.round = (int8_t)(round + 1);
    carry_over(&there, g, side);
}

static const WgDuelRules duel_rules = {
    &borodino_rules, lost, is_gone, hit, fire, leave
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

    for (int8_t round = 1; round <= ROUNDS; round++) {
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
    Foresight s = { .f = f, .plain = is_plain(f) };

    if (s.plain) {
        rehearse_all(&s);
    }
    if (!s.plain) {
        bor_follow(f);
        return;
    }
    s.duel = wg_duel_new(&duel_rules, s.attacker, &s);
    wg_duel_enter(s.duel, s.attacker, &s.begun);
    wg_mix(&f->mix, fight_case, &s);
    wg_duel_free(s.duel);
}
