/*
 * post-office.c --
 *
 *      The umpire of La Bataille de la Moskowa as post office: a message that
 *      he brings has arrived, one that he loses is lost, by the words that he
 *      says them with.
 */

#include "post.h"

enum { FIRST_MESSAGE = 1 };

/* The umpire's verb of a word. */
static int
verb_of(const char *word)
{
    int verb = 0;

    while (moskowa_rules.amendments[verb].name
            && strcmp(moskowa_rules.amendments[verb].name, word) != 0) {
        verb++;
    }
    expect(moskowa_rules.amendments[verb].name != NULL, "Umpire", word);
    return verb;
}

static const char *
bar_to(const char *word, int side, int number)
{
    WgAction action = { (int16_t)verb_of(word),
        { (int16_t)side, (int16_t)number, 0 } };

    return moskowa_rules.judge_amendment(&g, &action);
}

static void
amend(const char *word, int number)
{
    WgAction action = { (int16_t)verb_of(word),
        { WG_FIRST, (int16_t)number, 0 } };

    expect_reason(bar_to(word, WG_FIRST, number), "", "Umpire");
    if (bar_to(word, WG_FIRST, number) == NULL) {
        wg_amend(&moskowa_rules, &g, &action);
    }
    expect_reason(moskowa_rules.broken(&g), "", "Umpire");
}

/* The first commander's message to the second, with its aide on his way; the
   match is between two moves. */
static int
begin_on_way(void)
{
    int hex = begin_post("french_commanders three"), aide;

    aide = put_aide(chief[0], hex);
    act(WRITE, chief[1], "Aides.2");
    all_have_written();
    expect_reason(bar_to("bring", WG_FIRST, FIRST_MESSAGE),
            "Aides.3 not-on-way", "Umpire");
    act(TAKE_UP, aide, "Aides.3");
    act(CARRY, chief[1], "Aides.3");
    act(STEP, south(hex, 1), "Aides.3");
    expect_reason(bar_to("bring", WG_FIRST, FIRST_MESSAGE), "- not-now",
            "Umpire");
    act(PUT_DOWN, 0, "Movement.3");
    return aide;
}

/* What a desk says of the message. */
static bool
says(int viewer, const char *desk, const char *state)
{
    char words[40];

    snprintf(words, sizeof words, "state %s ", state);
    return strstr(answer(viewer, desk), words) != NULL;
}

/* It is over: nothing more becomes of it. */
static void
expect_over(void)
{
    expect_reason(bar_to("bring", WG_FIRST, FIRST_MESSAGE),
            "Aides.3 not-on-way", "Umpire");
    expect_reason(bar_to("lose_message", WG_FIRST, FIRST_MESSAGE),
            "Aides.3 not-on-way", "Umpire");
}

static void
try_brought(void)
{
    begin_on_way();
    expect(!msk_may_read(&g, WG_FIRST, 1, FIRST_MESSAGE), "Aides.7",
            "he may not read it before");
    amend("bring", FIRST_MESSAGE);
    expect(says(WG_UMPIRE, "desk 0 all", "delivered"), "Umpire",
            "it has arrived");
    expect(says(WG_FIRST, "desk 0 0", "delivered"), "R-M183",
            "its writer knows");
    expect(says(WG_FIRST, "desk 0 1", "delivered"), "Aides.7",
            "it is on the desk of the one it is for");
    expect_equal(msk_may_read(&g, WG_FIRST, 1, FIRST_MESSAGE), true, "Aides.7",
            "who may read it");
    expect_equal(msk_may_read(&g, WG_FIRST, 2, FIRST_MESSAGE), false,
            "Aides.7", "nobody else");
    expect_over();
}

static void
try_lost(void)
{
    int aide = begin_on_way();

    amend("lose_message", FIRST_MESSAGE);
    expect(says(WG_UMPIRE, "desk 0 all", "lost"), "Umpire", "it is lost");
    expect(says(WG_FIRST, "desk 0 0", "lost"), "R-M183", "its writer knows");
    expect(strcmp(answer(WG_FIRST, "desk 0 1"), "") == 0, "Aides.8",
            "nothing has reached the one it was for");
    expect(!msk_may_read(&g, WG_FIRST, 1, FIRST_MESSAGE), "Aides.8",
            "who may not read it");
    expect(g.unit[aide].hex != OFF_MAP, "Umpire", "the aide is not");
    expect_over();
}

static void
try_refused(void)
{
    begin_on_way();
    expect_reason(bar_to("bring", WG_FIRST, 2), "Aides.3 not-on-way",
            "Umpire");
    expect_reason(bar_to("lose_message", WG_SECOND, FIRST_MESSAGE),
            "Aides.3 not-on-way", "Umpire");
}

int
main(void)
{
    try_brought();
    try_lost();
    try_refused();
    return outcome();
}
