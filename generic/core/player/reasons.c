/*
 * reasons.c --
 *
 *      Why something is done, or was: what a game says of it, and the chance of
 *      the fight that it leads to, by the exact odds of the rules.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../queries.h"
#include "player.h"

WgReason
wg_no_reason(void)
{
    return (WgReason){ .why = WG_NO_REASON, .place = -1,
            .chance = WG_UNTOLD, .beyond = -1, .by = -1 };
}

void
wg_add_to_reason(WgReason *reason, int slot)
{
    if (reason->count < WG_TOGETHER) {
        reason->with[reason->count++] = slot;
    }
}

void
wg_add_attack(WgReason *reason, int *attack, int place)
{
    int most = reason->place < 0 ? 0 : attack[reason->place];

    if (++attack[place] > most) {
        reason->place = place;
    }
}

void
wg_aim_at_most(WgReason *reason, const int *toward, int places)
{
    for (int place = 0; place < places; place++) {
        if (toward[place] > (reason->place < 0 ? 0 : toward[reason->place])) {
            reason->place = place;
            reason->aim = WG_TOWARD;
        }
    }
}

/* ---- the chance of a fight ---- */

/* "holds {0 C 1 C nobody C}", of what was considered: that the side takes the
   place, or, where it defends, that the enemy does not. */
static int
read_chance(const char *odds, int side, bool defends)
{
    const char *holds = strstr(odds, "holds {");
    const char *considered = strstr(odds, "considered ");
    int of[2] = { 0, 0 }, all = 0;

    if (holds == NULL || sscanf(holds, "holds {0 %d 1 %d", &of[0], &of[1]) != 2
            || considered == NULL
            || sscanf(considered, "considered %d", &all) != 1 || all <= 0) {
        return WG_UNTOLD;
    }
    return (int)((int64_t)(defends ? all - of[!side] : of[side]) * WG_CERTAIN
            / all);
}

/* Asked as a table asks, by what the side sees. */
static int
chance_of(const WgRules *rules, const Game *seen, int side,
        const WgReason *reason)
{
    WgText ask = {0}, odds = {0};
    int chance;

    if (reason->battle) {
        wg_print(&ask, "odds battle");
    } else if (reason->count > 0) {
        wg_print(&ask, "odds attack %d", reason->place);
        for (int i = 0; i < reason->count; i++) {
            wg_print(&ask, " %d", reason->with[i]);
        }
    } else {
        return reason->chance;
    }
    wg_print(&ask, " work 60000");
    wg_print(&odds, "");
    wg_query(rules, seen, side, ask.text, &odds);
    chance = read_chance(odds.text, side, reason->battle);
    free(ask.text);
    free(odds.text);
    return chance;
}

/* ---- as text ---- */

static void
print_reason(WgText *out, const WgRules *rules, const WgReason *reason,
        int chance)
{
    static const char *const word[WG_WHYS] = {
        "", "take", "occupy", "join", "guard", "toward", "withdraw", "spare",
        "stand", "hold", "hit", "charge", "lead", "build", "hide", "clear",
        "room", "command", "worth", "history", "must", "least", "more",
        "cover", "behind", "keep", "disc", "with", "back"
    };
    enum { TOLD = WG_CERTAIN / 200 };   /* as one percent */

    wg_print(out, "");
    if (reason->why == WG_NO_REASON
            || (reason->why == WG_HOLD && chance < TOLD)) {
        return;
    }
    if (chance < TOLD && (reason->why == WG_TAKE || reason->why == WG_JOIN
            || reason->why == WG_COMMAND)) {
        chance = WG_UNTOLD;     /* it is done for something else */
    }
    wg_print(out, "why %s", word[reason->why]);
    if (reason->led > 0) {
        wg_print(out, " units %d", reason->led);
    }
    if (reason->aim != WG_NO_REASON) {
        wg_print(out, " aim %s", word[reason->aim]);
    }
    if (reason->place >= 0) {
        wg_print(out, " place %s", rules->place_key(reason->place));
    }
    if (reason->beyond >= 0) {
        wg_print(out, " %s %s", reason->covers ? "covers" : "beyond",
                rules->place_key(reason->beyond));
    }
    if (reason->by >= 0) {
        wg_print(out, " by %s", rules->place_key(reason->by));
    }
    if (chance != WG_UNTOLD) {
        wg_print(out, " chance %d", chance);
    }
}

/* What the side knows and means. */
static void
print_own(WgText *out, const WgRules *rules, const Game *seen,
        const Game *world, int side, const WgAction *action, const Plan *plan)
{
    WgReason reason = wg_no_reason();

    rules->player->reason(world, action, plan->text, &reason);
    print_reason(out, rules, &reason,
            chance_of(rules, seen, side, &reason));
}

char *
wg_computer_reason(const WgComputer *c)
{
    WgText out = {0};

    wg_print(&out, "");
    if (c->asked != NOT_ASKED && c->imagined && c->player
            && c->player->reason) {
        print_own(&out, c->rules, c->seen, c->world, c->side, &c->answer,
                &c->plan);
    }
    return out.text;
}

/* ---- of what was done ---- */

static bool
was_told(const WgMatch *m, int n, int viewer)
{
    for (int i = m->events - 1; i >= 0 && m->event[i].n >= n; i--) {
        const Event *event = &m->event[i];

        if (event->n == n && !event->umpire
                && event->what.to >> viewer & 1) {
            return true;
        }
    }
    return false;
}

/* What anybody sees who sees it done; anything else tells what is meant to
   come, or no more than that it is done, as that somebody stands. */
static bool
is_public(WgWhy why)
{
    return why == WG_TAKE || why == WG_JOIN || why == WG_WITHDRAW
            || why == WG_HIT || why == WG_CHARGE;
}

void
wg_public_reason(const WgRules *rules, const Game *before, int viewer,
        const WgAction *action, WgReason *reason)
{
    Game *seen = wg_alloc(rules->size);

    *reason = wg_no_reason();
    memcpy((void *)seen, (const void *)before, rules->size);
    rules->redact(seen, viewer);
    rules->player->reason(seen, action, NULL, reason);
    if (!is_public(reason->why)) {
        *reason = wg_no_reason();
    }
    free((void *)seen);
}

/* An officer in the place of who did it, who means to do that. */
static void
print_officers(WgText *out, const WgMatch *m, const Game *before, int n,
        const Entry *entry)
{
    WgAction action = wg_last_step(m, n);
    const WgRules *rules = m->rules;
    Game *seen = wg_alloc(rules->size), *world = wg_alloc(rules->size);
    Weights weights = wg_usual_weights(rules);
    WgLots lots = { (uint64_t)n };
    WgMemory memory;
    Plan plan = { .phase = 0 };

    memcpy((void *)seen, (const void *)before, rules->size);
    rules->redact(seen, entry->side);
    wg_remember(&memory, m, entry->side, n - 1);
    if (wg_imagine_world(rules, seen, &memory, &lots, world)) {
        wg_play_by(rules, &weights, world, &plan, &lots);
        print_own(out, rules, seen, world, entry->side, &action, &plan);
    }
    free((void *)seen);
    free((void *)world);
}

/* The match itself stays where it is. */
static Game *
position_before(const WgMatch *m, int n)
{
    WgMatch moved = *m;

    moved.game = wg_alloc(m->rules->size);
    wg_go_to(&moved, wg_action_before(m, n));
    return moved.game;
}

char *
wg_match_reason(const WgMatch *m, int n, int viewer)
{
    const WgRules *rules = m->rules;
    WgText out = {0};
    const Entry *entry;
    WgReason reason;
    Game *before;
    bool all;

    wg_print(&out, "");
    if (n < 1 || n > m->length || m->snapshot || viewer < 0
            || rules->player == NULL || rules->player->reason == NULL) {
        return out.text;
    }
    entry = &m->entry[n - 1];
    if (!wg_is_decision(entry)) {
        return out.text;
    }
    all = viewer == WG_UMPIRE || viewer == entry->side
            || wg_match_side(m) == WG_NOBODY;
    before = position_before(m, all ? wg_first_step(m, n) : n);
    if (all) {
        print_officers(&out, m, before, n, entry);
    } else if (was_told(m, n, viewer)) {
        wg_public_reason(rules, before, viewer, &entry->action, &reason);
        print_reason(&out, rules, &reason, WG_UNTOLD);
    }
    free((void *)before);
    return out.text;
}
