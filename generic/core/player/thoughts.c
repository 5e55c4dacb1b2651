/*
 * thoughts.c --
 *
 *      What a computer player has come to, as a text: one may search in one
 *      process, and another of its kind play by what it found in another.
 */

#include <string.h>

#include "../fnv.h"
#include "player.h"

enum { DIGIT = 4 };             /* bits */

typedef struct Thoughts {
    uint64_t check;             /* of all that follows, and whose it is */
    int32_t asked;
    WgAction answer;
    Plan plan;
} Thoughts;

static uint64_t
check_of(const WgComputer *c, const Thoughts *thoughts)
{
    const char *name = c->rules->name;
    size_t before = sizeof thoughts->check;

    return wg_fnv64(wg_fnv64(FNV_64 + (uint64_t)c->side, name, strlen(name)),
            (const char *)thoughts + before, sizeof *thoughts - before);
}

/* Zeros at the end are left out. */
char *
wg_computer_thoughts(const WgComputer *c)
{
    Thoughts thoughts;
    unsigned char byte[sizeof thoughts];
    size_t length = sizeof thoughts;
    WgText out = {0};

    memset(&thoughts, 0, sizeof thoughts);
    thoughts.asked = c->asked;
    thoughts.answer = c->answer;
    memcpy(&thoughts.plan, &c->plan, sizeof c->plan);
    thoughts.check = check_of(c, &thoughts);
    memcpy(byte, &thoughts, sizeof thoughts);
    while (length > 0 && byte[length - 1] == 0) {
        length--;
    }
    wg_print(&out, "%s", "");
    for (size_t i = 0; i < length; i++) {
        wg_print(&out, "%02x", byte[i]);
    }
    return out.text;
}

static int
digit_of(char letter)
{
    static const char digits[] = "0123456789abcdef";
    const char *found = letter ? strchr(digits, letter) : NULL;

    return found ? (int)(found - digits) : -1;
}

static bool
read_thoughts(const WgComputer *c, const char *text, Thoughts *thoughts)
{
    unsigned char byte[sizeof *thoughts] = { 0 };
    size_t length = strlen(text);

    if (length % 2 != 0 || length / 2 > sizeof byte) {
        return false;
    }
    for (size_t i = 0; i < length; i++) {
        int digit = digit_of(text[i]);

        if (digit < 0) {
            return false;
        }
        byte[i / 2] = (unsigned char)(byte[i / 2] << DIGIT | digit);
    }
    memcpy(thoughts, byte, sizeof byte);
    return thoughts->check == check_of(c, thoughts);
}

int
wg_computer_take_thoughts(WgComputer *c, const char *thoughts, WgError *err)
{
    Thoughts taken;

    err->code = WG_OK;
    if (!read_thoughts(c, thoughts, &taken)) {
        return wg_fail(err, WG_UNKNOWN, "no thoughts of such a player");
    }
    c->plan = taken.plan;
    if (c->asked != NOT_ASKED && c->asked == taken.asked
            && wg_is_among(&c->offer, &taken.answer)) {
        c->answer = taken.answer;
        c->searching = false;
    }
    return 1;
}
