/*
 * system.h --
 *
 *      What the files of this folder ask of a system: files by their names, and
 *      their locks.  disk-posix.c and disk-windows.c answer, each on its own;
 *      nobody else knows on which system this runs.
 *
 *      What can fail returns -1 and sets errno.  Names are in the system's
 *      encoding; on Windows in UTF-8.
 */

#ifndef SYSTEM_H
#define SYSTEM_H

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>

/* How a file is opened.  A link is not followed, and nothing waits for the
   other end of a pipe.  What is new is for its owner alone. */
typedef enum SysOpen {
    SYS_READ,                   /* that is there */
    SYS_ADD,                    /* that is there, to read and to add to */
    SYS_NEW,                    /* that is not there yet: EEXIST */
    SYS_LOCKED                  /* a lock file, there or not */
} SysOpen;

/* What is known of a file.  Two names of one file agree in device and
   number. */
typedef struct SysAbout {
    bool plain;                 /* neither folder, link, pipe nor device */
    unsigned long long device, number, names;
    long long length;
    bool special;               /* a pipe or a device: no file is put there */
} SysAbout;

int sys_open(const char *path, SysOpen how);
int sys_close(int file);

/* Of an open file, and of a name, where a link is not followed. */
int sys_about(int file, SysAbout *about);
int sys_about_name(const char *path, SysAbout *about);

/* From and to a place in it: how many bytes.  May be fewer. */
long long sys_read(int file, void *bytes, size_t count, long long at);
long long sys_write(int file, const void *bytes, size_t count, long long at);

/* Text at its end, whoever else adds to it. */
long long sys_add(int file, const void *bytes, size_t count);

int sys_cut(int file, long long length);
int sys_sync(int file);         /* what was written is on the disk */

/* The folder of that name is: then the name lasts.  One that may not be read
   cannot be asked for that, and hinders nobody. */
int sys_sync_folder(const char *path);

/* A name for another, whatever had that. */
int sys_rename(const char *from, const char *to);
int sys_remove(const char *path);

/* The last character that parts folders in a path, or NULL. */
const char *sys_last_slash(const char *path);

/* Lock the whole file without waiting: alone, or with others who only look.
   False if another has it.  A file system that knows no locks hinders nobody.
   The lock goes with the file's last descriptor, however the process ends. */
bool sys_lock(int file, bool alone);

void sys_wait(int milliseconds);
long sys_process(void);         /* our number */

#endif /* SYSTEM_H */
