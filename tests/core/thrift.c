/*
 * thrift.c --
 *
 *      A computer player takes no more memory than player.h says, and all of it
 *      when it is made: of whole decisions, plans and fights, of generals and
 *      marshals in each game, as long as they think in a match.  Whatever is
 *      allocated meanwhile is counted, by whomever.
 *
 *      The C library must be glibc, and no sanitizer have its own functions.
 */

#include <stdio.h>
#include <stdlib.h>

#include "../../generic/core/player/player.h"

#if defined __GLIBC__ && !defined __SANITIZE_ADDRESS__

#include <malloc.h>

/* ---- counted ---- */

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void __libc_free(void *);

static struct {
    size_t held, most;          /* bytes, and how many they ever were */
    long taken;                 /* blocks */
} count;

static void *
taken(void *block)
{
    count.held += malloc_usable_size(block);
    count.most = count.held > count.most ? count.held : count.most;
    count.taken++;
    return block;
}

void *
malloc(size_t size)
{
    return taken(__libc_malloc(size));
}

void *
calloc(size_t n, size_t size)
{
    return taken(__libc_calloc(n, size));
}

void *
realloc(void *block, size_t size)
{
    count.held -= malloc_usable_size(block);
    return taken(__libc_realloc(block, size));
}

void
free(void *block)
{
    count.held -= malloc_usable_size(block);
    __libc_free(block);
}

/* ---- whole decisions ---- */

static const char *const searching[] = { "general", "marshal" };

_Noreturn static void
fail(const WgRules *rules, const char *level, const char *why, size_t n)
{
    fprintf(stderr, "thrift: %s: a %s %s: %zu\n", rules->name, level, why, n);
    exit(1);
}

/* It thinks to the end, nothing is taken meanwhile but the text of the answer;
   false if there is nothing to think about. */
static bool
decide(const WgMatch *m, int side, const char *level, bool plans)
{
    enum { ROUNDING = 32, BLOCKS = OWN_POSITIONS + SEARCH_POSITIONS + 2 };
    size_t before = count.held;
    size_t most = wg_most_memory(m->rules, wg_find_level(level));
    WgError err;
    WgComputer *c = wg_computer_new(m->rules->name, side, level, 7, &err);
    bool thinks;
    long taken;

    count.most = count.held;
    taken = count.taken;
    wg_computer_begin(c, m, &err);
    thinks = c->searching && c->search->arm[0].is_action != plans;
    if (thinks) {
        while (wg_computer_think(c, 100) > 0) {
        }
        if (count.taken != taken) {
            fail(m->rules, level, "takes memory while it thinks, blocks",
                    (size_t)(count.taken - taken));
        }
        free(wg_computer_answer(c, m));
        free(wg_computer_expects(c));
        if (count.most - before > most + ROUNDING * BLOCKS) {
            fail(m->rules, level, "takes more than it may",
                    count.most - before);
        }
    }
    wg_computer_free(c);
    if (count.held != before) {
        fail(m->rules, level, "leaves memory behind", count.held - before);
    }
    return thinks;
}

/* A match of officers until both kinds of decisions were made. */
static void
check(const WgRules *rules)
{
    char scenario[40] = "";
    WgError err;
    WgContest *contest;
    bool planned = false, fought = false;

    sscanf(rules->scenarios, "%39s", scenario);
    contest = wg_contest_new(rules->name, scenario, "", "officer", "officer",
            7, &err);
    for (;;) {
        int side = wg_contest_side(contest);
        const WgMatch *m = wg_contest_match(contest);
        bool plan = planned, fight = fought;

        if (side == WG_NOBODY) {
            fail(rules, "match", "ends without a search, plans", planned);
        }
        for (size_t i = 0; i < sizeof searching / sizeof *searching; i++) {
            plan = planned || decide(m, side, searching[i], true);
            fight = fought || decide(m, side, searching[i], false);
        }
        planned = plan;
        fought = fight;
        if (planned && fought) {
            break;
        }
        wg_contest_decide(contest);
    }
    wg_contest_free(contest);
    printf("thrift: %s: no more than %zu bytes, positions of %zu\n",
            rules->name, wg_most_memory(rules, wg_find_level("marshal")),
            rules->size);
}

int
main(void)
{
    mallopt(M_MMAP_MAX, 0);     /* else blocks are whole pages */
    for (int i = 0; wg_all_rules[i]; i++) {
        if (wg_has_level(wg_all_rules[i], wg_find_level("general"))) {
            check(wg_all_rules[i]);
        }
    }
    return 0;
}

#else

int
main(void)
{
    enum { SKIP = 77 };

    puts("thrift: memory is not counted here");
    return SKIP;
}

#endif
