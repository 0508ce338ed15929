/* clock_option: --align and --offset, as they are given. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"
#include "clock_int.h"

static const char *
last_part(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash != NULL && slash[1] != '\0' ? slash + 1 : path;
}

static int
same(const char *name, size_t len, const char *s)
{
	return strlen(s) == len && memcmp(name, s, len) == 0;
}

/*
 * Returns the file that a name means: a whole path goes before the end of one,
 * and that before a number.  n when there is none, n + 1 when there are
 * several.
 */
static size_t
named_file(const char *name, size_t len, const char *const *paths, size_t n)
{
	size_t i, found = n;
	int64_t number;
	int round;

	for (round = 0; round < 2 && found == n; round++)
		for (i = 0; i < n; i++) {
			if (!same(name, len, round == 0 ? paths[i] :
			    last_part(paths[i])))
				continue;
			if (found != n)
				return n + 1;
			found = i;
		}
	if (found == n && text_parse_int(name, len, &number) == 0 &&
	    number >= 1 && (uint64_t)number <= n)
		found = (size_t)number - 1;
	return found;
}

int
clock_read_offset(const char *s, const char *const *paths, size_t n,
    size_t *file, int64_t *ns, struct err *err)
{
	const char *equals = strrchr(s, '=');
	char shown[128];

	text_safe(shown, sizeof(shown), s, strlen(s));
	if (equals == NULL || text_parse_time(equals + 1, ns) == -1)
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "--offset=%s: "
		    "not FILE=TIME, such as b.json=+1.5ms", shown);
	*file = named_file(s, (size_t)(equals - s), paths, n);
	if (*file < n)
		return 0;
	return err_set(err, ERR_USAGE, ERR_NOWHERE, *file == n ?
	    "--offset=%s: no such file is being opened" :
	    "--offset=%s: several files have that name; give its path or "
	    "number", shown);
}

const char *
clock_mark_name(const char *align)
{
	return align != NULL && strncmp(align, "mark:", 5) == 0 &&
	    align[5] != '\0' ? align + 5 : NULL;
}

/* Checks that each offset names one file, and no file twice. */
static int
check_offsets(const struct clock_options *o, const char *const *paths,
    size_t npaths, struct err *err)
{
	uint8_t *seen = xcalloc(npaths + 1, 1);
	char shown[128];
	size_t i, file;
	int64_t ns;
	int r = 0;

	for (i = 0; i < o->noffsets && r == 0; i++) {
		r = clock_read_offset(o->offsets[i], paths, npaths, &file, &ns,
		    err);
		if (r == 0 && seen[file]++) {
			text_safe(shown, sizeof(shown), o->offsets[i],
			    strlen(o->offsets[i]));
			r = err_set(err, ERR_USAGE, ERR_NOWHERE, "--offset=%s: "
			    "that file has an offset already", shown);
		}
	}
	free(seen);
	return r;
}

int
clock_is_spans(const char *align)
{
	return align != NULL && strcmp(align, "spans") == 0;
}

int
clock_is_automatic(const char *align)
{
	return align == NULL || strcmp(align, "auto") == 0 ||
	    clock_is_spans(align);
}

int
clock_check(const struct clock_options *o, const char *const *paths,
    size_t npaths, struct err *err)
{
	char shown[128];

	if (!clock_is_automatic(o->align) &&
	    strcmp(o->align, "zero") != 0 && strcmp(o->align, "clock") != 0 &&
	    clock_mark_name(o->align) == NULL) {
		text_safe(shown, sizeof(shown), o->align, strlen(o->align));
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "--align=%s: not "
		    "auto, zero, clock, spans or mark:NAME", shown);
	}
	return check_offsets(o, paths, npaths, err);
}
