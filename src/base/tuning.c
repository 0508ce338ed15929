/*
 * tuning: the sizes at which the engine changes its way of working.
 *
 * A large input is cut into parts, its large threads into segments, a search
 * into batches.  No test input and no input of a fuzzer is that large, so the
 * code for large inputs would never meet odd ones.  Therefore these sizes are
 * variables, a row of tuning_table.h each, with a second value that small
 * inputs exceed.
 *
 * - The engine reads a size where it decides, never twice for one decision.
 * - The sizes are set before the engine runs and never change after that.
 * - The model and everything exported from it do not depend on them.
 * - `configure --enable-small-thresholds` builds a ttv that starts with the
 *   small values; fuzz targets and some unit tests call tuning_set_small().
 * - A normal build has no other way to set them: no user should depend on
 *   them.
 */
#include "config.h"

#include "ttv/tuning.h"

#ifdef TTV_SMALL_THRESHOLDS
#define START(size, small)	(small)
#else
#define START(size, small)	(size)
#endif

struct tuning tuning = {
#define TUNING(name, unit, size, small, reason)	.name = START(size, small),
#include "ttv/tuning_table.h"
#undef TUNING
};

static const struct tuning_row rows[] = {
#define TUNING(name, unit, size, small, reason)				\
	{ #name, unit, reason, size, small },
#include "ttv/tuning_table.h"
#undef TUNING
};

void
tuning_set_small(void)
{
#define TUNING(name, unit, size, small, reason)	tuning.name = small;
#include "ttv/tuning_table.h"
#undef TUNING
}

const struct tuning_row *
tuning_row(size_t i)
{
	return i < sizeof(rows) / sizeof(rows[0]) ? &rows[i] : NULL;
}
