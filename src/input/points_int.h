#ifndef POINTS_INT_H
#define POINTS_INT_H
/* Points as they are saved: the head, the points, then windows. */
#include <stdint.h>

struct buf;

enum points_kind { POINTS_GZIP, POINTS_ZSTD, POINTS_KINDS };

struct points_head {
	uint64_t	len;		/* bytes of the output */
	uint64_t	n;		/* points */
	uint64_t	kind;		/* enum points_kind */
};

struct point {
	uint64_t	in;		/* the first byte of input not taken */
	uint64_t	out;		/* bytes inflated before */
	uint64_t	window;		/* where its window begins; WINDOW or
					 * `out` bytes */
	uint64_t	bits;		/* of the byte before `in`, not taken;
					 * or POINT_WHOLE */
};
#define POINT_WHOLE	8		/* a member or a frame begins: no
					 * window */

/* Appends all of it; windows may be NULL. */
void	 points_save(uint64_t len, enum points_kind, const struct buf *points,
	    const struct buf *windows, struct buf *saved);

#endif
