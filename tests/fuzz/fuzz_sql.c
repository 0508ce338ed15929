/*
 * fuzz_sql: any text as SQL over a small trace.  A text ends by itself or
 * after a number of steps; its rows are read, and its errors have a place in
 * it.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/sql.h"
#include "ttv/trace.h"
#include "fuzz.h"

#define STEPS	200000	/* of SQLite for a text: some milliseconds */
#define ROWS	1000	/* that are read of a result */

static const char events[] =
    "{\"traceEvents\":["
    "{\"name\":\"a\",\"cat\":\"c\",\"ph\":\"X\",\"pid\":1,\"tid\":1,\"ts\":0,"
    "\"dur\":9,\"args\":{\"k\":[1,{\"m\":\"text\"}],\"f\":1.5}},"
    "{\"name\":\"b\",\"ph\":\"B\",\"pid\":1,\"tid\":1,\"ts\":1},"
    "{\"name\":\"i\",\"ph\":\"i\",\"s\":\"t\",\"pid\":1,\"tid\":1,\"ts\":2},"
    "{\"name\":\"f\",\"cat\":\"c\",\"ph\":\"s\",\"id\":1,\"pid\":1,\"tid\":1,"
    "\"ts\":3},"
    "{\"name\":\"f\",\"cat\":\"c\",\"ph\":\"f\",\"bp\":\"e\",\"id\":1,"
    "\"pid\":1,\"tid\":2,\"ts\":6},"
    "{\"name\":\"d\",\"ph\":\"X\",\"pid\":1,\"tid\":2,\"ts\":5,\"dur\":4},"
    "{\"name\":\"n\",\"ph\":\"C\",\"pid\":1,\"tid\":1,\"ts\":4,"
    "\"args\":{\"v\":1}},"
    "{\"name\":\"Running\",\"ph\":\"T\",\"pid\":1,\"tid\":1,\"ts\":1,"
    "\"dur\":2,\"args\":{\"cpu\":0}}]}";

static int
begin(void *arg, const char *const *names, size_t n)
{
	size_t i, sum = 0;

	for (i = 0; i < n; i++)
		sum += strlen(names[i]);
	*(size_t *)arg = sum > SIZE_MAX / 2;
	return 0;
}

static int
row(void *arg, const struct sql_value *v, size_t n)
{
	size_t i, k;
	char sum = 0;

	for (i = 0; i < n; i++)
		for (k = 0; v[i].text != NULL && k < v[i].len; k++)
			sum = (char)(sum ^ v[i].text[k]);
	return ++*(size_t *)arg > ROWS + (size_t)(sum == 1);
}

static void
check_place(const struct sql_error *e, const char *text, size_t len)
{
	uint64_t lines = 1;
	size_t i;

	for (i = 0; i < len; i++)
		lines += text[i] == '\n';
	if (e->line > lines || (e->line > 0 && e->col > len + 1) ||
	    e->msg[0] == '\0')
		abort();
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	static struct trace *trace;
	char *text = malloc(len + 1);	/* exact: one byte too much is seen */
	struct sql_error error;
	struct sql_sink sink;
	struct sql *s;
	size_t rows = 0;

	if (trace == NULL)
		trace = fuzz_trace((const uint8_t *)events,
		    sizeof(events) - 1);
	if (trace == NULL || text == NULL)
		abort();
	memcpy(text, data, len);
	text[len] = '\0';
	sink.begin = begin;
	sink.row = row;
	sink.arg = &rows;
	s = sql_open(trace);
	sql_limit(s, STEPS);
	if (sql_run(s, text, len, &sink, &error) == -1)
		check_place(&error, text, len);
	sql_close(s);
	free(text);
	return 0;
}
