#ifndef NESTED_H
#define NESTED_H
/*
 * Texts that readers found in the inputs of a file, until they are read as
 * inputs of their own.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/mapfile.h"
#include "ttv/warn.h"
#include "formats.h"

struct nested_text {
	struct mapfile	map;		/* a copy, inflated */
	const struct format *format;	/* with a reader */
	size_t		 text;		/* its number among the texts of the
					 * inputs; SIZE_MAX: none yet */
	struct warn	warn;		/* of inflating it */
	int		depth;		/* 1: found in the file itself */
	int		packed;		/* 1: compressed where it was found */
	size_t		part;		/* in which it was found */
};

struct nested {
	const char	*path;		/* of the file, for errors */
	uint64_t	 budget;	/* bytes that copies may still have */
	int		 depth;		/* of the input that is read now */
	size_t		 part;		/* likewise: its number for the owner */
	struct nested_text *v;		/* in the order they were found */
	size_t		 n, cap;
	size_t		 next;		/* the first that is not read yet */
	size_t		 members;	/* of zips in the file, inflated */
	size_t		 own;		/* number of the text that stands for
					 * the file: the first member of an
					 * archive; SIZE_MAX: none */
};

/* Begins the texts of a file of `size` bytes. */
void	nested_init(struct nested *, const char *path, uint64_t size);
/*
 * Adds a copy of the n bytes found at `off`, inflated.  Returns 0, or -1 when
 * no reader takes them, or they are a text too many, too deep or too large.
 */
int	nested_add(struct nested *, const char *, size_t n, uint64_t off);
/*
 * Adds an inflated member of an archive, which becomes the text's, and has that
 * number among the texts.  Returns 0, or -1 with the map closed.
 */
int	nested_member(struct nested *, struct mapfile *, size_t text,
	    const struct warn *);
/*
 * Returns the next text to read, whose depth is that of the input read from
 * now on, or NULL.  Its map is the caller's.  Valid until the next call of
 * nested_add().
 */
struct nested_text *nested_next(struct nested *);
/*
 * Adds to the warnings what an archive lost, of whose members that were taken
 * `cuts` are cut: the cut of one of them is that of the archive, counted once.
 */
void	nested_archive(const struct zip *, size_t cuts, struct warn *);
/*
 * Takes the first text, of which there is one, as that of the file: sets the
 * map and adds to the warnings.
 */
void	nested_first(struct nested *, struct mapfile *, struct warn *);
/* Frees all, also the maps of texts that were not read. */
void	nested_free(struct nested *);

#endif
