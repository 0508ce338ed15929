/*
 * metric_file: the head of a metric: its first comment, line by line.
 *
 * Lines up to the first `param` or `column` are the description, without the
 * name of the metric in front.  A line that is indented goes on with the one
 * before.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "metric_file.h"
#include "resource.h"

static const char *const metric_types[METRIC_TYPES] = {
	[METRIC_LONG] = "LONG", [METRIC_DOUBLE] = "DOUBLE",
	[METRIC_STRING] = "STRING", [METRIC_DURATION] = "DURATION",
};

const char *
metric_type_name(enum metric_type type)
{
	return metric_types[type];
}

int
metric_value(const struct metric_field *f, const char *text, struct buf *b)
{
	size_t len = strlen(text);
	int64_t num;
	double real;

	switch (f->type) {
	case METRIC_DURATION:
		/* a bare number is ns, as everywhere in SQL */
		if (text_parse_int(text, len, &num) == -1 &&
		    text_parse_time(text, &num) == -1)
			return -1;
		buf_int(b, num);
		return 0;
	case METRIC_LONG:
		if (text_parse_int(text, len, &num) == -1)
			return -1;
		break;
	case METRIC_DOUBLE:
		if (text_parse_double(text, len, &real) == -1)
			return -1;
		break;
	default:
		break;
	}
	buf_adds(b, text);
	return 0;
}

/* Cuts the word in front of *p off and returns a copy; "" at the end. */
static char *
metric_word(char **p)
{
	size_t n;
	char *word;

	*p += strspn(*p, " \t");
	n = strcspn(*p, " \t:");
	word = xstrndup(*p, n);
	*p += n;
	return word;
}

/* Cuts the default value off, up to the first ": " or the end. */
static char *
metric_default(char **p)
{
	char *end, *value;

	*p += strspn(*p, " \t");
	if ((end = strstr(*p, ": ")) == NULL)
		end = *p + strlen(*p);
	value = xstrndup(*p, (size_t)(end - *p));
	*p = end;
	return value;
}

static char *
metric_help(char *p)
{
	if (*p == ':')
		p++;
	return xstrdup(p + strspn(p, " \t"));
}

/* Adds a line "param NAME TYPE VALUE: HELP" without its first word. */
static int
metric_param(struct metric *m, char *p, const char *path, struct err *err)
{
	struct metric_field *f;
	struct buf b = BUF_INIT;
	char *type;
	int i, rc;

	m->params = xreallocarray(m->params, m->nparams + 1, sizeof(*f));
	f = &m->params[m->nparams++];
	memset(f, 0, sizeof(*f));
	f->name = metric_word(&p);
	type = metric_word(&p);
	for (i = 0; i < METRIC_TYPES; i++)
		if (strcmp(type, metric_types[i]) == 0)
			break;
	free(type);
	f->type = i < METRIC_TYPES ? (enum metric_type)i : METRIC_STRING;
	f->value = metric_default(&p);
	f->help = metric_help(p);
	rc = i < METRIC_TYPES ? metric_value(f, f->value, &b) : -1;
	buf_free(&b);
	return rc == 0 ? 0 : err_set(err, ERR_USAGE, ERR_NOWHERE,
	    "%s: the parameter %s has no type and default, as in \"param %s "
	    "DURATION 50ms: what it is\"", path, f->name, f->name);
}

static void
metric_column(struct metric *m, char *p)
{
	struct metric_field *f;

	m->columns = xreallocarray(m->columns, m->ncolumns + 1, sizeof(*f));
	f = &m->columns[m->ncolumns++];
	memset(f, 0, sizeof(*f));
	f->name = metric_word(&p);
	f->help = metric_help(p);
}

/* Appends a further line to a text. */
static void
metric_append(char **text, const char *more)
{
	size_t n = strlen(*text) + strlen(more) + 2;
	char *all = xmalloc(n);

	snprintf(all, n, "%s%s%s", *text, **text == '\0' ? "" : " ", more);
	free(*text);
	*text = all;
}

/* Reads a line of the head, without its dashes. */
static int
metric_line(struct metric *m, char *p, const char *path, struct err *err)
{
	size_t n = strlen(m->name);
	int deep = *p == '\t' || strncmp(p, "  ", 2) == 0;

	p += strspn(p, " \t");
	if (strncmp(p, "param ", 6) == 0)
		return metric_param(m, p + 6, path, err);
	if (strncmp(p, "column ", 7) == 0)
		metric_column(m, p + 7);
	else if (deep && m->ncolumns > 0)
		metric_append(&m->columns[m->ncolumns - 1].help, p);
	else if (deep && m->nparams > 0)
		metric_append(&m->params[m->nparams - 1].help, p);
	else {
		if (m->help[0] == '\0' && strncmp(p, m->name, n) == 0 &&
		    p[n] == ':')
			p += n + 1 + strspn(p + n + 1, " \t");
		metric_append(&m->help, p);
	}
	return 0;
}

int
metric_read(struct metric *m, const char *name, const char *path,
    struct err *err)
{
	const char *p, *end;
	char *line;
	int rc;

	memset(m, 0, sizeof(*m));
	m->name = xstrdup(name);
	m->help = xstrdup("");
	buf_adds(&m->text, "");
	rc = resource_read(path, &m->text, err);
	for (p = m->text.data; rc == 0 && strncmp(p, "--", 2) == 0; p = end) {
		end = p + strcspn(p, "\n");
		line = xstrndup(p + 2, (size_t)(end - p) - 2);
		line[strcspn(line, "\r")] = '\0';
		rc = metric_line(m, line, path, err);
		free(line);
		end += *end == '\n';
	}
	return rc;
}

static void
metric_fields_free(struct metric_field *f, size_t n)
{
	size_t i;

	for (i = 0; i < n; i++) {
		free(f[i].name);
		free(f[i].help);
		free(f[i].value);
	}
	free(f);
}

void
metric_free(struct metric *m)
{
	metric_fields_free(m->params, m->nparams);
	metric_fields_free(m->columns, m->ncolumns);
	free(m->name);
	free(m->help);
	buf_free(&m->text);
	memset(m, 0, sizeof(*m));
}
