#ifndef SQL_ASK_H
#define SQL_ASK_H
/* sql_ask: what SQL says of a small model, as text. */
#include "ttv/buf.h"
#include "ttv/builder.h"
#include "ttv/sql.h"
#include "test.h"

#define LEN(s)	(sizeof(s) - 1)

static inline struct trace *
make_trace(void)
{
	struct builder *b = builder_new();
	uint32_t upid, track, kind, i;
	static const char *const names[] = { "a", "b", "c" };

	upid = builder_process(b, builder_int_ident(1), 0);
	track = builder_thread(b, upid, builder_int_ident(7));
	for (i = 0; i < 300; i++) {
		kind = builder_kind(b, builder_string(b, names[i % 3], 1), 0,
		    0);
		builder_complete(b, track, 100 * (int64_t)i, 50, kind, i);
		builder_complete(b, track, 100 * (int64_t)i + 10, 20, kind,
		    i);
	}
	return builder_finish(&b, 1, 1);
}

struct answer {
	struct buf	 names;		/* of the columns: a|b| */
	struct buf	 b;		/* cells: a|b, a line a row */
	struct sql_error error;
	int		 rc;
};

static inline int
answer_begin(void *arg, const char *const *names, size_t n)
{
	struct answer *a = arg;
	size_t i;

	buf_clear(&a->names);
	for (i = 0; i < n; i++) {
		buf_adds(&a->names, names[i]);
		buf_addc(&a->names, '|');
	}
	buf_clear(&a->b);
	buf_adds(&a->b, "");
	return 0;
}

static inline void
free_answer(struct answer *a)
{
	buf_free(&a->names);
	buf_free(&a->b);
}

static inline int
answer_row(void *arg, const struct sql_value *v, size_t n)
{
	struct answer *a = arg;
	size_t i;

	for (i = 0; i < n; i++) {
		if (v[i].type == SQL_INT)
			buf_int(&a->b, v[i].num);
		else if (v[i].type == SQL_REAL)
			buf_double(&a->b, v[i].real);
		else if (v[i].type == SQL_NULL)
			buf_adds(&a->b, "NULL");
		else
			buf_add(&a->b, v[i].text, v[i].len);
		buf_addc(&a->b, i + 1 < n ? '|' : '\n');
	}
	return 0;
}

static inline void
ask_in(struct sql *s, const char *text, struct answer *a)
{
	struct sql_sink sink = { answer_begin, answer_row, a };

	buf_adds(&a->b, "");
	a->rc = sql_run(s, text, strlen(text), &sink, &a->error);
}

static struct buf	ask_texts;	/* those that ask() was given */

/* Asks a new connection; the caller frees the answer's buffer. */
static inline struct answer
ask(const char *text)
{
	struct trace *t = make_trace();
	struct sql *s = sql_open(t);
	struct answer a;

	memset(&a, 0, sizeof(a));
	buf_add(&ask_texts, text, strlen(text) + 1);
	ask_in(s, text, &a);
	sql_close(s);
	trace_free(t);
	return a;
}

static inline int
has(const struct answer *a, const char *part)
{
	if (a->b.data != NULL && strstr(a->b.data, part) != NULL)
		return 1;
	printf("# came: %s%s\n", a->b.data != NULL ? a->b.data : "",
	    a->rc == -1 ? a->error.msg : "");
	return 0;
}

static inline void
check_answer(const char *text, const char *wanted)
{
	struct answer a = ask(text);

	if (a.rc == -1)
		CHECK_STR(a.error.msg, "");
	CHECK_STR(a.b.data != NULL ? a.b.data : "", wanted);
	free_answer(&a);
}

static inline void
check_plan(const char *query, const char *part)
{
	struct buf text = BUF_INIT;
	struct answer a;

	buf_printf(&text, "EXPLAIN QUERY PLAN %s", query);
	a = ask(text.data);
	CHECK(has(&a, part));
	free_answer(&a);
	buf_free(&text);
}

static inline void
check_error(const char *text, uint64_t line, uint64_t col, const char *part)
{
	struct answer a = ask(text);

	CHECK_INT(a.rc, -1);
	CHECK_INT(a.error.line, line);
	CHECK_INT(a.error.col, col);
	if (strstr(a.error.msg, part) == NULL)
		CHECK_STR(a.error.msg, part);
	free_answer(&a);
}

#endif
