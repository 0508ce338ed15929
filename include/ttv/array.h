#ifndef TTV_ARRAY_H
#define TTV_ARRAY_H
/*
 * Arrays of a trace that are no columns (ttv/column.h), as what stands in
 * memory: to write them to a file, and to make a trace of what stands in one.
 *
 * xxx_arrays() describes what a trace has, NULL: an empty one.  xxx_adopt()
 * makes the structure of a trace, whose columns are complete, of pieces that
 * lie in its store; returns 0, or -1 and changes nothing when their sizes do
 * not fit the trace.
 */
#include <stddef.h>
#include <stdint.h>

struct trace;

struct array {
	const char	*name;
	const void	*data;
	uint64_t	 n;		/* elements */
	size_t		 size;		/* bytes of an element */
};

#define LOD_ARRAYS	4
void	lod_arrays(const struct trace *, struct array [LOD_ARRAYS]);
int	lod_adopt(struct trace *, const struct array [LOD_ARRAYS]);

#define FLOW_ARRAYS	4		/* all empty: a trace without flows */
void	flow_arrays(const struct trace *, struct array [FLOW_ARRAYS]);
int	flow_adopt(struct trace *, const struct array [FLOW_ARRAYS]);

#endif
