/*
 * strace_line: a line of strace:
 *
 *	PID TIME (+ DELTA) [NR] [ADDRESS] NAME(ARGS) = RESULT <LENGTH>
 *
 * A message of strace itself may break a line in two; it is cut out.
 */
#include "config.h"

#include <string.h>

#include "ttv/chars.h"
#include "ttv/kernel.h"
#include "ttv/trace.h"
#include "strace.h"

#define NS_A_S		INT64_C(1000000000)
#define PID_DIGITS	9		/* more are a time */
#define MESSAGE		"strace: Process "
#define ATTACHED	" attached"
#define UNFINISHED	" <unfinished ...>"

static const char *
skip_digits(const char *p, const char *end)
{
	while (p < end && is_digit(*p))
		p++;
	return p;
}

static void
trim(const char *p, const char **end)
{
	while (*end > p && is_space((*end)[-1]))
		(*end)--;
}

/* Whether the bytes from p to end end with a text. */
static int
ends_with(const char *p, const char *end, const char *text)
{
	size_t n = strlen(text);

	return (size_t)(end - p) >= n && memcmp(end - n, text, n) == 0;
}

/* Returns where a message begins that breaks a line, or NULL. */
static const char *
message_in(const char *p, const char *end)
{
	const char *q;

	if (!ends_with(p, end, ATTACHED))
		return NULL;
	q = memmem(p, (size_t)(end - p), MESSAGE, strlen(MESSAGE));
	return q == p ? NULL : q;
}

/* ---- times ---- */

/* Reads a fraction of 3, 6 or 9 digits as ns. */
static int64_t
read_fraction(const char **p, const char *end)
{
	static const uint32_t units[] = { 1000000000, 100000000, 10000000,
	    1000000, 100000, 10000, 1000, 100, 10, 1 };
	uint32_t v = 0;
	const char *q;
	size_t n = 0;

	if (*p == end || **p != '.')
		return 0;
	for (q = *p + 1; q < end && is_digit(*q) && n < 9; q++, n++)
		v = v * 10 + (uint32_t)(*q - '0');
	*p = skip_digits(q, end);
	return (int64_t)v * units[n];
}

/* Reads n digits, with zeros before them or not; returns 0, or -1. */
static int
read_digits(const char *p, size_t n, int64_t *v)
{
	if (n <= 18) {			/* less than 10^18 */
		for (*v = 0; n > 0; n--, p++)
			*v = *v * 10 + (*p - '0');
		return 0;
	}
	for (*v = 0; n > 0; n--, p++)
		if (__builtin_mul_overflow(*v, 10, v) ||
		    __builtin_add_overflow(*v, *p - '0', v))
			return -1;
	return 0;
}

/* Reads HH:MM:SS, whose hours are digits up to q, or seconds; 0 or -1. */
static int
read_time(const char **p, const char *end, struct strace_line *l)
{
	const char *q = skip_digits(*p, end);
	int64_t s, m;

	if (q == *p || read_digits(*p, (size_t)(q - *p), &s) == -1)
		return -1;
	l->clock = STRACE_SECONDS;
	if (end - q > 5 && q[0] == ':' && is_digit(q[1]) && is_digit(q[2]) &&
	    q[3] == ':' && is_digit(q[4]) && is_digit(q[5]) && s < 24) {
		m = (q[1] - '0') * 10 + q[2] - '0';
		s = (s * 60 + m) * 60 + (q[4] - '0') * 10 + q[5] - '0';
		l->clock = STRACE_OF_DAY;
		q += 6;
	}
	if (__builtin_mul_overflow(s, NS_A_S, &l->ts) ||
	    __builtin_add_overflow(l->ts, read_fraction(&q, end), &l->ts) ||
	    q == end || !is_blank(*q))
		return -1;
	*p = skip_blanks(q, end);
	return 0;
}

/* Reads the pid, if there is one before the time. */
static void
read_pid(const char **p, const char *end, struct strace_line *l)
{
	const char *q = *p, *close;

	if (begins_with(q, end, "[pid ")) {
		q = skip_blanks(q + 5, end);
		close = skip_digits(q, end);
		if (close < end && *close == ']' &&
		    ident_parse(q, (size_t)(close - q), &l->pid) == 0)
			*p = skip_blanks(close + 1, end);
		return;
	}
	close = skip_digits(q, end);
	if (close == q || close == end || close - q > PID_DIGITS ||
	    (*close != '<' && !is_blank(*close)))
		return;
	if (*close == '<') {
		l->comm = close + 1;
		close = memmem(close, (size_t)(end - close), "> ", 2);
		if (close == NULL) {
			l->comm = NULL;
			return;
		}
		l->comm_len = (size_t)(close - l->comm);
		close++;
	}
	if (ident_parse(q, (size_t)(skip_digits(q, end) - q), &l->pid) == 0)
		*p = skip_blanks(close, end);
}

/* Skips "(+ DELTA)", "[NR]" and "[ADDRESS]". */
static const char *
skip_columns(const char *p, const char *end)
{
	const char *q;

	while (p < end && (*p == '(' || *p == '[')) {
		q = memchr(p, *p == '(' ? ')' : ']', (size_t)(end - p));
		if (q == NULL)
			return p;
		p = skip_blanks(q + 1, end);
	}
	return p;
}

/* ---- calls ---- */

/* Returns what is behind a string whose quote is at p. */
static const char *
skip_string(const char *p, const char *end)
{
#ifdef KERNEL_LITTLE
	uint64_t w, odd;

	/* eight at a time, up to an escape: most strings have one or none */
	for (p++; end - p >= (ptrdiff_t)sizeof(w); p += sizeof(w)) {
		w = word_at(p);
		odd = word_zeros(w ^ WORD_BYTES('"')) |
		    word_zeros(w ^ WORD_BYTES('\\'));
		if (odd != 0) {
			p += __builtin_ctzll(odd) / 8;
			break;
		}
	}
	p--;
#endif
	for (p++; p < end && *p != '"'; p++)
		if (*p == '\\' && p + 1 < end)
			p++;
	return p < end ? p + 1 : end;
}

/* Returns the '=' behind the ')' at p, or NULL. */
static const char *
result_after(const char *p, const char *end)
{
	p = skip_blanks(p + 1, end);
	return p < end && *p == '=' && p + 1 < end && is_blank(p[1]) ? p :
	    NULL;
}

/* Bytes of args that may end them, or change what may. */
static const uint8_t marks[256] = {
	['"'] = 1, ['('] = 1, [')'] = 1, ['['] = 1, [']'] = 1, ['{'] = 1,
	['}'] = 1, ['<'] = 1
};

/* Returns the parenthesis that ends the args at p, or NULL. */
static const char *
args_end(const char *p, const char *end)
{
	const char *from = p, *q;
	int depth = 0;

	while (p < end)
		switch (*p) {
		case '"':
			p = skip_string(p, end);
			break;
		case '(':
		case '[':
		case '{':
			depth++;
			p++;
			break;
		case '<':		/* of -y: what a number is */
			q = p > from && is_alnum(p[-1]) ?
			    memchr(p, '>', (size_t)(end - p)) : NULL;
			p = q == NULL ? p + 1 : q + 1;
			break;
		case ')':
		case ']':
		case '}':
			if (*p == ')' && depth == 0 &&
			    result_after(p, end) != NULL)
				return p;
			depth -= depth > 0;
			p++;
			break;
		default:
			do
				p++;
			while (p < end && !marks[(unsigned char)*p]);
			break;
		}
	for (p = from; (p = memchr(p, ')', (size_t)(end - p))) != NULL; p++)
		if (result_after(p, end) != NULL)
			return p;
	return NULL;
}

/* Reads "RESULT <LENGTH>". */
static void
read_result(const char *p, const char *end, struct strace_line *l)
{
	const char *open, *q;
	int64_t s;

	p = skip_blanks(p, end);
	trim(p, &end);
	if (end > p && end[-1] == '>' &&
	    (open = memrchr(p, '<', (size_t)(end - p))) != NULL &&
	    open > p && is_blank(open[-1])) {
		q = skip_digits(open + 1, end);
		if (q > open + 1 && *q == '.' &&
		    ident_parse(open + 1, (size_t)(q - open - 1), &s) == 0 &&
		    !__builtin_mul_overflow(s, NS_A_S, &l->dur)) {
			l->dur += read_fraction(&q, end);
			end = open;
			trim(p, &end);
		}
	}
	l->ret = p;
	l->ret_len = (size_t)(end - p);
	l->cut = l->ret_len == 1 && *p == '?' && l->dur == -1;
}

/* Reads what stands behind "NAME(" or "resumed>". */
static int
read_args(const char *p, const char *end, struct strace_line *l)
{
	const char *q;

	l->args = p;
	if (ends_with(p, end, UNFINISHED ") = ?")) {
		l->args_len = (size_t)(end - p) - strlen(UNFINISHED ") = ?");
		l->ret = end - 1;
		l->ret_len = 1;
		l->cut = 1;
		return 0;
	}
	if (ends_with(p, end, UNFINISHED)) {
		l->args_len = (size_t)(end - p) - strlen(UNFINISHED);
		l->type = STRACE_UNFINISHED;
		return 0;
	}
	if ((q = args_end(p, end)) == NULL)
		return -1;
	l->args_len = (size_t)(q - p);
	read_result(result_after(q, end) + 1, end, l);
	return 0;
}

/* Reads "<... NAME resumed>ARGS) = RESULT". */
static int
read_resumed(const char *p, const char *end, struct strace_line *l)
{
	const char *q;

	p = skip_blanks(p + 4, end);
	q = memmem(p, (size_t)(end - p), " resumed>", 9);
	if (q == NULL)
		return -1;
	l->name = p;
	l->name_len = (size_t)(q - p);
	l->type = STRACE_RESUMED;
	return read_args(q + 9, end, l) == -1 ||
	    l->type == STRACE_UNFINISHED ? -1 : 0;
}

/* Reads "--- SIGNAL {INFO} ---". */
static int
read_signal(const char *p, const char *end, struct strace_line *l)
{
	const char *q;

	if (!ends_with(p, end, " ---") || end - p < 9)
		return -1;
	p += 4;
	end -= 4;
	q = memchr(p, '{', (size_t)(end - p));
	l->type = STRACE_SIGNAL;
	l->name = p;
	if (q != NULL) {
		l->args = q;
		l->args_len = (size_t)(end - q);
		end = q;
		trim(p, &end);
	}
	l->name_len = (size_t)(end - p);
	return 0;
}

/* Reads what stands behind the time; returns 0, or -1. */
static int
read_rest(const char *p, const char *end, struct strace_line *l)
{
	const char *q;

	if (begins_with(p, end, "+++ ")) {
		if (!ends_with(p, end, " +++") || end - p < 9)
			return -1;
		l->type = STRACE_END;
		l->name = p + 4;
		l->name_len = (size_t)(end - p) - 8;
		return 0;
	}
	if (begins_with(p, end, "--- "))
		return read_signal(p, end, l);
	if (begins_with(p, end, "<... "))
		return read_resumed(p, end, l);
	/* a task that is killed on its way into a call has "????" for it */
	for (q = p; q < end && (is_alnum(*q) || *q == '_' || *q == '?'); q++)
		;
	if (q == p || q == end || *q != '(')
		return -1;
	l->type = STRACE_WHOLE;
	l->name = p;
	l->name_len = (size_t)(q - p);
	return read_args(q + 1, end, l);
}

/* Moves *p over digits, a dot and n digits; returns 1, or 0 for other text. */
static int
skip_decimal(const char **p, const char *end, int n)
{
	const char *q = *p, *dot;

	while (q < end && is_digit(*q))
		q++;
	if (q == *p || q == end || *q != '.')
		return 0;
	for (dot = q++; q < end && is_digit(*q); q++)
		;
	*p = q;
	return q - dot - 1 == n;
}

/*
 * Whether a line is of the table that the option -C has at the end: its head,
 * a line of dashes, or a row, which begins with a share and with seconds.
 */
static int
is_summary(const char *p, const char *end)
{
	const char *q;

	p = skip_blanks(p, end);
	if (begins_with(p, end, "% time ") || begins_with(p, end, "------ -"))
		return 1;
	if (!skip_decimal(&p, end, 2))
		return 0;
	q = skip_blanks(p, end);
	return q > p && skip_decimal(&q, end, 6) && q < end && is_blank(*q);
}

/* Reads the line [p, end) from its pid on; returns 0, or -1. */
static int
read_all(const char *p, const char *end, struct strace_line *l)
{
	p = skip_blanks(p, end);
	read_pid(&p, end, l);
	return read_time(&p, end, l) == -1 ? -1 : read_rest(skip_columns(p,
	    end), end, l);
}

void
strace_line(const char *p, const char *end, struct strace_line *l)
{
	const char *q = find_line_end(p, end), *message, *text = p, *stop = q;

	memset(l, 0, sizeof(*l));
	l->pid = l->dur = -1;
	l->next = q < end ? q + 1 : end;
	if ((message = message_in(p, q)) != NULL && q < end) {
		stop = find_line_end(q + 1, end);
		l->next = stop < end ? stop + 1 : end;
		buf_add(&l->joined, p, (size_t)(message - p));
		buf_add(&l->joined, q + 1, (size_t)(stop - q - 1));
		text = l->joined.data;
		stop = text + l->joined.len;
	}
	trim(text, &stop);
	if (text == stop || begins_with(text, stop, " > ") ||
	    (begins_with(text, stop, MESSAGE) &&
	    ends_with(text, stop, ATTACHED))) {
		l->type = STRACE_NOTHING;
		return;
	}
	if (read_all(text, stop, l) == -1)
		l->type = is_summary(text, stop) ? STRACE_NOTHING : STRACE_BAD;
}

void
strace_line_free(struct strace_line *l)
{
	buf_free(&l->joined);
}
