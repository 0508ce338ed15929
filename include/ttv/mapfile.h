#ifndef TTV_MAPFILE_H
#define TTV_MAPFILE_H
/*
 * A file in memory: mapped, or spooled into an unlinked temporary file first
 * and then mapped.  MAPFILE_PAD bytes behind the data can be read and are 0.
 */
#include <stddef.h>
#include <stdint.h>

struct err;

#define MAPFILE_PAD	4096

struct mapfile {
	const char	*data;
	size_t		 len;
	size_t		 reserved;	/* of the address space */
	int		 cut;		/* no room for all of what came */
};

/*
 * Who wants to know while a file is spooled or inflated: fn gets the file that
 * grows, the bytes in it, and how much of how much input that took (total 0:
 * not known).  Non-zero stops: what is there is all there is.
 */
struct growth {
	int	(*fn)(void *, int fd, uint64_t bytes, uint64_t done,
		    uint64_t total);
	void	*arg;
};

/* Maps an open file; the descriptor may be closed afterwards. 0 or -1. */
int	mapfile_fd(struct mapfile *, int fd, const char *name, struct err *);
/*
 * Maps a path; what is no regular file, or cannot be mapped, is spooled (growth
 * may be NULL).  Where there was no room for all of it, `cut` and the error are
 * set, and the map has what came before: 0.
 */
int	mapfile_path(struct mapfile *, const char *path, const struct growth *,
	    struct err *);
/*
 * Maps an open, empty file that will be written by spool.h with `ahead`, and to
 * which `most` bytes come at the most: what is not written, but not further
 * behind it than the pad, reads as 0.  The caller sets len.  0 or -1.
 */
int	mapfile_growing(struct mapfile *, int fd, uint64_t most);
/* Takes over memory as if it were a file (it is copied). */
int	mapfile_memory(struct mapfile *, const char *, size_t, struct err *);
void	mapfile_close(struct mapfile *);
/*
 * 1 when a mapped file turned out to be shorter than it was, or had no room for
 * a page: what was missing reads as 0 instead of killing the program.  *at: the
 * offset of the first page that somebody wanted and that was not there.
 */
int	mapfile_shrunk(const struct mapfile *, uint64_t *at);
/*
 * 1 when the file that mapfile_path() mapped was written to since: what is read
 * may be of before or after.  One that was replaced or unlinked is not: the
 * mapping goes on with what was opened.
 */
int	mapfile_changed(const struct mapfile *);
/*
 * For who takes SIGBUS from mapfile's handler: 1 when the address is of a file
 * that has shrunk, and can be read now.
 */
int	mapfile_fault(void *addr);

#endif
