#ifndef LIB_INT_H
#define LIB_INT_H
/* What the files of the library share. */
#include <stdint.h>

struct trace;
struct ttv_error;

struct ttv {
	struct trace	*trace;
};

/* Returns the model of a trace; one in which nothing is for NULL. */
const struct trace *lib_trace(const struct ttv *);

/* Sets *e, which may be NULL: no line, no offset.  The message is cut. */
void	 lib_error(struct ttv_error *e, int code, const char *message);

#endif
