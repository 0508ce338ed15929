#ifndef TTV_TUNING_H
#define TTV_TUNING_H
/*
 * Sizes from which on the engine works in another way; tuning.c.
 */
#include <stddef.h>

struct tuning {
#define TUNING(name, unit, size, small, reason)	size_t name;
#include "ttv/tuning_table.h"
#undef TUNING
};

/* What the engine reads. */
extern struct tuning tuning;

/*
 * Makes all sizes those for tests.  To be called before anything else of the
 * engine, and before there is a second thread.
 */
void	tuning_set_small(void);

/* A row of the table. */
struct tuning_row {
	const char	*name, *unit, *reason;
	size_t		 size, small;
};

/* Returns row i, or NULL behind the last one. */
const struct tuning_row *tuning_row(size_t i);

#endif
