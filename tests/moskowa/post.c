/*
 * post.c --
 *
 *      Communications and Aides, by paragraph: messages written, carried,
 *      brought, answered, lost; and who may read them.
 */

#include "post.h"

static const Message *
message(int number)
{
    int i = msk_find_message(&g, WG_FIRST, number);

    if (i == NONE) {
        fprintf(stderr, "moskowa: no message %d\n", number);
        exit(1);
    }
    return msk_message(&g, WG_FIRST, i);
}

static void
expect_readers(int number, int first, int second, const char *paragraph)
{
    expect_equal(msk_may_read(&g, WG_FIRST, 0, number), first, paragraph,
            "read by the first");
    expect_equal(msk_may_read(&g, WG_FIRST, 1, number), second, paragraph,
            "read by the second");
    expect(!msk_may_read(&g, WG_FIRST, 2, number), paragraph,
            "read by the third");
    expect(!msk_may_read(&g, WG_SECOND, 0, number), paragraph,
            "read by the enemy");
}

/* ---- written ---- */

static void
try_writing(void)
{
    int hex = begin_post("french_commanders three"), other;

    other = put_leader(WG_FIRST, "Junot", south(hex, 5));
    put_aide(chief[0], hex);
    expect_equal(msk_asked(&g), 0, "Aides.6", "before movement");
    refused(WRITE, chief[0], "Aides.2 yourself", "Aides.2");
    refused(WRITE, other, "Aides.2 no-commander", "Aides.2");
    act(WRITE, chief[1], "Aides.2");
    expect_readers(1, 1, 0, "Aides.2, Aides.7");
    refused(WRITE, chief[1], "R-M174 has-written", "R-M174");
    all_have_written();
    refused(WRITE, chief[2], "Movement.1 not-now", "Aides.6");
    act(TAKE_UP, chief[0], "Aides.6");
    refused(WRITE, chief[2], "Communications.1 not-together",
            "Communications.1");
}

/* ---- said ---- */

static void
try_talk(void)
{
    int hex = begin_post("french_commanders three"), other;

    msk_take(&g, chief[1]);
    msk_put(&g, chief[1], south(hex, 1), 0);
    other = put_leader(WG_FIRST, "Junot", hex);
    msk_assign(&g, other, 0);
    all_have_written();
    act(TAKE_UP, other, "Communications.2");
    refused(WRITE, chief[1], "Communications.2 no-leader", "Communications.2");
    act(TAKE_UP, chief[0], "Communications.1");
    refused(WRITE, chief[1], "Communications.1 not-together",
            "Communications.1");
    act(STEP, south(hex, 1), "Movement.3");
    act(WRITE, chief[1], "Communications.1");
    expect_equal(message(1)->state, DELIVERED, "Communications.1",
            "in the same hex");
    expect_readers(1, 1, 1, "Communications.1");
}

/* Communications.3: an option. */
static void
try_halved(void)
{
    int hex = begin_post("french_commanders three together halved"), mine, his;
    int all;

    mine = put_class(CLASS_LINE, south(hex, 3));
    msk_assign(&g, mine, 1);
    his = put_class(CLASS_LINE, south(hex, 4));
    msk_assign(&g, his, 2);
    msk_review_commanders(&g, WG_FIRST);
    all = msk_allowance(&g, mine, false);
    msk_take(&g, chief[1]);
    msk_put(&g, chief[1], hex, 0);
    msk_review_commanders(&g, WG_FIRST);
    expect_equal(msk_allowance(&g, mine, false), all / 2, "Communications.3",
            "halved in movement points");
    expect_equal(msk_allowance(&g, his, false), all, "Communications.3",
            "nobody else's");
    begin_post("french_commanders three");
    msk_take(&g, chief[1]);
    msk_put(&g, chief[1], hex, 0);
    msk_review_commanders(&g, WG_FIRST);
    expect_equal(g.halved, 0, "Communications.3, R-M63", "off at first");
}

/* ---- carried ---- */

static int
begin_carrying(int *aide, int *others)
{
    int hex = begin_post("french_commanders three");

    *aide = put_aide(chief[0], hex);
    *others = put_aide(chief[1], hex);
    act(WRITE, chief[1], "Aides.2");
    all_have_written();
    return hex;
}

static void
expect_lack(int u, const char *wanted, const char *what)
{
    char topic[20];

    snprintf(topic, sizeof topic, "cannot %d", u);
    expect(strcmp(answer(WG_FIRST, topic), wanted) == 0, "Aides.3", what);
}

static void
try_carrying(void)
{
    int aide, others, hex = begin_carrying(&aide, &others);
    char lack[80];

    msk_assign(&g, others, 0);
    act(TAKE_UP, others, "Aides.1");
    refused(CARRY, chief[1], "Aides.1 not-his-aide",
            "Aides.1, Communications.4");
    act(TAKE_UP, aide, "Aides.3");
    refused(CARRY, chief[2], "Aides.2 not-written", "Aides.2");
    g.unit[chief[0]].spent = (uint8_t)(msk_allowance(&g, chief[0], false) - 3);
    refused(CARRY, chief[1], "Movement.5 no-points", "Aides.3");
    snprintf(lack, sizeof lack, "{action {carry %s} why {Movement.5 "
            "no-points}} ", piece_of(&g, chief[1])->key);
    expect_lack(aide, lack, "why it is not offered");
    g.unit[chief[0]].spent = 0;
    expect_lack(aide, "", "nothing is lacking");
    act(CARRY, chief[1], "Aides.3");
    expect_equal(g.unit[aide].spent, 4, "Aides.3", "two points of the aide");
    expect_equal(g.unit[chief[0]].spent, 4, "Aides.3", "and of the leader");
    expect_readers(1, 1, 0, "Aides.3");
    refused(DELIVER, 0, "Aides.3 not-with-leader", "Aides.4");
    act(STEP, south(hex, 1), "Aides.3");
    act(STEP, south(hex, 2), "Aides.3");
    g.unit[chief[1]].spent = (uint8_t)(msk_allowance(&g, chief[1], false) - 3);
    refused(DELIVER, 0, "Movement.5 no-points", "Aides.4");
    expect_lack(aide, "{action deliver why {Movement.5 no-points}} ",
            "why it is not offered");
    g.unit[chief[1]].spent = 0;
    act(DELIVER, 0, "Aides.4");
    expect_equal(g.unit[chief[1]].spent, 4, "Aides.4", "two points there");
    expect_equal(g.unit[aide].spent, 4 + 2 * 2 + 4, "Aides.4", "and his");
    expect_readers(1, 1, 1, "Aides.7");
}

/* ---- answered ---- */

static void
try_answer(void)
{
    int aide, others, hex = begin_carrying(&aide, &others);

    act(TAKE_UP, aide, "Aides.3");
    act(CARRY, chief[1], "Aides.3");
    act(STEP, south(hex, 1), "Aides.3");
    act(STEP, south(hex, 2), "Aides.3");
    act(DELIVER, 0, "Aides.4");
    expect_equal(g.flow.decision, ASK_ANSWER, "Aides.5", "immediately");
    expect_equal(msk_asked(&g), 1, "Aides.5", "who has been given it");
    act(ANSWER, 0, "Aides.5");
    expect_equal(msk_asked(&g), 0, "Aides.5", "and he who moved goes on");
    refused(STEP, south(hex, 1), "Aides.5 remains", "Aides.5");
    moves(1);
    act(TAKE_UP, chief[1], "Aides.5");
    refused(STEP, south(hex, 1), "Aides.5 remains", "Aides.5");
    next_turn();
    while (g.flow.decision == ASK_MESSAGE && msk_asked(&g) != 1) {
        act(DONE, 0, "Aides.6");
    }
    act(WRITE, chief[0], "Aides.5");
    expect_equal(message(2)->state, CARRIED, "Aides.5", "he returns with it");
    expect_equal(message(2)->aide, aide, "Aides.5", "the aide who waited");
    all_have_written();
    act(TAKE_UP, aide, "Aides.5");
    act(STEP, south(hex, 1), "Aides.5");
    act(STEP, hex, "Aides.5");
    act(DELIVER, 0, "Aides.5");
    expect_equal(message(2)->state, DELIVERED, "Aides.5", "to his leader");
    expect_equal(g.flow.decision, ASK_STEP, "Aides.5", "no answer to that");
}

/* The one who waits for him takes it in his own move. */
static void
try_receiving(void)
{
    int aide, others, hex = begin_carrying(&aide, &others);

    act(TAKE_UP, aide, "Aides.3");
    act(CARRY, chief[1], "Aides.3");
    act(STEP, south(hex, 1), "Aides.3");
    act(STEP, south(hex, 2), "Aides.3");
    moves(1);
    act(TAKE_UP, chief[1], "R-M175");
    act(RECEIVE, aide, "R-M175");
    expect_equal(message(1)->state, DELIVERED, "R-M175", "received");
}

/* ---- lost ---- */

static void
try_lost(void)
{
    int aide, others, hex = begin_carrying(&aide, &others);

    act(TAKE_UP, aide, "Aides.3");
    act(CARRY, chief[1], "Aides.3");
    act(STEP, south(hex, 1), "Aides.9");
    next_turn();
    all_have_written();
    expect(awaits_dice(), "Aides.9", "he is with no leader");
    wg_throw(&moskowa_rules, &g, (uint8_t[]){ 6 });
    act(TAKE_UP, aide, "Aides.9");
    refused(STEP, south(hex, 2), "Aides.9 lost", "Aides.9");
    next_turn();
    all_have_written();
    wg_throw(&moskowa_rules, &g, (uint8_t[]){ 5 });
    act(TAKE_UP, aide, "Aides.9");
    act(STEP, south(hex, 2), "Aides.9");
    next_turn();
    all_have_written();
    expect(!awaits_dice(), "Aides.9", "with any leader he is not lost");
    msk_capture(&g, aide);
    msk_review_messages(&g);
    expect_equal(message(1)->state, MESSAGE_LOST, "Aides.8",
            "with the aide the message is lost");
    begin_post("french_commanders three astray off");
    expect(!msk_is_astray(&g, aide), "Aides.9", "an option");
}

/* Aides.8: as a leader; Aides: his morale bonus alone. */
static void
try_aides(void)
{
    int hex = begin_post("french_commanders three"), aide, u;

    u = put_class(CLASS_LINE, south(hex, 5));
    aide = put_aide(chief[0], south(hex, 5));
    expect_equal(msk_morale_bonus(&g, u), piece_of(&g, aide)->morale,
            "Aides.8", "a unit's morale");
    msk_risk_leaders(&g, south(hex, 5), 3);
    expect(g.unit[aide].pending & MAY_BE_AT_RISK, "Aides.8",
            "casualties like leaders");
}

/* ---- fog ---- */

static void
try_fog(void)
{
    static Game seen;
    int aide, others;

    begin_carrying(&aide, &others);
    seen = g;
    moskowa_rules.redact(&seen, WG_SECOND);
    expect_equal(seen.written[WG_FIRST], 0, "Aides.2", "secret");
    expect_equal(msk_find_message(&seen, WG_FIRST, 1), NONE, "Aides.2",
            "from enemy players");
    expect(strcmp(answer(WG_SECOND, "desk 0 0"), "") == 0, "Aides.2",
            "the enemy is told nothing");
    expect(strcmp(answer(WG_FIRST, "desk 0 1"), "") == 0, "Aides.2",
            "nor is he to whom it is on its way");
    expect(strstr(answer(WG_FIRST, "desk 0 0"), "{number 1 count 1 from 0 to 1 "
            "state written") != NULL,
            "Aides.2", "who wrote it is");
    expect(strstr(answer(WG_UMPIRE, "desk 0 all"), "{number 1 count 1 from 0 to 1 "
            "state written") != NULL,
            "Aides.2", "the umpire is");
}

static const Message *
seen_by(int reader, int number)
{
    static Game seen;
    int i;

    seen = g;
    msk_redact_messages(&seen, WG_FIRST, reader);
    i = msk_find_message(&seen, WG_FIRST, number);
    return i == NONE ? NULL : msk_message(&seen, WG_FIRST, i);
}

/* What a commander with a computer of his own gets of others' messages. */
static void
expect_state(int state, const char *what)
{
    expect_equal(seen_by(0, 1)->state, state, "R-M183", what);
    expect_equal(seen_by(2, 1) != NULL, state == CARRIED, "R-M183",
            "as all of the side see by his aide");
}

static void
try_others(void)
{
    int aide, others;

    begin_carrying(&aide, &others);
    expect_state(WRITTEN, "his own is with him");
    expect(seen_by(0, 1) && seen_by(0, 1)->to == 1, "Aides.2", "his own");
    expect(!seen_by(1, 1) && !seen_by(2, 1), "Aides.2",
            "nobody else knows that it is written");
    act(TAKE_UP, aide, "Aides.3");
    act(CARRY, chief[1], "Aides.3");
    expect_state(CARRIED, "on its way");
    expect(seen_by(2, 1) && seen_by(2, 1)->aide == aide, "Aides.2",
            "that an aide has one all see");
    expect_equal(seen_by(2, 1)->to, 0, "Aides.2", "but not for whom");
    expect_equal(seen_by(1, 1)->to, 1, "R-M175", "he can take it");
    msk_assign(&g, aide, 1);
    expect_equal(seen_by(2, 1)->from, 1, "Aides.2", "nor from whom");
    msk_assign(&g, aide, 0);
    act(STEP, south(g.unit[chief[0]].hex, 1), "Aides.3");
    act(STEP, south(g.unit[chief[0]].hex, 2), "Aides.3");
    act(DELIVER, 0, "Aides.4");
    expect(!seen_by(2, 1), "Aides.2", "nor that it was brought");
    expect_state(DELIVERED, "it has arrived");
    act(ANSWER, 0, "Aides.5");
    expect(seen_by(2, 1) && seen_by(2, 1)->aide == aide, "Aides.5",
            "that he waits all see");
    expect_equal(seen_by(2, 1)->to, 0, "Aides.5", "but not for what");
}

/* He counts what he has written and been given, and what he wrote on is his
   alone: whatever others write, it is there as long. */
static void
try_counting(void)
{
    int hex = begin_post("french_commanders three");

    msk_take(&g, chief[1]);
    msk_put(&g, chief[1], hex, 0);
    act(WRITE, chief[2], "Aides.2");
    act(WRITE, chief[1], "Communications.1");
    act(DONE, 0, "Aides.6");
    act(WRITE, chief[2], "Aides.2");
    expect_equal(message(3)->own, 2, "Aides.2",
            "the second had one, and wrote one");
    expect(strstr(answer(WG_FIRST, "desk 0 1"), "count 2 from 1 to 2") != NULL,
            "Aides.2", "the third of all is his second");
    for (int n = 0; n < 3 * SHEETS; n++) {
        next_turn();
        act(WRITE, chief[1], "Communications.1");
    }
    expect(msk_may_read(&g, WG_FIRST, 1, 3), "R-M174",
            "what he wrote stays, however much others write");
    expect_equal(msk_number_of(&g, WG_FIRST, 1, (int16_t[]){ 2,
                (int16_t)chief[0], (int16_t)chief[1], 2 }), 0, "R-M174",
            "what came first has gone of what he was given");
}

int
main(void)
{
    try_writing();
    try_talk();
    try_halved();
    try_carrying();
    try_answer();
    try_receiving();
    try_lost();
    try_aides();
    try_fog();
    try_others();
    try_counting();
    return outcome();
}
