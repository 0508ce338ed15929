#ifndef TTV_SAT_H
#define TTV_SAT_H
/*
 * Saturating int64 arithmetic: a trace's times may span all of int64, so
 * neither "end - start" nor "t0 + column * step" may be written plainly.
 */
#include <stdint.h>

static inline int64_t
sat_add(int64_t a, int64_t b)
{
	int64_t r;

	if (__builtin_add_overflow(a, b, &r))
		return b > 0 ? INT64_MAX : INT64_MIN;
	return r;
}

static inline int64_t
sat_sub(int64_t a, int64_t b)
{
	int64_t r;

	if (__builtin_sub_overflow(a, b, &r))
		return b > 0 ? INT64_MIN : INT64_MAX;
	return r;
}

/* Returns b - a, at least 0. */
static inline int64_t
sat_span(int64_t a, int64_t b)
{
	return b <= a ? 0 : sat_sub(b, a);
}

static inline int64_t
sat_mul(int64_t a, int64_t b)
{
	int64_t r;

	if (__builtin_mul_overflow(a, b, &r))
		return (a < 0) == (b < 0) ? INT64_MAX : INT64_MIN;
	return r;
}

/*
 * Returns base + step * n for step > 0.  Differs from sat_add() of sat_mul():
 * when base is far below zero the product may be beyond int64 and the sum
 * within.
 */
static inline int64_t
sat_at(int64_t base, int64_t step, int64_t n)
{
	uint64_t d, count = n < 0 ? 0 - (uint64_t)n : (uint64_t)n;

	if (__builtin_mul_overflow((uint64_t)step, count, &d))
		d = UINT64_MAX;
	if (n < 0)
		return d > (uint64_t)base - (uint64_t)INT64_MIN ? INT64_MIN :
		    (int64_t)((uint64_t)base - d);
	return d > (uint64_t)INT64_MAX - (uint64_t)base ? INT64_MAX :
	    (int64_t)((uint64_t)base + d);
}

static inline int64_t
clamp64(int64_t v, int64_t lo, int64_t hi)
{
	return v < lo ? lo : v > hi ? hi : v;
}

/* Returns the midpoint of a and b, without overflow. */
static inline int64_t
mid64(int64_t a, int64_t b)
{
	return a / 2 + b / 2 + (a % 2 + b % 2) / 2;
}

#endif
