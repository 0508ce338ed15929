#ifndef TTV_POINTS_H
#define TTV_POINTS_H
/*
 * points: places in a gzip from where it can be inflated, so that bytes in its
 * middle are read without inflating all that is before them.
 */
#include <stddef.h>
#include <stdint.h>

struct buf;
struct mapfile;
struct points_map;

/*
 * Appends the points of a gzip of n bytes that inflates to len bytes at `out`.
 * Returns 0, or -1 when it does not, and nothing is appended.  O(len).
 */
int	 points_find(const char *, size_t n, const char *out, uint64_t len,
	    struct buf *);
/*
 * Maps what a gzip inflates to, by the n bytes that points_find() appended,
 * which must stay where they are, aligned to 8: a stretch is inflated when it
 * is first read.  Takes the map of the gzip over.  Returns NULL, and nothing is
 * taken, when the points are not those of this gzip or there is no room.
 */
struct points_map *points_map(struct mapfile *out, struct mapfile *packed,
	    const char *, size_t n);
/* Forgets the points of a map, which is to be closed next. */
void	 points_free(struct points_map *);
/* Returns whether the gzip was written to since it was mapped. */
int	 points_changed(const struct points_map *);

#endif
