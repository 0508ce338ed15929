/*
 * fleet_set: what options say of the columns: --set, --args, --table.
 */
#include "config.h"

#include <sys/stat.h>

#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

#include "ttv/chars.h"
#include "ttv/err.h"
#include "ttv/near.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "fleet.h"

#define DEFAULT_TABLES	"trace,slice"
#define SET_FILE	((size_t)1 << 20)	/* bytes of a file of sets */
#define NAME_MOST	64

/* Returns whether all SQLs take a word as a name without quotes. */
static int
is_name(const char *s, size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		if (s[i] != '_' && (!is_alnum(s[i]) || (i == 0 &&
		    is_digit(s[i]))))
			return 0;
	return n > 0 && n <= NAME_MOST;
}

static int
has_column(const struct parquet_column *v, const char *name)
{
	for (; v->name != NULL; v++)
		if (strcasecmp(v->name, name) == 0)
			return 1;
	return 0;
}

/*
 * Returns whether a table has a column of a name, whatever is set.  Name and
 * name are one column to most engines: DuckDB would rename the later of two.
 */
static int
is_taken(const struct fleet *c, const char *name)
{
	static const char *const more[] = { "trace_id", "args", "view" };
	size_t i;

	for (i = 0; i < sizeof(more) / sizeof(more[0]); i++)
		if (strcasecmp(more[i], name) == 0)
			return 1;
	for (i = 0; i < c->nsets; i++)
		if (strcasecmp(c->sets[i].name, name) == 0)
			return 1;
	for (i = 0; fleet_tables[i].name != NULL; i++)
		if (has_column(fleet_tables[i].columns, name))
			return 1;
	return strncasecmp(name, "arg_", 4) == 0;
}

static int
take_pair(struct fleet *c, const char *s, size_t n, struct err *err)
{
	const char *eq = memchr(s, '=', n);
	char *name;

	if (eq == NULL || !is_name(s, (size_t)(eq - s)))
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "export: --set: "
		    "%.*s is not NAME=VALUE with a name of letters, digits "
		    "and _", (int)(n < 64 ? n : 64), s);
	name = xstrndup(s, (size_t)(eq - s));
	if (is_taken(c, name) || c->nsets + c->nargs >= FLEET_SETS) {
		err_set(err, ERR_USAGE, ERR_NOWHERE, "export: --set: there "
		    "is a column %s, or there are too many", name);
		free(name);
		return -1;
	}
	c->sets = xreallocarray(c->sets, c->nsets + 1, sizeof(*c->sets));
	c->sets[c->nsets++] = (struct fleet_set){ name,
	    xstrndup(eq + 1, n - (size_t)(eq + 1 - s)), NULL };
	return 0;
}

/* Takes the lines of a file but empty ones and those that begin with #. */
static int
take_file(struct fleet *c, const char *path, struct err *err)
{
	struct buf b = BUF_INIT;
	FILE *f = fopen(path, "re");
	const char *s, *end;
	int rc = f == NULL || buf_read(&b, f, SET_FILE) != 0 ? -1 : 0;

	if (f != NULL)
		fclose(f);
	if (rc == -1)
		err_set(err, ERR_OPEN, ERR_NOWHERE, "export: --set: %.200s "
		    "cannot be read", path);
	for (s = b.data; rc == 0 && s != NULL && *s != '\0';
	    s = end + (*end == '\n')) {
		end = s + strcspn(s, "\n");
		if (*s != '#' && end > s)
			rc = take_pair(c, s, (size_t)(end - s), err);
	}
	buf_free(&b);
	return rc;
}

int
fleet_take_set(struct fleet *c, const char *text, struct err *err)
{
	return text[0] == '@' ? take_file(c, text + 1, err) :
	    take_pair(c, text, strlen(text), err);
}

/* Returns the column of a key: what is no letter or digit becomes _. */
static char *
arg_name(const char *key)
{
	char *name;
	size_t i;

	xasprintf(&name, "arg_%s", key);
	for (i = 0; name[i] != '\0'; i++)
		if (!is_alnum(name[i]))
			name[i] = '_';
	return name;
}

int
fleet_take_args(struct fleet *c, const char *text, struct err *err)
{
	const char *s, *end;
	size_t i;

	if (strcmp(text, "all") == 0) {
		c->all_args = 1;
		return 0;
	}
	for (s = text, end = ","; *end != '\0'; s = end + 1) {
		end = s + strcspn(s, ",");
		if (end == s || c->nsets + c->nargs >= FLEET_SETS)
			return err_set(err, ERR_USAGE, ERR_NOWHERE,
			    "export: --args: %.64s is no list of keys, or "
			    "has too many", text);
		c->args = xreallocarray(c->args, c->nargs + 1,
		    sizeof(*c->args));
		c->arg_names = xreallocarray(c->arg_names, c->nargs + 1,
		    sizeof(*c->arg_names));
		c->args[c->nargs] = xstrndup(s, (size_t)(end - s));
		c->arg_names[c->nargs] = arg_name(c->args[c->nargs]);
		c->nargs++;
		for (i = 0; i + 1 < c->nargs; i++)
			if (strcasecmp(c->arg_names[i],
			    c->arg_names[c->nargs - 1]) == 0)
				return err_set(err, ERR_USAGE, ERR_NOWHERE,
				    "export: --args: two keys would be the "
				    "column %.64s", c->arg_names[i]);
	}
	return 0;
}

static int
take_table(struct fleet *c, const char *s, size_t n, struct err *err)
{
	struct near near;
	char meant[NEAR_MOST + 24];
	size_t i;

	near_open(&near, s, n);
	for (i = 0; fleet_tables[i].name != NULL; i++) {
		near_offer(&near, fleet_tables[i].name);
		if (strlen(fleet_tables[i].name) == n &&
		    memcmp(fleet_tables[i].name, s, n) == 0) {
			c->tables |= 1U << i;
			return 0;
		}
	}
	near_hint(&near, meant, sizeof(meant));
	return err_set(err, ERR_USAGE, ERR_NOWHERE, "export: --table: no "
	    "table is called %.*s%s", (int)(n < 64 ? n : 64), s, meant);
}

int
fleet_take_tables(struct fleet *c, const char *text, struct err *err)
{
	const char *s, *end;
	size_t i;

	if (text == NULL)
		text = DEFAULT_TABLES;
	if (strcmp(text, "all") == 0) {
		for (i = 0; fleet_tables[i].name != NULL; i++)
			c->tables |= 1U << i;
		return 0;
	}
	for (s = text;; s = end + 1) {
		end = s + strcspn(s, ",");
		if (take_table(c, s, (size_t)(end - s), err) == -1)
			return -1;
		if (*end == '\0')
			return 0;
	}
}

int
fleet_take_parts(struct fleet *c, const char *text, struct err *err)
{
	const char *s, *end;
	size_t i, k, n;

	for (s = text;; s = end + 1) {
		end = s + strcspn(s, ",");
		n = (size_t)(end - s);
		for (i = 0; i < c->nsets; i++)
			if (strlen(c->sets[i].name) == n &&
			    memcmp(c->sets[i].name, s, n) == 0)
				break;
		for (k = 0; k < c->nparts && c->parts[k] != i; k++)
			;
		if (i == c->nsets || k < c->nparts)
			return err_set(err, ERR_USAGE, ERR_NOWHERE, "export: "
			    "--partition: %.*s is no name of a --set, or "
			    "comes twice", (int)(n < 64 ? n : 64), s);
		c->parts[c->nparts++] = i;
		if (*end == '\0')
			return 0;
	}
}

/* ---- values of a trace ---- */

/* Returns the path of the file that the trace was read from. */
static const char *
source_of(const struct fleet *c)
{
	return c->trace->nsources > 0 ? c->trace->sources[0].path : c->path;
}

/* Adds what a word in braces stands for; returns whether it is one. */
static int
add_word(struct fleet *c, const char *s, size_t n, struct buf *b)
{
	static const char *const words[] = { "name", "stem", "parent",
	    "mtime" };
	char *path = xstrdup(source_of(c)), *name, day[16] = "";
	struct stat st;
	struct tm tm;
	size_t i;

	for (i = 0; i < 4; i++)
		if (strlen(words[i]) == n && memcmp(words[i], s, n) == 0)
			break;
	if (i == 3) {
		if (stat(path, &st) == 0 && gmtime_r(&st.st_mtime, &tm) !=
		    NULL)
			strftime(day, sizeof(day), "%Y-%m-%d", &tm);
		buf_adds(b, day);
	} else if (i < 3) {
		name = i == 2 ? basename(dirname(path)) : basename(path);
		buf_add(b, name, i == 1 ? strcspn(name, ".") : strlen(name));
	}
	free(path);
	return i < 4;
}

void
fleet_set_now(struct fleet *c)
{
	const char *s, *end;
	struct buf b;
	size_t i;

	for (i = 0; i < c->nsets; i++) {
		b = (struct buf)BUF_INIT;
		buf_adds(&b, "");
		for (s = c->sets[i].value; *s != '\0';) {
			end = *s == '{' ? strchr(s, '}') : NULL;
			if (end != NULL && add_word(c, s + 1,
			    (size_t)(end - s - 1), &b))
				s = end + 1;
			else
				buf_addc(&b, *s++);
		}
		free(c->sets[i].now);
		c->sets[i].now = xstrdup(b.data);
		buf_free(&b);
	}
}

/* Adds a value for a name of a folder: what is no letter or digit as %2F. */
static void
add_escaped(struct buf *b, const char *s)
{
	for (; *s != '\0'; s++)
		if (is_alnum(*s) || strchr("-_.", *s) != NULL)
			buf_addc(b, *s);
		else
			buf_printf(b, "%%%02X", (unsigned char)*s);
}

char *
fleet_place(const struct fleet *c)
{
	const struct fleet_set *set;
	struct buf b = BUF_INIT;
	size_t i;

	buf_adds(&b, "");
	for (i = 0; i < c->nparts; i++) {
		set = &c->sets[c->parts[i]];
		buf_printf(&b, "/%s=", set->name);
		add_escaped(&b, set->now);
	}
	return b.data;
}
