#ifndef TTV_TEMPFILE_H
#define TTV_TEMPFILE_H
/*
 * tempfile: files without a name, where they lie, and how much of their file
 * system may be used.
 */
#include <stdint.h>

/*
 * The margin: 64 MiB of a file system stay free, or a sixteenth of it if that
 * is less, for what other programs write in the meantime.
 */
#define TEMPFILE_KEEP	(UINT64_C(64) << 20)
#define TEMPFILE_SHARE	16u

/*
 * Sets whether files in memory (tmpfs) are to be avoided, because memory is
 * held to a limit.
 */
void		 tempfile_avoid_memory(int);
/*
 * Returns the folder of temporary files: TMPDIR or /tmp; if that is in memory
 * and to be avoided, one on a disk where there is one.
 */
const char	*tempfile_dir(void);
/*
 * Returns the folder for what memory has no room for, which is on a disk:
 * TMPDIR, /var/tmp, /tmp, or the user's cache.  A TMPDIR that is no folder is
 * returned as it is.  NULL: all of them are in memory.
 */
const char	*tempfile_disk(void);
/* Returns a new, empty file without a name in a folder, or -1 and errno. */
int		 tempfile_in(const char *dir);
/* Returns the bytes that a file may grow by; UINT64_MAX: not known. */
uint64_t	 tempfile_left(int fd);

#endif
