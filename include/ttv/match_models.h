#ifndef TTV_MATCH_MODELS_H
#define TTV_MATCH_MODELS_H
/*
 * Matches the things of two models of one input, of which the newer one has
 * read more.  Numbers of tracks, rows and slices differ between the two: a
 * track is recognised by its type, process, thread and name; a slice or any
 * other event by its offset in the input.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/entity.h"

struct trace;

/* Both models must outlive the result.  O(tracks log tracks). */
struct match_models *match_models_new(const struct trace *old,
		    const struct trace *now);
void		 match_models_free(struct match_models *);
const struct trace *match_models_old(const struct match_models *);
const struct trace *match_models_now(const struct match_models *);

/* Return the number in the newer model of a track or row of the older; NONE. */
uint32_t	 match_models_track(const struct match_models *, uint32_t old);
uint32_t	 match_models_row(const struct match_models *, uint32_t old);
/* Returns the number in the older model of a track of the newer; NONE. */
uint32_t	 match_models_track_before(const struct match_models *,
		    uint32_t now);
/*
 * Replaces n selections of the older model by those of the newer, ENTITY_NONE
 * where the event is missing.  One pass over the newer model's events serves
 * all of them: O(events log n).
 */
void		 match_models_selections(const struct match_models *,
		    struct entity_ref **, size_t n);

#endif
