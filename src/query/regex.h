#ifndef REGEX_H
#define REGEX_H
/*
 * Regular expressions from inside: what is known of an expression before it is
 * compiled.
 */
#include <stddef.h>

#include "ttv/needle.h"
#include "ttv/regex.h"

struct buf;

/*
 * regex_scan.c.  Reads an expression before PCRE2 does: fills the needle and
 * appends to `out` the expression to compile.  Returns NULL, or why the
 * expression is refused.
 */
const char	*regex_scan(const char *s, size_t len, int fold,
		    struct needle *, struct buf *out);
/*
 * match.c.  Collects the longest run of bytes of a text that the JSON of a file
 * contains unchanged: needle_add() adds a byte, needle_end() closes a run.
 */
struct needle_run {
	char	text[NEEDLE_MAX];
	size_t	len;
};
void		 needle_add(struct needle_run *, struct needle *,
		    const char *s, size_t i, size_t len);
void		 needle_end(struct needle_run *, struct needle *);

#endif
