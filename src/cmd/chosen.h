#ifndef CHOSEN_H
#define CHOSEN_H
/*
 * chosen: the things of a trace that --from, --to, --track and --process leave.
 */
#include <stdint.h>

#include "ttv/bits.h"
#include "ttv/entity.h"
#include "ttv/part.h"

#include "cmd.h"

struct chosen {
	int64_t		 t0, t1;
	int		 all_times;	/* neither --from nor --to is given */
	int		 has_end;	/* --to is given */
	uint8_t		*tracks;	/* by track; NULL: all */
};

/* Fills *c from the options: 0, or -1 and *err. */
int	chosen_open(struct chosen *, const struct cmd_call *,
	    const struct trace *, struct err *);
void	chosen_close(struct chosen *);
/*
 * Returns whether a thing is on one of the tracks and overlaps the range, to
 * which the time of --to does not belong.
 */
int	chosen_has(const struct chosen *, const struct trace *,
	    const struct entity_ref *);

/*
 * Fills sets of things by enum entity, flows aside, with what these options and
 * --filter leave: 1; 0 if none is given, and the sets are empty; or -1 and
 * *err.  The sets are to be freed by chosen_free().
 */
int	chosen_kept(struct bits kept[ENTITIES], const struct cmd_call *,
	    const struct trace *, struct err *);
void	chosen_free(struct bits kept[ENTITIES]);
/* Returns the first of these options and --filter that is given, or NULL. */
const char *chosen_any(const struct cmd_call *);

/* The same as a part of a trace, with the slices that --filter leaves. */
struct chosen_part {
	const struct part *part;	/* NULL: all of the trace */
	struct part	 of;
	struct bits	 slices;
	uint8_t		*tracks;
};
/* Fills *p: 0, or -1 and *err; it is to be closed in both cases. */
int	chosen_part_open(struct chosen_part *p, const struct cmd_call *,
	    const struct trace *, struct err *);
/* The same by a filter in the place of --filter; NULL: none. */
int	chosen_part_by(struct chosen_part *p, const struct cmd_call *,
	    const char *filter, const struct trace *, struct err *);
void	chosen_part_close(struct chosen_part *);

/*
 * Says which of --process and --track is nowhere in a trace, or that the range
 * lies outside of it, by the part that the options leave: 1 and *err, whose
 * text begins with `where` (NULL: the path of the trace); or 0.  A filter may
 * find nothing: it is a question, and these are where the answer is looked for.
 */
int	chosen_missing(const struct cmd_call *, const struct trace *,
	    const struct part *, const char *where, struct err *);
/* Says so on stderr, unless the call takes each of several traces by itself. */
void	chosen_note(const struct cmd_call *, const struct trace *,
	    const struct part *);

#endif
