/* forgetting: which events of a forgotten beginning stay. */
#include "config.h"

#include "ttv/bound.h"
#include "ttv/format.h"

int
forgetting_stays(const struct forgetting *f, uint64_t from, uint64_t to)
{
	size_t i = bound_offset(f->stay, f->nstay, from);

	return i < f->nstay && f->stay[i] < to;
}
