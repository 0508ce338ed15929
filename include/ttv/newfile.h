#ifndef TTV_NEWFILE_H
#define TTV_NEWFILE_H
/*
 * newfile: files that a person names while the process runs.
 *
 * A jailed process (ttv/jail.h) may not make them.  A process of its own, which
 * was started before and reads nothing but paths, makes them for it: files that
 * are new, not hidden, in no hidden folder but those that the current one is
 * in, and not executable.
 */

/*
 * Starts that process; it ends with this one.  Without it newfile_open() opens
 * the file itself.
 */
void	newfile_start(void);
/* Returns a descriptor to write a file that is made, or -1 and errno. */
int	newfile_open(const char *path);
/* Removes the file that was made last, if it has that path. */
void	newfile_remove(const char *path);

#endif
