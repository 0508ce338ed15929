#ifndef TTV_PREFILTER_H
#define TTV_PREFILTER_H
/*
 * prefilter: finds a needle in an input 64 bytes at a time, for searches.  See
 * prefilter_body.h for the method, prefilter.c for the choice of a kernel.
 */
#include "ttv/kernel.h"
#include "ttv/needle.h"

struct prefilter_kernel {
	enum kernel	kernel;
	/*
	 * Returns the first hit in [p, stop), or NULL: the needle, complete
	 * before end (end >= stop), or an escape that spells one of its
	 * characters.  Reads nothing at or behind end.  The needle is not
	 * empty.
	 */
	const char	*(*find)(const struct needle *, const char *p,
			    const char *stop, const char *end);
};

/* Returns the prefilter of kernel_best(). */
const struct prefilter_kernel *prefilter_kernel(void);
/* Returns the prefilter of k, or NULL when it is not built for this machine. */
const struct prefilter_kernel *prefilter_kernel_of(enum kernel k);

/* Returns whether the needle, or an escape that may be of it, is at p. */
int		 prefilter_is(const struct needle *, const char *p,
		    const char *end);
/* A kernel byte by byte: the reference, and for the last bytes of an input. */
const char	*prefilter_bytewise(const struct needle *, const char *p,
		    const char *stop, const char *end);

/*
 * Implements struct event_source's blocks for formats whose args are in the
 * input as plain text or as JSON escapes it.
 */
struct input;
void		 prefilter_blocks(const struct input *, const struct needle *,
		    uint64_t from, uint64_t to, uint64_t skip,
		    uint64_t *bits);
/*
 * Implements it for formats whose args are texts that stand in a table, behind
 * the events or before them: any event may match.
 */
void		 prefilter_no_blocks(const struct input *,
		    const struct needle *, uint64_t from, uint64_t to,
		    uint64_t skip, uint64_t *bits);

/*
 * Returns whether the needle may be in the text of a number or a literal, or
 * have U+FFFD, all of which formats in binary do not have as bytes.
 */
int		 prefilter_unwritten(const struct needle *);

#ifdef KERNEL_LITTLE
extern const struct prefilter_kernel prefilter_portable;
#endif
#ifdef KERNEL_X86
extern const struct prefilter_kernel prefilter_avx512, prefilter_avx2,
    prefilter_sse2;
#endif
#ifdef KERNEL_ARM
extern const struct prefilter_kernel prefilter_neon;
#endif

#endif
