/*
 * rule_file: the lines of a file of rules.
 */
#include "config.h"

#include <stdio.h>

#include "ttv/err.h"
#include "ttv/limit.h"

#include "rule_file.h"

/* Reads a line of LIMIT_RULE_LINE bytes at most: 1, 0 at the end, or -1. */
static int
line_read(FILE *f, char *line, const char *path, size_t n, struct err *err)
{
	size_t len = 0;
	int c;

	while ((c = getc(f)) != EOF && c != '\n') {
		if (c == '\0')
			return err_set(err, ERR_USAGE, ERR_NOWHERE,
			    "%.128s:%zu: a byte 0 is in no rule", path, n);
		if (len == LIMIT_RULE_LINE)
			return err_set(err, ERR_USAGE, ERR_NOWHERE,
			    "%.128s:%zu: a line of more than %d bytes", path,
			    n, LIMIT_RULE_LINE);
		line[len++] = (char)c;
	}
	line[len] = '\0';
	return c != EOF || len > 0;
}

int
rule_file_read(const char *path, int (*fn)(void *, char *, size_t,
    struct err *), void *arg, struct err *err)
{
	char line[LIMIT_RULE_LINE + 1];
	FILE *f = fopen(path, "re");
	struct err why;
	size_t n = 0;
	int rc;

	if (f == NULL)
		return err_set(err, ERR_OPEN, ERR_NOWHERE,
		    "%.128s: cannot be opened", path);
	while ((rc = line_read(f, line, path, ++n, err)) == 1) {
		err_clear(&why);
		if (fn(arg, line, n, &why) == 0)
			continue;
		rc = err_set(err, ERR_USAGE, ERR_NOWHERE, "%.128s:%zu: %s",
		    path, n, why.msg);
		break;
	}
	if (rc == 0 && ferror(f))
		rc = err_set(err, ERR_OPEN, ERR_NOWHERE,
		    "%.128s: cannot be read", path);
	fclose(f);
	return rc;
}
