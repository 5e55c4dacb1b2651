/*
 * members.h --
 *
 *      The members of a game's position, as a table lists them: what views
 *      show, and what a redacted position that travels has.
 */

#ifndef MEMBERS_H
#define MEMBERS_H

#include <stdbool.h>
#include <stdint.h>

/* What a member of a Game is listed for.  Views show it, and a redacted
   position that travels has it; or one of the two. */
enum { WG_SEEN_AND_SENT, WG_SENT, WG_SEEN };

/*
 * One member: its name, where it is, which values it may have, from `low` to
 * `high`.  A set is of `high` areas, one bit each, in words of 64.  What
 * follows from other members need not be sent.
 */
typedef struct WgMember {
    const char *name;
    uint16_t offset, size, count, stride;
    int32_t low, high;
    bool set;
    uint8_t use;
    const char *const *words;   /* of its values, 0 first; NULL: numbers */
} WgMember;

/* Those that views show, and those that are sent, from this one on. */
static inline const WgMember *
wg_next_seen(const WgMember *m)
{
    while (m->use == WG_SENT) {
        m++;
    }
    return m;
}

static inline const WgMember *
wg_next_sent(const WgMember *m)
{
    while (m->use == WG_SEEN) {
        m++;
    }
    return m;
}

#endif /* MEMBERS_H */
