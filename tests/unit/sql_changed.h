#ifndef SQL_CHANGED_H
#define SQL_CHANGED_H
/*
 * sql_changed: the statements that a test has asked by sql_ask.h, each with a
 * word left out, doubled, exchanged with the next, or another in its place, and
 * cut behind it: what is answered or refused, with which words and where, as a
 * sum a statement.
 */
#include <sqlite3.h>

#include "ttv/chars.h"
#include "ttv/hash.h"
#include "sql_ask.h"
#include "sums.h"

#define CHANGES	60		/* of a statement */
#define STEPS	100000		/* of SQLite's machine, of one statement */
#define WORDS	1000

struct changed {
	struct trace	*trace;
	struct sql	*sql;
	const char	*word[WORDS + 1];	/* the last is the end */
	size_t		 n;
	uint64_t	 state, sum;
	unsigned	 refused;
};

/* Divides a text into words, strings, single characters and what is blank. */
static inline void
changed_divide(struct changed *c, const char *s)
{
	const char *begin;

	for (c->n = 0; *s != '\0' && c->n < WORDS; c->n++) {
		c->word[c->n] = begin = s;
		if (*s == '\'')
			s = strchr(s + 1, '\'') != NULL ?
			    strchr(s + 1, '\'') + 1 : s + 1;
		else
			while (is_alnum(*s) || *s == '_')
				s++;
		if (s == begin)
			s++;
		while (*s == ' ')
			s++;
	}
	c->word[c->n] = s;
}

/* Adds a word of the kind that stands there: a value, a name of the text. */
static inline void
changed_like(struct changed *c, const char *at, struct buf *b)
{
	static const char *const numbers[] = { "0", "1", "2", "3", "-1", "4",
	    "100", "2.5", "9223372036854775807", "-9223372036854775808", "1e9",
	    "NULL", "'7'", "x'61'" };
	static const char *const strings[] = { "'a'", "''", "'b'", "'id'",
	    "'name'", "NULL", "5", "x'61'", "'a.b'", "'1'", "'x y'" };
	size_t i = test_random(&c->state), tries;
	const char *other = c->word[i % c->n];

	if (is_digit(*at))
		buf_adds(b, numbers[i % (sizeof(numbers) /
		    sizeof(numbers[0]))]);
	else if (*at == '\'')
		buf_adds(b, strings[i % (sizeof(strings) /
		    sizeof(strings[0]))]);
	else {
		for (tries = 0; tries < 9 && is_alnum(*at) !=
		    is_alnum(*other); tries++)
			other = c->word[test_random(&c->state) % c->n];
		for (i = 0; c->word[i] <= other; i++)
			continue;
		buf_add(b, other, (size_t)(c->word[i] - other));
	}
	buf_addc(b, ' ');
}

static inline void
changed_write(struct changed *c, const char *text, struct buf *b)
{
	static const char *const others[] = { "(", ")", ",", ".", ";", "'",
	    "\"", "$x", "NULL", "0", "x", "AS", "FROM", "SELECT", "slice",
	    "id", "!", "--", "/*", "DISTINCT", "name", "ORDER BY 1" };
	size_t i = test_random(&c->state) % c->n;
	const char *at = c->word[i], *end = c->word[i + 1];
	const char *next = i + 2 <= c->n ? c->word[i + 2] : end;

	buf_clear(b);
	buf_add(b, text, (size_t)(at - text));
	switch (test_random(&c->state) % 12) {
	case 0:
		break;
	case 1:
		buf_add(b, at, (size_t)(end - at));
		buf_addc(b, ' ');
		buf_add(b, at, (size_t)(end - at));
		break;
	case 2:
		buf_add(b, end, (size_t)(next - end));
		buf_addc(b, ' ');
		buf_add(b, at, (size_t)(end - at));
		end = next;
		break;
	case 3:
		end += strlen(end);
		break;
	case 4:
		buf_printf(b, "%s ", others[test_random(&c->state) %
		    (sizeof(others) / sizeof(others[0]))]);
		break;
	default:
		changed_like(c, at, b);
	}
	buf_adds(b, end);
}

static inline void
changed_ask(struct changed *c, const char *text)
{
	struct answer a;

	/* what is made stays, and would hide what comes later */
	if (c->sql == NULL || strstr(text, "CREATE") != NULL) {
		sql_close(c->sql);
		c->sql = sql_open(c->trace);
		sql_limit(c->sql, STEPS);
	}
	memset(&a, 0, sizeof(a));
	ask_in(c->sql, text, &a);
	if (getenv("SHOW") != NULL)
		printf("%s\n%s\n", text, a.rc == -1 ? a.error.msg : a.b.data);
	c->refused += a.rc == -1;
	if (a.rc == -1)
		c->sum = hash_bytes(c->sum + a.error.line * 1000 + a.error.col,
		    a.error.msg, strlen(a.error.msg));
	c->sum = hash_bytes(c->sum, a.b.data, a.b.len);
	free_answer(&a);
}

/* Asks the texts that were asked before, changed, and checks their sums. */
static inline void
changed_all(const char *sums)
{
	struct changed c = { .trace = make_trace() };
	struct buf b = BUF_INIT, row = BUF_INIT;
	size_t at, i, end = ask_texts.len;
	const char *text;

	sums_of("SQLite", sqlite3_libversion(), SUMS_SQLITE);
	for (at = 0; at < end; at += strlen(text) + 1) {
		text = ask_texts.data + at;
		c.state = c.sum = hash_bytes(HASH_BYTES, text, strlen(text));
		c.refused = 0;
		changed_divide(&c, text);
		for (i = 0; i < CHANGES && c.n > 0; i++) {
			changed_write(&c, text, &b);
			changed_ask(&c, b.data);
		}
		buf_clear(&row);
		buf_printf(&row, "%.60s: %u refused, %016" PRIx64 "\n", text,
		    c.refused, c.sum);
		for (i = 0; i + 1 < row.len; i++)
			if (row.data[i] == '\n' || row.data[i] == '\t')
				row.data[i] = ' ';
		sums_check(sums, &row);
	}
	sql_close(c.sql);
	trace_free(c.trace);
	buf_free(&b);
	buf_free(&row);
}

/* The last test of a file: what the others have asked, changed. */
#define TEST_CHANGED(name)						\
	TEST(statements_that_are_changed)				\
	{								\
		const char *top = getenv("top_srcdir");			\
		char sums[1000];					\
									\
		snprintf(sums, sizeof(sums), "%s/tests/unit/%s", top !=	\
		    NULL ? top : ".", name);				\
		if (test_all)						\
			changed_all(sums);				\
		sums_end(sums);						\
	}

#endif
