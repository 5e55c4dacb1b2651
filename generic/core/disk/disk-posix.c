/*
 * disk-posix.c --
 *
 *      What system.h asks, of POSIX; and flock(), which locks what open()
 *      returned and not the process: two holds of one program exclude each
 *      other (the application counts, holds.tcl, and takes one), and no other
 *      descriptor of the file that is closed lets go of it.
 */

#define _DEFAULT_SOURCE
#define _DARWIN_C_SOURCE

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "../wargame.h"
#include "system.h"

enum { PATH_CAPACITY = 4096, CAREFULLY = O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC };

int
wg_names_in_utf8(void)
{
    return 0;
}

void
wg_outlive_limits(void)
{
    struct sigaction now;

    if (sigaction(SIGXFSZ, NULL, &now) == 0 && now.sa_handler == SIG_DFL) {
        signal(SIGXFSZ, SIG_IGN);
    }
}

void
wg_kill(long process)
{
    if (process > 1) {
        kill((pid_t)process, SIGKILL);
    }
}

int
sys_open(const char *path, SysOpen how)
{
    static const int flags[] = {
        [SYS_READ] = O_RDONLY,
        [SYS_ADD] = O_RDWR | O_APPEND,
        [SYS_NEW] = O_RDWR | O_CREAT | O_EXCL,
        [SYS_LOCKED] = O_RDWR | O_CREAT,
    };

    return open(path, flags[how] | CAREFULLY, 0600);
}

int
sys_close(int file)
{
    return close(file);
}

static int
take_about(int failed, const struct stat *s, SysAbout *about)
{
    if (!failed) {
        *about = (SysAbout){ S_ISREG(s->st_mode),
                (unsigned long long)s->st_dev, (unsigned long long)s->st_ino,
                (unsigned long long)s->st_nlink, (long long)s->st_size,
                !S_ISREG(s->st_mode) && !S_ISDIR(s->st_mode)
                    && !S_ISLNK(s->st_mode) };
    }
    return failed;
}

int
sys_about(int file, SysAbout *about)
{
    struct stat s;

    return take_about(fstat(file, &s), &s, about);
}

int
sys_about_name(const char *path, SysAbout *about)
{
    struct stat s;

    return take_about(lstat(path, &s), &s, about);
}

long long
sys_read(int file, void *bytes, size_t count, long long at)
{
    ssize_t n;

    do {
        n = pread(file, bytes, count, (off_t)at);
    } while (n < 0 && errno == EINTR);
    return n;
}

long long
sys_write(int file, const void *bytes, size_t count, long long at)
{
    return pwrite(file, bytes, count, (off_t)at);
}

long long
sys_add(int file, const void *bytes, size_t count)
{
    ssize_t n;

    do {
        n = write(file, bytes, count);
    } while (n < 0 && errno == EINTR);
    return n;
}

int
sys_cut(int file, long long length)
{
    return ftruncate(file, (off_t)length);
}

int
sys_sync(int file)
{
    return fsync(file);
}

int
sys_sync_folder(const char *path)
{
    char folder[PATH_CAPACITY] = ".";
    const char *slash = sys_last_slash(path);
    int file, failed;

    if (slash && slash - path < (int)sizeof folder) {
        int length = slash == path ? 1 : (int)(slash - path);

        snprintf(folder, sizeof folder, "%.*s", length, path);
    }
    file = open(folder, O_RDONLY | O_CLOEXEC);
    failed = file < 0 ? errno != EACCES : fsync(file) != 0;
    if (file >= 0) {
        close(file);
    }
    return failed ? -1 : 0;
}

int
sys_rename(const char *from, const char *to)
{
    return rename(from, to);
}

int
sys_remove(const char *path)
{
    return unlink(path);
}

const char *
sys_last_slash(const char *path)
{
    return strrchr(path, '/');
}

bool
sys_lock(int file, bool alone)
{
    return flock(file, (alone ? LOCK_EX : LOCK_SH) | LOCK_NB) == 0
            || errno != EWOULDBLOCK;
}

void
sys_wait(int milliseconds)
{
    const struct timespec span = { .tv_sec = milliseconds / 1000,
            .tv_nsec = milliseconds % 1000 * 1000000L };

    nanosleep(&span, NULL);
}

long
sys_process(void)
{
    return (long)getpid();
}
