#ifndef SQL_SCRATCH_H
#define SQL_SCRATCH_H
/*
 * scratch: temporary files of SQLite that lie in memory.
 */

/*
 * Makes the files known to SQLite, once; returns the name to open a database
 * with, or NULL if SQLite does not take them.  A file without a name is such a
 * file; one with a name is the system's, as in a database that is opened
 * without.
 */
const char *scratch_vfs(void);
/*
 * Has the end of large files that are opened from now on lie on a disk, where
 * there is one, until as many calls with 0 came as with 1.
 */
void	scratch_to_disk(int yes);

#endif
