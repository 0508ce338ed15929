#ifndef TTV_MATCH_MODELS_H
#define TTV_MATCH_MODELS_H
/*
 * The same things in two models of one input, the newer of which has read
 * more of it.  Numbers of tracks, rows and slices are others there: a track is
 * known again by what it is (kind, process, thread, name), a slice and the
 * like by where its event stands in the input.
 */
#include <stddef.h>
#include <stdint.h>

struct selection;
struct trace;

/* Both models must outlive it.  O(tracks log tracks). */
struct match_models	*match_models_new(const struct trace *old, const struct trace *now);
void		 match_models_free(struct match_models *);
const struct trace *match_models_old(const struct match_models *);
const struct trace *match_models_now(const struct match_models *);

/* The number in the newer model of a track or row of the older, or NONE. */
uint32_t	 match_models_track(const struct match_models *, uint32_t old);
uint32_t	 match_models_row(const struct match_models *, uint32_t old);
/* And the other way: the track that it was, or NONE. */
uint32_t	 match_models_track_before(const struct match_models *, uint32_t now);
/*
 * What was selected, in the newer model; SEL_NONE when it is not there.  All
 * at once, because it goes through the newer model's events: O(events log n).
 */
void		 match_models_selections(const struct match_models *, struct selection **,
		    size_t n);

#endif
