/*
 * field: texts as fields of CSV, TSV and Markdown.
 */
#include "config.h"

#include <string.h>

#include "ttv/buf.h"
#include "ttv/field.h"

#include "test.h"

static const char *
field(void (*fn)(struct buf *, const char *, size_t, int), const char *s,
    int guard)
{
	static struct buf b;

	buf_clear(&b);
	buf_adds(&b, "");
	fn(&b, s, strlen(s), guard);
	return b.data;
}

static void
markdown(struct buf *b, const char *s, size_t n, int unused)
{
	(void)unused;
	field_markdown(b, s, n);
}

TEST(csv_keeps_the_bytes)
{
	CHECK_STR(field(field_csv, "", 0), "");
	CHECK_STR(field(field_csv, "a b", 0), "a b");
	CHECK_STR(field(field_csv, "a\x1b[0m\xc2\x9b", 0), "a\x1b[0m\xc2\x9b");
	CHECK_STR(field(field_csv, "a,b", 0), "\"a,b\"");
	CHECK_STR(field(field_csv, "a\"b", 0), "\"a\"\"b\"");
	CHECK_STR(field(field_csv, "a\nb", 0), "\"a\nb\"");
	CHECK_STR(field(field_csv, "a\rb", 0), "\"a\rb\"");
}

TEST(tsv_keeps_the_bytes_of_a_line)
{
	CHECK_STR(field(field_tsv, "a\x1b[0m\xc2\x9b\"", 0),
	    "a\x1b[0m\xc2\x9b\"");
	CHECK_STR(field(field_tsv, "a\tb\r\nc", 0), "a b  c");
}

TEST(formulas_are_guarded)
{
	static const char *const formulas[] = { "=1+1", "+1", "-1", "@a" };
	char csv[16], tsv[16];
	size_t i;

	for (i = 0; i < sizeof(formulas) / sizeof(formulas[0]); i++) {
		snprintf(csv, sizeof(csv), "\"'%s\"", formulas[i]);
		snprintf(tsv, sizeof(tsv), "'%s", formulas[i]);
		CHECK_STR(field(field_csv, formulas[i], 1), csv);
		CHECK_STR(field(field_tsv, formulas[i], 1), tsv);
		CHECK_STR(field(field_csv, formulas[i], 0), formulas[i]);
	}
	CHECK_STR(field(field_csv, "=", 1), "\"'=\"");
	CHECK_STR(field(field_csv, "a=1", 1), "a=1");
	CHECK_STR(field(field_csv, "", 1), "");
	CHECK_STR(field(field_tsv, "\tx", 1), "' x");
}

TEST(markdown_has_no_markup)
{
	CHECK_STR(field(markdown, "std::map<int>", 0), "std::map\\<int\\>");
	CHECK_STR(field(markdown, "a|b\\c`d", 0), "a\\|b\\\\c\\`d");
	CHECK_STR(field(markdown, "![x](javascript:y)", 0),
	    "\\!\\[x\\](javascript:y)");
	CHECK_STR(field(markdown, "*a* _b_ ~c~ &lt;", 0),
	    "\\*a\\* \\_b\\_ \\~c\\~ \\&lt;");
	CHECK_STR(field(markdown, "a\nb\x1b", 0), "a b\xef\xbf\xbd");
}

/* A site looks for these in what Markdown shows: a backslash does not help. */
TEST(markdown_mentions_no_person)
{
	CHECK_STR(field(markdown, "@team a@b @@ @", 0),
	    "@<!-- -->team a@<!-- -->b @@ @");
	CHECK_STR(field(markdown, "#12 #a", 0), "\\#<!-- -->12 \\#a");
}

TEST_MAIN
