#ifndef TTV_PIECE_H
#define TTV_PIECE_H
/*
 * Arrays of a trace that are no columns (ttv/column.h), as pieces of memory: to
 * write them to a file, and to make a trace of what stands in one.
 *
 * xxx_pieces() describes what a trace has, NULL: an empty one.  xxx_adopt()
 * makes the structure of a trace, whose columns are complete, of pieces that
 * lie in its store; returns 0, or -1 and changes nothing when their sizes do
 * not fit the trace.
 */
#include <stddef.h>
#include <stdint.h>

struct trace;

struct piece {
	const char	*name;
	const void	*data;
	uint64_t	 n;		/* elements */
	size_t		 size;		/* bytes of an element */
};

#define LOD_PIECES	4
void	lod_pieces(const struct trace *, struct piece [LOD_PIECES]);
int	lod_adopt(struct trace *, const struct piece [LOD_PIECES]);

#define FLOW_PIECES	4		/* all empty: a trace without flows */
void	flow_pieces(const struct trace *, struct piece [FLOW_PIECES]);
int	flow_adopt(struct trace *, const struct piece [FLOW_PIECES]);

#endif
