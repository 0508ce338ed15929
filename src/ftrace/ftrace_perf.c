/*
 * ftrace_perf: the lines that `perf script` writes for events of the kernel,
 * and the frames of stacks below them:
 *
 *	COMM PID[/TID] [CPU] SECONDS.FRACTION: SYSTEM:EVENT: TEXT
 *		ADDRESS FUNCTION+OFFSET (FILE)
 */
#include "config.h"

#include <string.h>

#include "ttv/chars.h"
#include "ftrace.h"

/* Places of a line at which the comm may end that are tried. */
#define PERF_TRIES	64

/* Returns the colon behind a word at p, or NULL. */
static const char *
word_colon(const char *p, const char *end)
{
	const char *q = p;

	while (q < end && is_key_char(*q))
		q++;
	return q == p || q == end || *q != ':' ? NULL : q;
}

/* Moves back over digits that begin behind `from`. */
static const char *
back_number(const char *from, const char *p)
{
	while (p > from && p[-1] >= '0' && p[-1] <= '9')
		p--;
	return p;
}

/*
 * Reads "COMM PID[/TID] " before p: 0 or -1.  A task that has gone is -1: the
 * line has none.
 */
static int
perf_task(const char *from, const char *p, struct ftrace_line *l)
{
	const char *end = p, *q;

	ftrace_trim(from, &end);
	q = p = back_number(from, end);
	if (end == p || ftrace_digits(&q, end, &l->tid) == -1)
		return -1;
	l->tgid = LINUX_UNKNOWN;
	if (p - from > 2 && p[-1] == '-') {
		l->tid = LINUX_UNKNOWN;
		l->comm = NULL;
		l->comm_len = 0;
		return is_key_char(p[-2]) ? -1 : 0;
	}
	if (p > from && p[-1] == '/') {
		end = p - 1;
		q = p = back_number(from, end);
		if (ftrace_digits(&q, end, &l->tgid) == -1)
			return -1;
	}
	if (p == from || (p[-1] != ' ' && p[-1] != '\t'))
		return -1;
	l->comm = skip_blanks(from, p);
	ftrace_trim(l->comm, &p);
	l->comm_len = (size_t)(p - l->comm);
	return l->comm_len == 0 ? -1 : 0;
}

/* Reads "SECONDS.FRACTION: SYSTEM:EVENT: TEXT" at p: 0 or -1. */
static int
perf_rest(const char *p, const char *end, struct ftrace_line *l)
{
	const char *q = p = skip_blanks(p, end);

	if (ftrace_time(&q, end, &l->ts, &l->ticks) == -1 || l->ticks ||
	    q == end || *q != ':')
		return -1;
	p = skip_blanks(q + 1, end);
	if ((q = word_colon(p, end)) == NULL)
		return -1;
	p = q + 1;
	if ((q = word_colon(p, end)) == NULL)
		return -1;
	l->name = p;
	l->name_len = (size_t)(q - p);
	l->text = q + 1 < end && q[1] == ' ' ? q + 2 : q + 1;
	l->end = end;
	return 0;
}

int
ftrace_perf_line(const char *p, const char *end, struct ftrace_line *out)
{
	struct ftrace_line l;
	const char *at = p, *q;
	int64_t cpu;
	int i;

	memset(&l, 0, sizeof(l));
	for (i = 0; i < PERF_TRIES; i++, at++) {
		if ((at = memchr(at, '[', (size_t)(end - at))) == NULL)
			return 0;
		q = at + 1;
		if (ftrace_digits(&q, end, &cpu) == 0 && q < end &&
		    *q == ']' && cpu < NONE && perf_task(p, at, &l) == 0 &&
		    perf_rest(q + 1, end, &l) == 0) {
			l.cpu = (uint32_t)cpu;
			l.flags = p;
			*out = l;
			return 1;
		}
	}
	return 0;
}

const char *
ftrace_perf_frame(const char *p, const char *end)
{
	const char *q;

	if (p == end || *p != '\t')
		return NULL;
	p = q = skip_blanks(p, end);
	while (q < end && ((*q >= '0' && *q <= '9') ||
	    (*q >= 'a' && *q <= 'f')))
		q++;
	return q == p || q + 1 >= end || *q != ' ' || end[-1] != ')' ? NULL :
	    q + 1;
}
