/*
 * foresight.c --
 *
 *      A battle yet to begin, rehearsed by the rules, all fire missing.
 */

#include "foresight.h"

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

/* Note what is about to be done, and where attackers of this letter may leave:
   at last they must (6.73). */
static void
note_act(Foresight *s, const Game *g, const WgAction *a, bool first)
{
    int round = g->battle.round - 1, letter = g->battle.letter;
    bool last = round == LAST_ROUND - 1;

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

const WgAction *
bor_choose(const Foresight *s, const Game *g, WgOffer *offer)
{
    wg_offer(s->f->how.rules, g, offer);
    return &offer->action[bor_fight_on(g, offer, s->limit)];
}

static void
rehearse(Foresight *s, const int16_t *piece, bool first)
{
    static const uint8_t misses[WG_DICE] = { 6, 6, 6, 6, 6, 6 };
    Game g = s->f->start;
    const WgAction *action;
    WgOffer offer;

    bor_fill(s->f, piece, &g);
    wg_begin_at(s->f->how.rules, &g, ONE_BATTLE);
    s->attacker = g.battle.attacker;
    s->limit = bor_limit_of(s->f, &g);
    while (s->plain && !bor_is_past_round(&g, LAST_ROUND)) {
        if (g.flow.side == WG_CHANCE) {
            note_turn(s, &g, first);
            wg_throw(s->f->how.rules, &g, misses);
            continue;
        }
        action = bor_choose(s, &g, &offer);
        note_act(s, &g, action, first);
        wg_do(s->f->how.rules, &g, action);
    }
}

/* May it be a duel at all? */
static bool
is_plain(const Fight *f)
{
    const Game *g = &f->start;
    enum { MOST_BLOCKS = WG_DUEL_COLUMNS / (2 * FACES) - 1 };

    for (int u = 0; u < BLOCKS; u++) {
        if (g->unit[u].place == f->area && g->unit[u].reserve) {
            return false;
        }
    }
    return g->count[FRENCH][f->area] <= MOST_BLOCKS
            && g->count[RUSSIAN][f->area] <= MOST_BLOCKS
            && (f->mix.slots == 0 || !(g->attack[side_of(f->slot[0])]
                & bit(f->area)));
}

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

void
bor_rehearse(Foresight *s)
{
    s->plain = is_plain(s->f);
    if (s->plain) {
        rehearse_all(s);
    }
}
