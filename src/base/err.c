/*
 * err: an error in something from outside.
 *
 * A struct err starts as all zeros.  The first error set stays: errors during
 * the cleanup that follows are its consequences.  Messages may quote the file
 * (a name, a bad character), so err_set() passes them through text_safe() once
 * and printing them is always safe.
 */
#include "config.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/text.h"

#define EXIT_BAD_USE	2
#define EXIT_BAD_FILE	3
#define EXIT_INTERRUPT	130	/* as a shell shows death by SIGINT */

int
err_set(struct err *e, enum err_code code, uint64_t offset, const char *fmt,
    ...)
{
	char raw[sizeof(e->msg) * 2];
	va_list ap;

	if (e == NULL || e->code != ERR_NONE)
		return -1;
	va_start(ap, fmt);
	if (vsnprintf(raw, sizeof(raw), fmt, ap) < 0)
		raw[0] = '\0';
	va_end(ap);
	e->code = code;
	e->offset = offset;
	e->line = 0;
	text_safe(e->msg, sizeof(e->msg), raw, strlen(raw));
	return -1;
}

void
err_clear(struct err *e)
{
	if (e != NULL)
		memset(e, 0, sizeof(*e));
}

int
err_status(const struct err *e)
{
	switch (e->code) {
	case ERR_NONE:
		return 0;
	case ERR_USAGE:
	case ERR_OPEN:
		return EXIT_BAD_USE;
	case ERR_FORMAT:
	case ERR_EMPTY:
	case ERR_UNSUPPORTED:
	case ERR_LIMIT:
		return EXIT_BAD_FILE;
	case ERR_CANCELLED:
		return EXIT_INTERRUPT;
	}
	return EXIT_BAD_USE;
}
