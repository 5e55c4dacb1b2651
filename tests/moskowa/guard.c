/*
 * guard.c --
 *
 *      The Old Guard at random beside Russians at random, on open ground: which
 *      charges are offered, and what each brings, reckoned here from the
 *      rulebook's words: "executed and resolved during the Old Guard's
 *      offensive fire phase", "may not fire", "subtracting 6", "the top units
 *      in the charging hexes must be Old Guard", "the vacated hex must be
 *      occupied by at least one charging Old Guard unit", "any unit".
 */

#include "generic/moskowa/noted.h"
#include "fights.h"

enum { SCENES = 3000, MOST = 4 };

static uint64_t chance = 1812;
static int scene, middle, charges, vacated;

static int
below(int n)
{
    chance = chance * 6364136223846793005u + 1442695040888963407u;
    return (int)((chance >> 33) % (unsigned)n);
}

static void
same(long found, long wanted, const char *what)
{
    if (found != wanted) {
        fprintf(stderr, "scene %d: ", scene);
    }
    expect_equal(found, wanted, "Old Guard Charge", what);
}

/* ---- the scene ---- */

static int
any_unit(int side, bool guard)
{
    int u;

    do {
        u = first_of(side) + below(end_of(side) - first_of(side));
    } while (g.unit[u].hex != OFF_MAP
            || (guard && piece_of(&g, u)->class != CLASS_OLD_GUARD)
            || (piece_of(&g, u)->points < 1 && !is_person(piece_of(&g, u))));
    return u;
}

static void
fill(int side, int hex, int most, int facing)
{
    int count = 1 + below(most);
    bool square = below(5) == 0;

    for (int i = 0; i < count; i++) {
        int u = any_unit(side, side == WG_FIRST && below(4) > 0);
        const Piece *p = piece_of(&g, u);

        msk_put(&g, u, hex, msk_stack(&g, hex).count);
        g.unit[u].facing = (int8_t)facing;
        g.unit[u].lost = 0;
        g.unit[u].state = is_person(p) ? 0 : is_guns(p) ? UNLIMBERED
                : p->type <= LIGHT && square ? SQUARE : 0;
        if (msk_is_overstacked(&g, hex)) {
            msk_take(&g, u);
        }
    }
}

static int
top(int hex)
{
    Stack stack = msk_stack(&g, hex);

    for (int i = 0; i < stack.count; i++) {
        if (piece_of(&g, stack.slot[i])->type < LEADER) {
            return stack.slot[i];
        }
    }
    return NONE;
}

/* ---- what may be ---- */

/* Hexes that fired, were charged from, or charged, this phase. */
static bool fired[HEXES], charged[HEXES];
static bool met[PIECES];

static bool
in_front(int hex, int to)
{
    int side = 0;

    while (moskowa_near[hex][side] != to) {
        side++;
    }
    return g.unit[top(hex)].facing == side
            || (g.unit[top(hex)].facing + 1) % 6 == side
            || (g.unit[top(hex)].facing + 5) % 6 == side;
}

static bool
may_charge(int hex, int to)
{
    int u = top(hex);
    Stack stack = msk_stack(&g, to);

    for (int i = 0; i < stack.count; i++) {
        if (side_of(stack.slot[i]) == WG_FIRST || met[stack.slot[i]]) {
            return false;
        }
    }
    return stack.count > 0 && u != NONE && side_of(u) == WG_FIRST
            && piece_of(&g, u)->class == CLASS_OLD_GUARD
            && !(g.unit[u].state & (SQUARE | ROUTING)) && !fired[hex]
            && !charged[hex] && in_front(hex, to)
            && bound_to(&g, u) == OFF_MAP;
}

static bool
is_offered(const WgOffer *offer, int u, int to)
{
    for (int i = 0; i < offer->count; i++) {
        const WgAction *a = &offer->action[i];

        if (a->verb == GUARD_CHARGE && a->arg[0] == u && a->arg[1] == to) {
            return true;
        }
    }
    return false;
}

static void
compare_offer(const WgOffer *offer)
{
    int wanted = 0, found = 0;

    for (int i = 0; i < offer->count; i++) {
        found += offer->action[i].verb == GUARD_CHARGE;
    }
    for (int hex = 0; hex < HEXES; hex++) {
        if (!is_held(&g, WG_FIRST, hex)) {
            continue;
        }
        for (int side = 0; side < WG_HEX_SIDES; side++) {
            int to = moskowa_near[hex][side];

            if (may_charge(hex, to)) {
                wanted++;
                same(is_offered(offer, top(hex), to), true, "it may charge");
            }
        }
    }
    same(found, wanted, "so many charges");
}

/* ---- what it brings ---- */

static int
holders(int hex, int side)
{
    Stack stack = msk_stack(&g, hex);
    int count = 0;

    for (int i = 0; i < stack.count; i++) {
        count += side_of(stack.slot[i]) == side
                && piece_of(&g, stack.slot[i])->type < LEADER;
    }
    return count;
}

static void
throw_any(void)
{
    uint8_t dice[WG_DICE];

    for (int i = 0; i < WG_DICE; i++) {
        dice[i] = (uint8_t)(1 + below(6));
    }
    wg_throw(&moskowa_rules, &g, dice);
}

/* The first check: less 6 and what a leader there adds. */
static void
compare_check(int u, int to)
{
    const WgEvent *told_of = told(CHECKED);

    if (told_of && g.unit[told_of->about[0]].hex == to && msk_morale_bonus(&g,
            told_of->about[0]) == 0 && !(g.unit[u].state & ROUTING)) {
        same(told_of->about[1], -6, "six cells less");
    }
}

static void
charge(int u, int to)
{
    int from = g.unit[u].hex;
    Stack stack = msk_stack(&g, to);
    bool first = true;

    for (int i = 0; i < stack.count; i++) {
        met[stack.slot[i]] = true;
    }
    wg_do(&moskowa_rules, &g, &(WgAction){ GUARD_CHARGE,
            { (int16_t)u, (int16_t)to, 0 } });
    charged[from] = true;
    charges++;
    while (g.flow.side == WG_CHANCE) {
        throw_any();
        if (first) {
            compare_check(u, to);
            first = false;
        }
    }
    if (holders(to, WG_SECOND) == 0) {
        vacated++;
        same(g.unit[u].hex, to, "the hex is occupied");
        same(is_held(&g, WG_SECOND, to), false, "leaders are captured");
    } else {
        same(g.unit[u].hex, from, "it stays");
    }
    same(g.unit[u].state & ROUTING, 0, "it stands");
}

/* ---- the phase ---- */

static void
fire(const WgAction *a)
{
    wg_do(&moskowa_rules, &g, a);
    while (g.flow.side == WG_CHANCE || g.flow.decision == ASK_FIRERS) {
        if (g.flow.side == WG_CHANCE) {
            throw_any();
            continue;
        }
        for (int i = 0; i < g.placed; i++) {
            if (msk_bar_to_firing(&g, g.stack[i]) == NULL
                    && fire_part(&g, g.stack[i]) == FIRES) {
                fired[g.unit[g.stack[i]].hex] = true;
            }
        }
        act(FIRE, 0, "Fire.7");
    }
}

static void
phase(void)
{
    static WgOffer offer;

    memset(fired, 0, sizeof fired);
    memset(charged, 0, sizeof charged);
    memset(met, 0, sizeof met);
    while (g.flow.side == WG_FIRST && g.flow.decision == ASK_TARGET
            && g.firing == WG_FIRST) {
        const WgAction *a;

        wg_offer(&moskowa_rules, &g, &offer);
        compare_offer(&offer);
        a = &offer.action[below(offer.count)];
        if (a->verb == GUARD_CHARGE) {
            charge(a->arg[0], a->arg[1]);
        } else if (a->verb == DONE) {
            return;
        } else {
            fire(a);
        }
    }
}

static void
play(void)
{
    begin_empty();
    fill(WG_SECOND, middle, MOST, below(6));
    for (int side = 0; side < WG_HEX_SIDES; side++) {
        if (below(3) == 0) {
            fill(below(3) ? WG_FIRST : WG_SECOND, moskowa_near[middle][side],
                    MOST, wg_hex_back(side));
        }
    }
    act(DONE, 0, "Sequence of Play 1");
    if (g.flow.side == WG_SECOND && g.flow.decision == ASK_SQUARE) {
        act(DONE, 0, "Forming.6");
    }
    if (g.flow.side == WG_SECOND && g.flow.decision == ASK_TARGET) {
        act(DONE, 0, "Sequence of Play 3");
    }
    if (g.phasing == WG_FIRST && g.firing == WG_FIRST) {
        phase();
    }
}

int
main(void)
{
    middle = along(broad_hex(), SOUTH, 5);
    for (scene = 0; scene < SCENES && faults < 10; scene++) {
        play();
    }
    expect(charges > SCENES / 20 && vacated > 50, "Old Guard Charge",
            "some charges");
    return outcome();
}
