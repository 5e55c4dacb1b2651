/*
 * common.h --
 *
 *      What the files of the core use, whatever they are about: memory,
 *      errors, the games by name, and how a match is set up.
 */

#ifndef COMMON_H
#define COMMON_H

#include "rules.h"

/* memory.c: memory wiped to 0, for the caller to free; and `array`, moved if
   need be, so that it has capacity for one more than `used`.  Without memory
   the program ends. */
void *wg_alloc(size_t size);
void *wg_more(void *array, int used, int *capacity, size_t size);

/* memory.c: set *err and return 0. */
int wg_fail(WgError *err, WgCode code, const char *format, ...);

/* password-hash.c: is it such a hash as wg_hash_password() makes?  Of this
   password? */
bool wg_is_password_hash(const char *hash);
bool wg_fits_password(const char *hash, const char *password);

/* offer.c: are two actions the same, and is one among these? */
bool wg_same_action(const WgAction *, const WgAction *);
bool wg_is_among(const WgOffer *, const WgAction *);

/* catalog.c: by name, or NULL. */
const WgRules *wg_find_rules(const char *name);

/* setup.c: read scenario and options; shuffle the pieces by the secret. */
int wg_read_setup(const WgRules *, const char *scenario, const char *options,
        const char *secret, WgSetup *out, WgError *err);
int wg_shuffle(const WgRules *, const char *secret, WgSetup *out, WgError *);
void wg_print_setup(WgText *, const WgRules *, const WgSetup *);

#endif /* COMMON_H */
