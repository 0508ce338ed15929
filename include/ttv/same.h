#ifndef TTV_SAME_H
#define TTV_SAME_H
/*
 * The same things in two models of one input, the newer of which has read
 * more of it.  Numbers of tracks, rows and slices are others there: a track is
 * known again by what it is (type, process, thread, name), a thing by where
 * its event stands in the input.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/entity.h"

struct trace;

/* Both models must outlive it.  O(tracks log tracks). */
struct same	*same_new(const struct trace *old, const struct trace *now);
void		 same_free(struct same *);
const struct trace *same_now(const struct same *);

/* The number in the newer model of a track or row of the older, or NONE. */
uint32_t	 same_track(const struct same *, uint32_t old);
uint32_t	 same_row(const struct same *, uint32_t old);
/* And the other way: the track that it was, or NONE. */
uint32_t	 same_track_before(const struct same *, uint32_t now);
/*
 * Replaces n things of the older model by those of the newer, ENTITY_NONE where
 * the newer has none.  All at once, as all events of the newer model are
 * passed: O(events log n).
 */
void		 same_selections(const struct same *, struct entity_ref **,
		    size_t n);

#endif
