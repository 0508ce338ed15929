#ifndef TTV_GROW_H
#define TTV_GROW_H
/*
 * grow: an input that is being written, taken as it grows: a file, a FIFO, a
 * pipe, what a kernel generates.  Its bytes, inflated when it is compressed,
 * go into a temporary file; only bytes that are new are read.
 */
#include <stddef.h>
#include <stdint.h>

struct err;
struct grow;
struct mapfile;

enum grow_news {
	GROW_FAILED = -1,	/* *err is set; nothing more can be taken */
	GROW_NOTHING,		/* nothing new yet */
	GROW_MORE,
	GROW_REPLACED,		/* another file has the name: taken anew */
	GROW_CUT,		/* the file was cut or overwritten: likewise */
	GROW_END		/* the writer has closed it */
};

/* Opens the input at path, "-" for standard input; NULL and *err. */
struct grow	*grow_open(const char *path, struct err *);
void		 grow_free(struct grow *);
/*
 * Takes what is new, at most GROW_MOST bytes; waits at most GROW_WAIT ms for
 * it.  After GROW_REPLACED and GROW_CUT there are no bytes.
 */
#define GROW_WAIT	50		/* ms: a quarter of what people take
					 * for at once */
#define GROW_MOST	(64u << 20)	/* bytes: a tenth of a second */
enum grow_news	 grow_take(struct grow *, struct err *);
/* Returns how many bytes there are. */
uint64_t	 grow_bytes(const struct grow *);
/* Returns how many s ago the file was written last; 0: it is no file. */
int64_t		 grow_age(const struct grow *);
/* Returns the name of the compression, or NULL. */
const char	*grow_compression(const struct grow *);
/* Maps the bytes that there are; 0 or -1.  The map outlives the grow. */
int		 grow_map(const struct grow *, struct mapfile *, struct err *);
/* Maps `len` bytes of memory and the bytes from `from` on; 0 or -1. */
int		 grow_map_behind(const struct grow *, const char *, size_t len,
		    uint64_t from, struct mapfile *);
/*
 * Forgets the first `from` bytes: `head` takes their place.  The bytes are
 * copied into a new file; maps keep the old one.  Returns 0 or -1: nothing was
 * forgotten.
 */
int		 grow_forget(struct grow *, uint64_t from, const char *head,
		    size_t len, struct err *);
/*
 * Gives all bytes to write_to(), piece by piece, until that returns an errno.
 * Returns 0 or an errno.
 */
int		 grow_save(const struct grow *, int (*write_to)(void *,
		    const char *, size_t), void *arg);

#endif
