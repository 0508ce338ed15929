/*
 * numeric: the number that a text is, by the rules of SQLite.  A text that is
 * compared with a column of numbers is taken for its number, if it is one:
 * '05', ' 5' and '5e0' equal 5.
 */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"

#include "numeric.h"

#define SPACE	" \t\n\v\f\r"
#define TWO_63	9223372036854775808.0

enum numeric
numeric_of(const char *text, size_t len, int64_t *num, double *real)
{
	char small[64], *copy, *end;
	enum numeric type = NUMERIC_NONE;
	long long n;
	size_t i;

	/* no hexadecimal digits, no names of infinity, no NUL */
	for (i = 0; i < len && text[i] != '\0' &&
	    strchr("0123456789+-.eE" SPACE, text[i]) != NULL; i++)
		continue;
	if (i < len || len == 0)
		return NUMERIC_NONE;
	copy = len < sizeof(small) ? small : xmalloc(len + 1);
	memcpy(copy, text, len);
	copy[len] = '\0';
	*real = strtod(copy, &end);
	if (end != copy && end[strspn(end, SPACE)] == '\0') {
		type = NUMERIC_REAL;
		errno = 0;
		n = strtoll(copy, &end, 10);
		if (errno == 0 && end[strspn(end, SPACE)] == '\0') {
			type = NUMERIC_INT;
			*num = n;
		} else if (*real >= -TWO_63 && *real < TWO_63 &&
		    *real == (double)(int64_t)*real) {
			type = NUMERIC_INT;
			*num = (int64_t)*real;
		}
	}
	if (copy != small)
		free(copy);
	return type;
}
