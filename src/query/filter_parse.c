/*
 * filter_parse: the text of a filter becomes terms.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/err.h"
#include "ttv/filter.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"
#include "filter_parse.h"

/* Words before a pattern of labels and categories. */
static const struct {
	const char	*word;
	enum term_type	 type;
} words[] = {
	{ "cat:", TERM_CAT },
	{ "name:", TERM_NAME },
	{ "track:", TERM_TRACK },
	{ "thread:", TERM_THREAD },
	{ "process:", TERM_PROCESS },
	{ "trace:", TERM_TRACE },
};

#define DUR	"dur"

void
filter_term_free(struct filter_term *term)
{
	if (term->opened)
		match_close(&term->match);
	free(term->text);
	memset(term, 0, sizeof(*term));
}

/*
 * Copies the text up to the next blank to `out`; returns what follows.  Quotes
 * hide blanks and are left out, the expression between slashes hides them too
 * and keeps its slashes.  Sets *quoted if the text begins with a quote.
 */
static const char *
filter_word(const char *s, char *out, int *quoted)
{
	const char *end;
	int begin = 1;		/* of the text, or of what a word stands
				 * before */

	*quoted = *s == '"';
	while (*s != '\0' && !is_blank(*s)) {
		if (*s == '"') {
			for (s++; *s != '\0' && *s != '"'; )
				*out++ = *s++;
			s += *s == '"';
			continue;
		}
		if (*s == '/' && begin) {
			/* to the slash before a blank or the end */
			for (end = s + 1; *end != '\0' && (*end != '/' ||
			    (end[1] != '\0' && !is_blank(end[1]))); end++)
				;
			if (*end == '/') {
				for (; s <= end; s++)
					*out++ = *s;
				continue;
			}
		}
		begin = *s == ':' || *s == '=';
		*out++ = *s++;
	}
	*out = '\0';
	return s;
}

/* Reads "dur>5ms": returns 1 if a text is that, 0 if not, -1 and *err. */
static int
take_dur(struct filter_term *term, const char *s, struct err *err)
{
	size_t n = strlen(DUR);

	if (strncmp(s, DUR, n) != 0 || (s[n] != '<' && s[n] != '>'))
		return 0;
	term->type = TERM_DUR;
	term->more = s[n] == '>';
	term->equal = s[n + 1] == '=';
	s += n + 1 + (size_t)term->equal;
	if (text_parse_time(s, &term->ns) == -1 || term->ns < 0)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "\"%.32s\" is no length such as 5ms", s);
	return 1;
}

/* Returns whether a text has a key before a '='. */
static int
is_pair(const char *s)
{
	size_t n = strcspn(s, "= /<>");

	return n > 0 && s[n] == '=';
}

/* Makes a term of a text without its sign; returns 0, or -1 and *err. */
static int
make_term(struct filter_term *term, const char *s, int quoted, struct err *err)
{
	size_t i, skip = 0;
	int r = quoted ? 0 : take_dur(term, s, err);

	if (r != 0)
		return r == 1 ? 0 : -1;
	for (i = 0; i < sizeof(words) / sizeof(words[0]) && !quoted; i++)
		if (strncmp(s, words[i].word, strlen(words[i].word)) == 0) {
			term->type = words[i].type;
			skip = strlen(words[i].word);
			break;
		}
	if (skip == 0)
		term->type = !quoted && is_pair(s) ? TERM_ARG : TERM_NAME;
	term->text = xstrdup(s + skip);
	if (term->type == TERM_ARG || term->type == TERM_TRACE)
		return 0;
	if (match_open(&term->match, term->text, err) == -1)
		return -1;
	term->opened = 1;
	return 0;
}

int
filter_terms(struct filter_term *terms, const char *s, struct err *err)
{
	char *text = xmalloc(strlen(s) + 1);
	int n = 0, quoted, rc = 0;

	for (;;) {
		s += strspn(s, " \t");
		if (*s == '\0' || rc == -1)
			break;
		if (n == FILTER_TERMS) {
			rc = err_set(err, ERR_USAGE, ERR_NOWHERE,
			    "a filter has at most %d terms", FILTER_TERMS);
			break;
		}
		if ((*s == '!' || *s == '-') && s[1] != '\0' &&
		    !is_blank(s[1])) {
			terms[n].negated = 1;
			s++;
		}
		s = filter_word(s, text, &quoted);
		rc = make_term(&terms[n++], text, quoted, err);
	}
	free(text);
	if (rc == 0)
		return n;
	while (n > 0)
		filter_term_free(&terms[--n]);
	return -1;
}
