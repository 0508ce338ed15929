#ifndef TTV_POINTS_H
#define TTV_POINTS_H
/*
 * points: places in a compressed file from where it can be inflated, so that
 * bytes in its middle are read without inflating all that is before them.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/buf.h"

struct mapfile;
struct points_map;

/*
 * Appends the points of a gzip or a zstd file of n bytes that inflates to len
 * bytes at `out`.  Returns 0, or -1 when it does not, or only as a whole (a
 * zstd file of one long frame), and nothing is appended.  O(len).
 */
int	 points_find(const char *, size_t n, const char *out, uint64_t len,
	    struct buf *);
/*
 * Maps what a file inflates to, by the n bytes that points_find() appended,
 * which must stay where they are, aligned to 8: a stretch is inflated when it
 * is first read.  Takes the map of the file over.  Returns NULL, and nothing is
 * taken, when the points are not those of this file or there is no room.
 */
struct points_map *points_map(struct mapfile *out, struct mapfile *packed,
	    const char *, size_t n);
/* Forgets the points of a map, which is to be closed next. */
void	 points_free(struct points_map *);
/*
 * Inflates all stretches of [from, to) by several threads at a time, for a
 * caller that will read all of it.
 */
void	 points_ahead(struct points_map *, int threads, uint64_t from,
	    uint64_t to);
/* Returns whether the file was written to since it was mapped. */
int	 points_changed(const struct points_map *);

/*
 * Packs texts as one file with points: for bytes that are in no file, or in one
 * without points.
 */
struct points_pack {
	struct buf	*packed;
	struct buf	 points;
	char		*block;		/* not packed yet */
	size_t		 n;		/* bytes of the block */
	uint64_t	 at;		/* bytes packed */
	int		 begun;		/* 1: there is a text */
};
void	 pack_begin(struct points_pack *, struct buf *packed);
/*
 * Adds a text of n bytes and returns where it begins in the map.  MAPFILE_PAD
 * zeros follow each text.
 */
uint64_t pack_add(struct points_pack *, const char *, uint64_t n);
/* Ends the file, and appends its points; nothing if there is no text. */
void	 pack_end(struct points_pack *, struct buf *saved);

#endif
