/* forgetting: which events of a forgotten beginning stay. */
#include "config.h"

#include "ttv/format.h"

int
forgetting_stays(const struct forgetting *f, uint64_t from, uint64_t to)
{
	size_t lo = 0, hi = f->nstay, mid;

	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		if (f->stay[mid] < from)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo < f->nstay && f->stay[lo] < to;
}
