/*
 * steady.c --
 *
 *      A clock that nobody sets back: see steady.h.
 */

#define _GNU_SOURCE 1          /* CLOCK_BOOTTIME */
#include <tcl.h>
#include <time.h>

#include "steady.h"

#ifdef __linux__

#include <errno.h>
#include <stdbool.h>
#include <sys/timerfd.h>
#include <unistd.h>

/* Microseconds.  Two clocks that are asked one after the other may differ by
   what another process took between; less than a JUMP is not looked at. */
enum { SECOND = 1000000, JUMP = SECOND / 2, BETWEEN = JUMP / 10,
    PULSE = SECOND / 50 };

typedef struct Steady {
    long long ahead;            /* the system's clock, of the steady one */
    long long added;            /* that it was set back */
    int set;                    /* can be read when that happens */
    int pulse;                  /* while something is added: many times */
    bool beats;
} Steady;

static long long
told_by(clockid_t clock)
{
    struct timespec now;

    clock_gettime(clock, &now);
    return (long long)now.tv_sec * SECOND + now.tv_nsec / 1000;
}

/* Tcl sleeps until the system's clock says a time, which it takes from ours: so
   while they differ it is woken to look. */
static void
beat(Steady *steady)
{
    const struct timespec every = {0, (steady->added > 0) * PULSE * 1000};
    const struct itimerspec spec = {every, every};

    steady->beats = steady->added > 0;
    timerfd_settime(steady->pulse, 0, &spec, NULL);
}

static long long
look(Steady *steady)
{
    const long long before = told_by(CLOCK_BOOTTIME);
    const long long now = told_by(CLOCK_REALTIME);
    const long long after = told_by(CLOCK_BOOTTIME);
    const long long forward = now - after - steady->ahead;

    if (after - before < BETWEEN && (forward > JUMP || forward < -JUMP)) {
        steady->ahead += forward;
        steady->added -= forward < steady->added ? forward : steady->added;
    }
    if (steady->beats != (steady->added > 0)) {
        beat(steady);
    }
    return now + steady->added;
}

static void
tell_time(Tcl_Time *out, ClientData data)
{
    const long long now = look(data);

    out->sec = (long)(now / SECOND);
    out->usec = (long)(now % SECOND);
}

/* As fast as the system's. */
static void
scale_time(Tcl_Time *time, ClientData data)
{
    (void)time;
    (void)data;
}

/* The timer never rings, for it is set to a day that is a century off: it is
   dropped, and can be read, when the clock is set. */
static void
watch(Steady *steady)
{
    struct itimerspec spec = {{0, 0}, {0, 0}};

    spec.it_value.tv_sec = (time_t)(told_by(CLOCK_REALTIME) / SECOND)
            + (time_t)100 * 365 * 86400;
    timerfd_settime(steady->set, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET,
            &spec, NULL);
}

/* One of the two timers can be read. */
static void
woken(ClientData data, int mask)
{
    Steady *steady = data;
    long long times;

    (void)mask;
    if (read(steady->set, &times, sizeof times) < 0 && errno == ECANCELED) {
        watch(steady);
    }
    while (read(steady->pulse, &times, sizeof times) > 0) {
    }
    look(steady);
}

void
steady_time(void)
{
    Tcl_GetTimeProc *get;
    Tcl_ScaleTimeProc *scale;
    ClientData data;
    Steady *steady;

    /* Of a process, not of an interpreter. */
    Tcl_QueryTimeProc(&get, &scale, &data);
    if (get == tell_time) {
        return;
    }
    steady = (Steady *)ckalloc(sizeof *steady);
    steady->added = 0;
    steady->beats = false;
    steady->ahead = told_by(CLOCK_REALTIME) - told_by(CLOCK_BOOTTIME);
    steady->set = timerfd_create(CLOCK_REALTIME, TFD_CLOEXEC | TFD_NONBLOCK);
    steady->pulse = timerfd_create(CLOCK_MONOTONIC,
            TFD_CLOEXEC | TFD_NONBLOCK);
    if (steady->set < 0 || steady->pulse < 0) {
        close(steady->set);
        close(steady->pulse);
        ckfree((char *)steady);
        return;
    }
    watch(steady);
    Tcl_CreateFileHandler(steady->set, TCL_READABLE, woken, steady);
    Tcl_CreateFileHandler(steady->pulse, TCL_READABLE, woken, steady);
    Tcl_SetTimeProc(tell_time, scale_time, steady);
}

#else

void
steady_time(void)
{
}

#endif

long long
own_time(void)
{
    return (long long)((double)clock() * 1e6 / CLOCKS_PER_SEC);
}
