/*
 * field: a text as a field of CSV, TSV and Markdown.
 *
 * In Markdown a backslash takes the meaning of any ASCII punctuation, so each
 * that may begin or end something has one: | of tables, ` * _ ~ of spans, < > &
 * of HTML and entities, [ ] ! of links and images, # of headings.  A site finds
 * mentions and references (@team, #12) in the text that is shown, where a
 * backslash is gone: an empty comment behind the character parts them.
 */
#include "config.h"

#include <ctype.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/field.h"
#include "ttv/text.h"

#define COMMENT	"<!-- -->"

/* Returns whether a spreadsheet would take the text for a formula. */
static int
is_formula(const char *s, size_t n)
{
	return n > 0 && memchr("=+-@\t\r", s[0], 6) != NULL;
}

static int
ends_csv(const char *s, size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		if (s[i] == ',' || s[i] == '"' || s[i] == '\r' || s[i] == '\n')
			return 1;
	return 0;
}

void
field_csv(struct buf *b, const char *s, size_t n, int guard)
{
	size_t i;

	if (n == 0)
		return;
	guard = guard && is_formula(s, n);
	if (!guard && !ends_csv(s, n)) {
		buf_add(b, s, n);
		return;
	}
	buf_addc(b, '"');
	if (guard)
		buf_addc(b, '\'');
	for (i = 0; i < n; i++) {
		if (s[i] == '"')
			buf_addc(b, '"');
		buf_addc(b, s[i]);
	}
	buf_addc(b, '"');
}

void
field_tsv(struct buf *b, const char *s, size_t n, int guard)
{
	size_t i;

	if (guard && is_formula(s, n))
		buf_addc(b, '\'');
	for (i = 0; i < n; i++)
		buf_addc(b, s[i] == '\t' || s[i] == '\n' || s[i] == '\r' ?
		    ' ' : s[i]);
}

void
field_markdown(struct buf *b, const char *s, size_t n)
{
	struct buf safe = BUF_INIT;
	const char *p;

	buf_room(&safe, 3 * n + 1);
	safe.len = text_safe(safe.data, 3 * n + 1, s, n);
	for (p = safe.data; *p != '\0'; p++) {
		if (strchr("|\\`*_~<>&[]!#", *p) != NULL)
			buf_addc(b, '\\');
		buf_addc(b, *p);
		if ((*p == '@' && isalnum((unsigned char)p[1])) ||
		    (*p == '#' && isdigit((unsigned char)p[1])))
			buf_adds(b, COMMENT);
	}
	buf_free(&safe);
}
