/*
 * news.c --
 *
 *      What each viewer was told, and when somebody learned something.
 */

#include <string.h>

#include "match.h"

static bool
knew(const WgMatch *m, int viewer, const WgTold *told, int i)
{
    const char *args = m->rules->events[told->what].args;

    return args[i] != 'u' || told->about[i] < 0 || viewer == WG_UMPIRE
            || m->known[viewer][told->about[i]];
}

/* Keep what the last action told.  Called before learn_pieces() and after
   it: a piece seen at either time was recognised. */
static void
note_known(WgMatch *m, Heard *heard)
{
    int args = (int)strlen(m->rules->events[heard->told.what].args);

    for (int viewer = 0; viewer < 4; viewer++) {
        for (int i = 0; i < args; i++) {
            if (knew(m, viewer, &heard->told, i)) {
                heard->knew[viewer] |= (uint8_t)(1 << i);
            }
        }
    }
}

bool
wg_tells_of_others(const WgRules *rules, const Game *g, int side)
{
    const WgFlow *f = (const WgFlow *)g;

    for (int i = 0; i < f->told; i++) {
        const WgTold *told = &f->news[i];
        const char *args = rules->events[told->what].args;

        for (int k = 0; told->to >> side & 1 && args[k]; k++) {
            if (args[k] == 'u' && told->about[k] >= 0
                    && (told->about[k] >= rules->second) != side) {
                return true;
            }
        }
    }
    return false;
}

/* Note which pieces each viewer recognises now.  Did a player learn one? */
static bool
learn_pieces(WgMatch *m)
{
    bool learned = false;

    m->learned = 0;
    for (int viewer = 0; viewer < 3; viewer++) {
        const Game *seen = wg_seen(m, viewer);

        for (int u = 0; u < m->rules->pieces; u++) {
            uint8_t now = m->rules->piece_in(seen, u) >= 0;

            if (now && !m->known[viewer][u]) {
                learned = learned || viewer < WG_PUBLIC;
                m->learned |= (uint8_t)(1 << viewer);
            }
            m->known[viewer][u] = now;
        }
    }
    return learned;
}

/* An umpire's own words: what he did in any game, and why. */
static void
hear_umpire(WgMatch *m)
{
    const Done *done = m->length ? &m->done[m->length - 1] : NULL;
    int to = done ? wg_told_to(done) : 0;
    Heard *heard;

    if (to == 0) {
        return;
    }
    m->heard = wg_more(m->heard, m->tales, &m->tale_room, sizeof *m->heard);
    heard = &m->heard[m->tales++];
    memset(heard, 0, sizeof *heard);
    heard->n = m->length;
    heard->side = WG_UMPIRE;
    heard->umpire = true;
    heard->told.to = (uint8_t)to;
    for (int viewer = 0; viewer < 4 && wg_names_piece(m, done); viewer++) {
        heard->knew[viewer] = viewer == WG_UMPIRE
                || m->known[viewer][done->action.arg[0]];
    }
}

/* May the side that acted have seen what it could not foresee?  Then it
   cannot take the action back: after what an enemy has done or what became of
   him, even where all see it, and past an event that ends what was before. */
static bool
is_settled(const WgMatch *m, int side)
{
    const WgFlow *f = wg_flow(m);

    if (side != WG_FIRST && side != WG_SECOND) {
        return false;
    }
    for (int i = 0; i < f->told; i++) {
        if (m->rules->events[f->news[i].what].back) {
            return true;
        }
    }
    return wg_tells_of_others(m->rules, m->game, side);
}

void
wg_hear(WgMatch *m, int side)
{
    const WgFlow *f = wg_flow(m);
    int first = m->tales;
    bool learned;

    if (side == WG_UMPIRE) {
        hear_umpire(m);
        first = m->tales;
        if (m->done[m->length - 1].action.verb == UMPIRE_DICE) {
            side = WG_CHANCE;
        }
    }
    for (int i = 0; i < f->told; i++) {
        Heard *heard;

        m->heard = wg_more(m->heard, m->tales, &m->tale_room,
                sizeof *m->heard);
        heard = &m->heard[m->tales++];
        memset(heard, 0, sizeof *heard);
        heard->n = wg_match_length(m);
        heard->side = (int8_t)side;
        heard->told = f->news[i];
        heard->dice = f->thrown;
        memcpy(heard->die, f->die, sizeof heard->die);
        note_known(m, heard);
    }
    learned = learn_pieces(m);
    for (int i = first; i < m->tales; i++) {
        note_known(m, &m->heard[i]);
    }
    if (m->length > 0 && (learned || is_settled(m, side))) {
        m->done[m->length - 1].barrier = true;
    }
}

void
wg_unhear(WgMatch *m)
{
    while (m->tales > 0 && m->heard[m->tales - 1].n > wg_match_length(m)) {
        m->tales--;
    }
    learn_pieces(m);
}

/* A piece that was not recognised is its side and its slot there. */
static void
print_token(WgText *out, const WgMatch *m, int slot)
{
    int second = slot >= m->rules->second;

    wg_print(out, "%s.%d", m->rules->sides[second],
            slot - (second ? m->rules->second : 0) + 1);
}

static void
print_event(WgText *out, const WgMatch *m, const Heard *heard, int viewer)
{
    const WgWord *event = &m->rules->events[heard->told.what];

    if (heard->umpire) {
        wg_print_umpire_news(out, m, heard, viewer);
        return;
    }
    wg_print(out, "{n %d side %s what %s about {", heard->n,
            wg_side_word(heard->side), event->name);
    for (int k = 0; event->args[k]; k++) {
        wg_print(out, k ? " " : "");
        if (event->args[k] == 'd') {
            wg_print(out, "{");
            wg_print_dice(out, heard->die, heard->dice);
            wg_print(out, "}");
        } else if (heard->knew[viewer] >> k & 1) {
            wg_print_word(out, m, event->args[k], heard->told.about[k]);
        } else {
            print_token(out, m, heard->told.about[k]);
        }
    }
    wg_print(out, "}}");
}

static bool
is_told(const Heard *heard, int viewer, int from)
{
    return heard->n >= from && heard->told.to >> viewer & 1;
}

char *
wg_match_news(const WgMatch *m, int viewer, int from)
{
    WgText out = {0};

    wg_print(&out, "");
    if (viewer < 0 || viewer > WG_UMPIRE || wg_eyes(m, viewer) != viewer) {
        return out.text;
    }
    for (int i = 0; m->loan && i < m->loan->tales; i++) {
        if (m->loan->tale[i].n >= from) {
            wg_print(&out, "%s ", m->loan->tale[i].text);
        }
    }
    for (int i = 0; i < m->tales; i++) {
        if (is_told(&m->heard[i], viewer, from)) {
            print_event(&out, m, &m->heard[i], viewer);
            wg_print(&out, " ");
        }
    }
    return out.text;
}

void
wg_print_tales(WgText *out, const WgMatch *m, int side, int from)
{
    for (int i = 0; i < m->tales; i++) {
        if (is_told(&m->heard[i], side, from)) {
            wg_print(out, "told ");
            print_event(out, m, &m->heard[i], side);
            wg_print(out, "\n");
        }
    }
}
