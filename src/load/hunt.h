#ifndef HUNT_H
#define HUNT_H
/*
 * A needle in the bytes of an input, 64 of them at a step.  See hunt_body.h
 * for how, hunt.c for which kernel.
 */
#include "ttv/kernel.h"
#include "ttv/needle.h"

struct hunt_kernel {
	enum kernel	kernel;
	/*
	 * The first place in [p, stop) where the needle stands, all of it
	 * before end (which is not before stop), or where an escape spells one
	 * of its characters; or NULL.  Nothing at or behind end is read.  The
	 * needle is not empty.
	 */
	const char	*(*find)(const struct needle *, const char *p,
			    const char *stop, const char *end);
};

/* Returns the prefilter of kernel_best(). */
const struct hunt_kernel *hunt_kernel(void);
/* Returns the prefilter of k, or NULL when it is not built for this machine. */
const struct hunt_kernel *hunt_kernel_of(enum kernel k);

/* Whether the needle, or an escape that may be of it, stands at p. */
int		 hunt_is(const struct needle *, const char *p, const char *end);
/* What a kernel does, byte by byte: for the last bytes of an input. */
const char	*hunt_slowly(const struct needle *, const char *p,
		    const char *stop, const char *end);

/*
 * struct event_source's blocks, for every format whose args stand in the input
 * as they are, or as JSON escapes them.
 */
struct input;
void		 hunt_blocks(const struct input *, const struct needle *,
		    uint64_t from, uint64_t to, uint64_t skip, uint64_t *bits);

#ifdef KERNEL_LITTLE
extern const struct hunt_kernel hunt_portable;
#endif
#ifdef KERNEL_X86
extern const struct hunt_kernel hunt_avx512, hunt_avx2, hunt_sse2;
#endif
#ifdef KERNEL_ARM
extern const struct hunt_kernel hunt_neon;
#endif

#endif
