/*
 * disk-windows-names.h --
 *
 *      What Windows says went wrong, and its names of files.
 */

#ifndef DISK_WINDOWS_NAMES_H
#define DISK_WINDOWS_NAMES_H

#define WIN32_LEAN_AND_MEAN
#define _WIN32_WINNT 0x0601

#include <windows.h>

#include <stdbool.h>
#include <wchar.h>

enum { PATH_CAPACITY = 4096 };

/* The errno of an error; of the last one, set, and -1 returned. */
int windows_error(DWORD code);
int windows_fail(void);

/* Has a file's own name more bytes than other systems take?  A disk of theirs,
   reached by a network, counts bytes and says only that there is no such
   name. */
bool windows_is_long(const char *path);

/* A name in UTF-8 as Windows takes it, however long it is; or -1. */
int windows_widen(const char *path, wchar_t wide[PATH_CAPACITY]);

#endif /* DISK_WINDOWS_NAMES_H */
