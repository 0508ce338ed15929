/*
 * assert_rules: the rules of ttv assert, typed or of files, with what each
 * comes to in each run.
 *
 * A file has a rule a line, with a name before a colon if one is wanted;
 * comments begin with # and go to the end of the line, as those of a shell do.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/limit.h"
#include "ttv/sat.h"
#include "ttv/slice_id.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "assert.h"
#include "rule_file.h"

#define TRACK_MOST	256

/*
 * Returns the length of a rule's name, which a colon and a blank end, or 0: a
 * name has nothing that rules are made of.
 */
static size_t
name_length(const char *s)
{
	size_t n = strcspn(s, ":()\"/<>=!");

	return s[n] == ':' && (s[n + 1] == ' ' || s[n + 1] == '\t') ? n : 0;
}

int
asserts_add(struct asserts *a, const char *text, const char *file, size_t line,
    struct err *err)
{
	struct assert_rule *r;
	size_t n = name_length(text);

	if (a->nrules == LIMIT_RULES)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "more than %d rules", LIMIT_RULES);
	a->rule = xgrow(a->rule, a->nrules, &a->cap, sizeof(*a->rule));
	r = &a->rule[a->nrules++];
	memset(r, 0, sizeof(*r));
	if (n > 0) {
		r->name = xstrndup(text, n);
		text += n + 1;
		text += strspn(text, " \t");
	}
	r->text = xstrdup(text);
	r->file = file;
	r->line = line;
	r->rule = rule_parse(text, err);
	return r->rule == NULL ? -1 : 0;
}

/* Ends a line at its comment, which is in no quotes, and at its blanks. */
static void
line_trim(char *s)
{
	char quote = '\0';
	size_t i;

	for (i = 0; s[i] != '\0'; i++) {
		if (quote != '\0' && s[i] == '\\' && s[i + 1] != '\0')
			i++;
		else if (quote != '\0')
			quote = s[i] == quote ? '\0' : quote;
		else if (s[i] == '"' || s[i] == '\'')
			quote = s[i];
		else if (s[i] == '#' && (i == 0 || s[i - 1] == ' ' ||
		    s[i - 1] == '\t'))
			break;
	}
	while (i > 0 && strchr(" \t\r\n", s[i - 1]) != NULL)
		i--;
	s[i] = '\0';
}

/* The rules that are read, and their file. */
struct reading {
	struct asserts	*a;
	const char	*path;
};

static int
rule_read(void *arg, char *line, size_t n, struct err *err)
{
	struct reading *r = arg;

	line_trim(line);
	line += strspn(line, " \t");
	return *line == '\0' ? 0 : asserts_add(r->a, line, r->path, n, err);
}

int
asserts_read(struct asserts *a, const char *path, struct err *err)
{
	struct reading r = { a, path };

	return rule_file_read(path, rule_read, &r, err);
}

void
asserts_run(struct asserts *a, const struct trace *t, const struct part *part,
    size_t run, int threads)
{
	struct slice_ids *ids = slice_ids_new(t, threads);
	struct assert_place *place;
	char track[TRACK_MOST];
	uint32_t slice;
	size_t i;

	for (i = 0; i < a->nrules; i++) {
		rule_add(a->rule[i].rule, t, part);
		a->rule[i].place = xreallocarray(a->rule[i].place, run + 1,
		    sizeof(*place));
		place = &a->rule[i].place[run];
		memset(place, 0, sizeof(*place));
		place->id = NONE;
		slice = rule_left_slice(a->rule[i].rule);
		if (slice == NONE)
			continue;
		place->id = slice_id_of(ids, slice);
		place->ts = t->ts[slice];
		place->at = sat_sub(place->ts, t->start);
		trace_track_label(t, t->rows[trace_slice_row(t, slice)].track,
		    track, sizeof(track));
		place->track = xstrdup(track);
	}
	slice_ids_free(ids);
	a->nruns = run + 1;
}

void
asserts_judge(struct asserts *a)
{
	struct assert_rule *r;
	size_t i;

	for (i = 0; i < a->nrules; i++) {
		r = &a->rule[i];
		r->result = xcalloc(a->nruns + 1, sizeof(*r->result));
		rule_results(r->rule, r->result);
		rule_judge(r->rule, &r->verdict);
	}
}

void
asserts_free(struct asserts *a)
{
	struct assert_rule *r;
	size_t i, k;

	for (i = 0; i < a->nrules; i++) {
		r = &a->rule[i];
		for (k = 0; r->place != NULL && k < a->nruns; k++)
			free(r->place[k].track);
		free(r->place);
		free(r->result);
		free(r->name);
		free(r->text);
		rule_free(r->rule);
	}
	free(a->rule);
}
