#ifndef TTV_TUNING_H
#define TTV_TUNING_H
/* The sizes at which the engine changes its way of working; see tuning.c. */
#include <stddef.h>

struct tuning {
#define TUNING(name, unit, size, small, reason)	size_t name;
#include "ttv/tuning_table.h"
#undef TUNING
};

/* The sizes in use: the engine reads these. */
extern struct tuning tuning;

/*
 * Sets all sizes to their values for tests.  Call this before any other
 * function of the engine and before a second thread exists.
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
