#ifndef NUMERIC_H
#define NUMERIC_H
/* numeric: the number that a text is, by the rules of SQLite. */
#include <stddef.h>
#include <stdint.h>

enum numeric { NUMERIC_NONE, NUMERIC_INT, NUMERIC_REAL };

/*
 * Sets *num and *real to the number that a text of len bytes is, whole but for
 * spaces around it; *num only for NUMERIC_INT, which a real without a fraction
 * is, too.
 */
enum numeric numeric_of(const char *text, size_t len, int64_t *num,
	    double *real);

#endif
