#ifndef CHOSEN_H
#define CHOSEN_H
/*
 * chosen: the things of a trace that --from, --to, --track and --process leave.
 */
#include <stdint.h>

#include "ttv/entity.h"

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

#endif
