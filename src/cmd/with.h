#ifndef WITH_H
#define WITH_H
/* with: what --with adds to a trace. */
#include <stddef.h>

struct err;
struct load_options;
struct trace;

/*
 * Does what load_files() does and then adds what the files of the options'
 * `with` derive.  When that fails, *err says why (ERR_USAGE) and the trace is
 * as it was recorded.
 */
struct trace	*with_load(const char *const *paths, size_t n,
		    const struct load_options *, struct err *);
/* Checks before loading that what is to be read twice can be; 0 or -1. */
int		 with_check(const char *const *paths, size_t n,
		    const struct load_options *, struct err *);

#endif
