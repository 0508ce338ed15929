#ifndef TTV_MAPFILE_H
#define TTV_MAPFILE_H
/*
 * A file in memory: mapped, or spooled into an unlinked temporary file first
 * and then mapped.  MAPFILE_PAD bytes behind the data are readable and 0:
 * scanners read past the end without a bounds check.
 */
#include <stddef.h>
#include <stdint.h>

struct err;

#define MAPFILE_PAD	4096

struct mapfile {
	const char	*data;
	size_t		 len;
	size_t		 reserved;	/* bytes of address space (0: those of
					 * another), from */
	size_t		 before;	/* this many before data */
	int		 cut;		/* 1: TMPDIR had no room for all the
					 * data */
};

/*
 * Reports progress while a file is spooled or inflated.  fn gets the growing
 * file fd, its length in bytes, and how many bytes of how many of the input
 * that took (total 0: not known).  A return value other than 0 stops; what was
 * written by then is the whole data.
 */
struct spool_progress {
	int	(*fn)(void *, int fd, uint64_t bytes, uint64_t done,
		    uint64_t total);
	/*
	 * Called for each member of a gzip that has a name, with the bytes
	 * that came out before it; may be NULL.
	 */
	void	(*member)(void *, uint64_t at, const char *name, size_t len);
	void	*arg;
};

/* Maps an open file; the descriptor may be closed afterwards. 0 or -1. */
int	mapfile_fd(struct mapfile *, int fd, const char *name, struct err *);
/*
 * Maps the file at path.  Anything but a regular file, or a file that cannot
 * be mapped, is spooled; progress may be NULL.  When there is no room for all
 * of the data, sets `cut` and the error, maps the part that was written, and
 * returns 0.
 */
int	mapfile_path(struct mapfile *, const char *path,
	    const struct spool_progress *, struct err *);
/* The same; copy: of a copy of a file, which may then be cut or written to. */
int	mapfile_open(struct mapfile *, const char *path, int copy,
	    const struct spool_progress *, struct err *);
/*
 * Maps an open, empty file of at most `most` bytes that spool.h writes with
 * `ahead`.  Bytes that are not written yet read as 0 up to MAPFILE_PAD behind
 * the written ones.  The caller sets len.  Returns 0 or -1.
 */
int	mapfile_growing(struct mapfile *, int fd, uint64_t most);
/* Makes a map of a copy of the n bytes at p, as if they were a file. */
int	mapfile_memory(struct mapfile *, const char *, size_t, struct err *);
/*
 * The same; the copy of many bytes is a temporary file if there is room for it,
 * so that the system can take its pages back.
 */
int	mapfile_copy(struct mapfile *, const char *, size_t, struct err *);
/*
 * Maps `len` bytes of memory and, behind them, n bytes of an open file from an
 * offset on, as one text.  Copies the memory, and nothing of the file but a
 * part of a page.
 */
int	mapfile_behind(struct mapfile *, const char *, size_t len, int fd,
	    uint64_t from, size_t n, struct err *);
void	mapfile_close(struct mapfile *);
/*
 * Returns 1 when the mapped file turned out to be shorter than before, or
 * there was no room for one of its pages.  The missing bytes read as 0 instead
 * of killing the program.  Sets *at to the offset of the first missing page
 * that was read.
 */
int	mapfile_shrunk(const struct mapfile *, uint64_t *at);
/*
 * Returns 1 when the file that mapfile_path() mapped was written to since:
 * bytes may be of before or after.  Returns 0 when the file was replaced or
 * unlinked: the mapping still has the file that was opened.
 */
int	mapfile_changed(const struct mapfile *);

#endif
