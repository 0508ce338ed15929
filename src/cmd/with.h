#ifndef WITH_H
#define WITH_H
/* with: what --with adds to a trace. */
#include <stddef.h>

#include "ttv/app.h"
#include "ttv/derived.h"

struct app;
struct cmd_call;
struct err;
struct loader;
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

/*
 * What a viewer needs to load its trace again with derived tracks; lives as
 * long as the app.
 */
struct with {
	const struct cmd_call *call;
	struct derived	 derived;	/* that of --with, and more */
	struct reload	 reload;
	struct loader	*loader;	/* that has its files, or NULL: those of
					 * the call */
};
void		 with_open(struct with *, const struct cmd_call *);
void		 with_close(struct with *);

#endif
