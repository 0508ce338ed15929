/*
 * ftrace_line: a line of ftrace text, in each of its forms:
 *
 *	COMM-PID (TGID) [CPU] FLAGS SECONDS.FRACTION: EVENT: TEXT
 *	COMM-PID CPUFLAGS MICROSECONDSus+: EVENT: TEXT		(latency format)
 *	COMM PID CPU F FLAGS N [HEX US] MSms (+MSms): EVENT: TEXT  (verbose)
 *	COMM PID [CPU] SECONDS.FRACTION: SYSTEM:EVENT: TEXT	(ftrace_perf.c)
 *
 * TGID and FLAGS may be missing.  A comm may have anything in it, brackets and
 * blanks too: it ends at the first -PID behind which the rest of the line has
 * its form.
 */
#include "config.h"

#include <string.h>

#include "ttv/chars.h"
#include "ftrace.h"

#define NS_A_S		INT64_C(1000000000)
#define NS_A_US		INT64_C(1000)
#define NS_DIGITS	9		/* of a second's fraction: down to ns */
#define FTRACE_DIGITS_MAX 18		/* digits of a number below 2^63 */
/*
 * Places of a line at which the comm may end that are tried: a comm has 15
 * bytes, and each try may read the rest of the line.
 */
#define FTRACE_TRIES	64

/*
 * Moves *end back over CR, and over the "\n\" with which old pages of systrace
 * end lines.
 */
static void
line_trim(const char *p, const char **end)
{
	if (*end > p && (*end)[-1] == '\r')
		(*end)--;
	if (*end - p >= 3 && memcmp(*end - 3, "\\n\\", 3) == 0)
		*end -= 3;
}

void
ftrace_trim(const char *p, const char **end)
{
	while (*end > p && (is_blank((*end)[-1]) || (*end)[-1] == '\r'))
		(*end)--;
}

int
ftrace_digits(const char **p, const char *end, int64_t *v)
{
	const char *q = *p;
	int64_t n = 0;

	for (; q < end && is_digit(*q); q++) {
		if (q - *p >= FTRACE_DIGITS_MAX)
			return -1;
		n = n * 10 + (*q - '0');
	}
	if (q == *p)
		return -1;
	*p = q;
	*v = n;
	return 0;
}

int
ftrace_time(const char **p, const char *end, int64_t *ns, int *ticks)
{
	static const int64_t scale[] = { NS_A_S, 100000000, 10000000, 1000000,
	    100000, 10000, 1000, 100, 10, 1 };
	int64_t n, part = 0;
	const char *q;
	size_t digits;

	if (ftrace_digits(p, end, &n) == -1)
		return -1;
	*ticks = *p == end || **p != '.';
	*ns = n;
	if (*ticks)
		return 0;
	for (q = *p + 1; q < end && is_digit(*q); q++)
		if (q - *p <= NS_DIGITS)	/* no more than ns */
			part = part * 10 + (*q - '0');
	digits = (size_t)(q - *p) - 1;
	part *= scale[digits < NS_DIGITS ? digits : NS_DIGITS];
	*p = q;
	return __builtin_mul_overflow(n, NS_A_S, &n) ||
	    __builtin_add_overflow(n, part, ns) ? -1 : 0;
}

/* ---- from the right of the comm: PID, TGID, CPU ---- */

/* Moves back over digits that begin behind `from`. */
static const char *
back_digits(const char *from, const char *p)
{
	while (p > from && is_digit(p[-1]))
		p--;
	return p;
}

static const char *
back_blanks(const char *from, const char *p)
{
	while (p > from && is_blank(p[-1]))
		p--;
	return p;
}

/*
 * Finds the tgid that ends before p, "(  100)", "100" or "(-----)"; returns
 * where it begins, or p without one.
 */
static const char *
back_tgid(const char *from, const char *p, int64_t *tgid)
{
	const char *q, *digits;

	*tgid = LINUX_UNKNOWN;
	if (p > from && p[-1] == ')') {
		for (q = p - 1; q > from && q[-1] == '-'; q--)
			;
		digits = back_digits(from, q);
		if (digits < q && ftrace_digits(&digits, q, tgid) == -1)
			return p;
		q = back_blanks(from, back_digits(from, q));
		return q > from && q[-1] == '(' ? q - 1 : p;
	}
	q = back_digits(from, p);
	if (q == p || q == from || !is_blank(q[-1]))
		return p;
	digits = q;
	return ftrace_digits(&digits, p, tgid) == -1 ? p : q;
}

#define COMM_MOST	15		/* bytes of what the kernel calls a
					 * task */
#define COMM_SHORT	8		/* bytes of that in the latency
					 * format */

/*
 * Moves the comm behind "BUFFER: ", which trace-cmd puts before the tasks of a
 * buffer other than the main one.
 */
static void
skip_buffer(struct ftrace_line *l)
{
	const char *p = l->comm, *end = p + l->comm_len;

	for (; (p = memchr(p, ':', (size_t)(end - p))) != NULL; p++)
		if (p + 1 < end && is_blank(p[1])) {
			l->comm = skip_blanks(p + 1, end);
			l->comm_len = (size_t)(end - l->comm);
			return;
		}
}

/* Reads "COMM-PID (TGID) " before p. */
static int
back_task(const char *from, const char *p, struct ftrace_line *l)
{
	const char *pid, *q = back_blanks(from, p);

	q = back_tgid(from, q, &l->tgid);
	if (l->tgid == 0)
		l->tgid = LINUX_UNKNOWN;
	q = back_blanks(from, q);
	pid = back_digits(from, q);
	if (pid == q || pid == from || pid[-1] != '-')
		return -1;
	l->comm = skip_blanks(from, pid - 1);
	p = pid - 1;
	ftrace_trim(l->comm, &p);
	l->comm_len = (size_t)(p - l->comm);
	if (l->comm_len > COMM_MOST && l->comm == from)
		skip_buffer(l);
	return ftrace_digits(&pid, q, &l->tid);
}

/* ---- behind the time: the event ---- */

static const char *
line_find(const char *p, const char *end, const char *text)
{
	return memmem(p, (size_t)(end - p), text, strlen(text));
}

/*
 * Returns the length of a name that ends at q.  A marker is named by the
 * function that wrote it, to which option sym-offset adds "+OFFSET/SIZE".
 */
static size_t
name_length(const char *p, const char *q)
{
	static const char marker[] = "tracing_mark_write+";
	size_t n = sizeof(marker) - 1;

	return (size_t)(q - p) > n && memcmp(p, marker, n) == 0 ? n - 1 :
	    (size_t)(q - p);
}

/*
 * Returns what is behind " <ADDRESS>: ", which option sym-addr adds to the name
 * of a function, or NULL.
 */
static const char *
address_end(const char *q, const char *end)
{
	const char *p;

	if (!begins_with(q, end, " <"))
		return NULL;
	p = q + 2;
	while (p < end && (is_digit(*p) || (*p >= 'a' && *p <= 'f')))
		p++;
	return p > q + 2 && begins_with(p, end, ">: ") ? p + 3 : NULL;
}

/* Reads a line whose name is followed by no colon: ends at q. */
static enum ftrace_type
line_odd(const char *p, const char *q, const char *end, struct ftrace_line *l)
{
	const char *caller = line_find(q, end, " <-");

	l->name = p;
	l->name_len = (size_t)(q - p);
	if ((l->text = address_end(q, end)) != NULL) {
		l->name_len = name_length(p, q);
		return FTRACE_EVENT;
	}
	if (begins_with(p, end, "<stack trace"))
		return FTRACE_STACK;
	if (begins_with(p, end, "<user stack trace"))
		return FTRACE_USER_STACK;
	if (caller != NULL) {
		if (*q == ' ')		/* "NAME [MODULE] <-" */
			l->name_len = (size_t)(caller - p);
		ftrace_trim(p, &caller);
		l->text = line_find(q, end, "<-") + 2;
		return FTRACE_CALL;
	}
	if (!begins_with(p, end, "sys_") || q - p < 5)
		return FTRACE_BAD;
	l->sys = *q == '(' ? '(' : begins_with(q, end, " -> ") ? '>' : 0;
	l->text = *q == '(' ? q + 1 : q + 4;
	return l->sys == 0 ? FTRACE_BAD : FTRACE_EVENT;
}

/* Returns what is behind "(+TICKS)", which trace-cmd's --ts-diff adds. */
static const char *
skip_difference(const char *p, const char *end)
{
	const char *q;

	if (!begins_with(p, end, "(+"))
		return p;
	for (q = p + 2; q < end && is_digit(*q); q++)
		;
	return q == end || *q != ')' ? p : skip_blanks(q + 1, end);
}

/* Reads "EVENT: TEXT" from p on. */
static enum ftrace_type
line_event(const char *p, const char *end, struct ftrace_line *l)
{
	const char *q;

	p = skip_difference(skip_blanks(p, end), end);
	l->sys = 0;
	l->end = end;
	/* most bytes of a name are letters, behind all that may end it */
	for (q = p; q < end && ((unsigned char)*q > ':' || (*q != ':' &&
	    *q != ' ' && *q != '(')); q++)
		;
	if (q == end || q == p)
		return FTRACE_BAD;
	if (*q != ':')
		return line_odd(p, q, end, l);
	l->name = p;
	l->name_len = name_length(p, q);
	l->text = q + 1 < end && is_blank(q[1]) ? q + 2 : q + 1;
	if (*p == 'k' || *p == 'u') {
		q = skip_blanks(l->text, end);
		if (begins_with(p, end, "kernel_stack:") &&
		    begins_with(q, end, "<stack trace"))
			return FTRACE_STACK;
		if (begins_with(p, end, "user_stack:") &&
		    begins_with(q, end, "<user stack trace"))
			return FTRACE_USER_STACK;
	}
	return FTRACE_EVENT;
}

#define FLAGS_LEAST	4		/* columns of flags: interrupts, need to
					 * schedule, context, preemption */

/*
 * Returns where the time begins in a word of flags and time without a gap, such
 * as "d...316.196720:" or "d..1316.196720:", where the depth of preemption is
 * a digit; `end` without a time.
 */
static const char *
touching_time(const char *p, const char *end)
{
	const char *time = memchr(p, ':', (size_t)(end - p)), *whole;

	if (time == NULL || end - p < FLAGS_LEAST)
		return end;
	time = back_digits(p, time);
	if (time > p && time[-1] == '.') {
		whole = back_digits(p, time - 1);
		if (whole < time - 1)
			time = whole;
	}
	return time - p == FLAGS_LEAST - 1 ? time + 1 : time;
}

/* Reads "TIME:" at *p; returns 0, or -1. */
static int
time_before_colon(const char **p, const char *end, struct ftrace_line *l)
{
	return ftrace_time(p, end, &l->ts, &l->ticks) == -1 || *p == end ||
	    **p != ':' ? -1 : 0;
}

/* Reads FLAGS TIME: and the event, from behind "[CPU]" on. */
static enum ftrace_type
line_rest(const char *p, const char *end, struct ftrace_line *l)
{
	const char *q = skip_blanks(p, end);

	if (q == p)
		return FTRACE_BAD;
	p = q;
	l->flags = p;
	l->nflags = 0;
	if (time_before_colon(&q, end, l) == -1) {
		for (q = p; q < end && !is_blank(*q); q++)
			;
		l->nflags = (size_t)(q - p);
		q = skip_blanks(q, end);
		if (time_before_colon(&q, end, l) == -1) {
			q = touching_time(p, p + l->nflags);
			l->nflags = (size_t)(q - p);
			if (time_before_colon(&q, end, l) == -1)
				return FTRACE_BAD;
		}
	}
	return line_event(q + 1, end, l);
}

/* Reads the usual form. */
static enum ftrace_type
line_usual(const char *p, const char *end, struct ftrace_line *l)
{
	const char *at = p, *q;
	enum ftrace_type type;
	int tries = FTRACE_TRIES;
	int64_t cpu;

	for (; (at = memchr(at, '[', (size_t)(end - at))) != NULL; at++) {
		q = at + 1;
		if (ftrace_digits(&q, end, &cpu) == -1 || q == end ||
		    *q != ']' || cpu >= NONE ||
		    back_task(p, at, l) == -1)
			continue;
		if (tries-- == 0)
			break;
		l->cpu = (uint32_t)cpu;
		l->relative = 0;
		type = line_rest(q + 1, end, l);
		if (type != FTRACE_BAD)
			return type;
	}
	return FTRACE_BAD;
}

/* ---- the latency format ---- */

/*
 * Reads MICROSECONDSus and the mark of a long delay, or trace-cmd's
 * SECONDS.FRACTION; returns what is behind, or NULL.
 */
static const char *
latency_time(const char *p, const char *end, struct ftrace_line *l)
{
	const char *q = p;

	l->relative = 0;
	if (ftrace_time(&q, end, &l->ts, &l->ticks) == -1)
		return NULL;
	if (!l->ticks)
		return q;
	if (!begins_with(q, end, "us") ||
	    __builtin_mul_overflow(l->ts, NS_A_US, &l->ts))
		return NULL;
	l->ticks = 0;
	l->relative = 1;
	q += 2;
	return q < end && *q != ':' ? q + 1 : q;
}

/* Reads " CPUFLAGS MICROSECONDSus+: EVENT" behind the pid. */
static enum ftrace_type
line_latency_rest(const char *p, const char *end, struct ftrace_line *l)
{
	const char *q = skip_blanks(p, end);
	int64_t cpu;

	if (q == p || ftrace_digits(&q, end, &cpu) == -1 || cpu >= NONE)
		return FTRACE_BAD;
	l->flags = q;
	while (q < end && !is_blank(*q))
		q++;
	l->nflags = (size_t)(q - l->flags);
	p = skip_blanks(q, end);
	if (l->nflags < 3 || p == q ||
	    (p = latency_time(p, end, l)) == NULL || p == end || *p != ':')
		return FTRACE_BAD;
	l->cpu = (uint32_t)cpu;
	return line_event(p + 1, end, l);
}

static enum ftrace_type
line_latency(const char *p, const char *end, struct ftrace_line *l)
{
	const char *at = p, *q, *e;
	enum ftrace_type type;
	int tries = FTRACE_TRIES;

	for (; (at = memchr(at, '-', (size_t)(end - at))) != NULL; at++) {
		q = at + 1;
		if (ftrace_digits(&q, end, &l->tid) == -1)
			continue;
		if (tries-- == 0)
			break;
		l->tgid = LINUX_UNKNOWN;
		type = line_latency_rest(q, end, l);
		if (type == FTRACE_BAD)
			continue;
		l->comm = skip_blanks(p, at);
		e = at;
		ftrace_trim(l->comm, &e);
		l->comm_len = (size_t)(e - l->comm);
		if (l->comm_len > COMM_SHORT && l->comm == p)
			skip_buffer(l);
		return type;
	}
	return FTRACE_BAD;
}

/* ---- its verbose form ---- */

/* Moves *p back over a word and the blanks before it; returns the word. */
static const char *
back_word(const char *from, const char **p, size_t *n)
{
	const char *q = back_blanks(from, *p), *word = q;

	while (word > from && !is_blank(word[-1]))
		word--;
	*n = (size_t)(q - word);
	*p = word;
	return word;
}

/* Reads n hex digits at p up to `]`. */
static int
hex_us(const char *p, const char *end, int64_t *us)
{
	const char *q;
	uint64_t v;

	q = read_hex(p, end, &v);
	*us = (int64_t)v;
	return q == end || *q != ']' || q == p || q - p > 15 ? -1 : 0;
}

/* Reads "COMM PID CPU N FLAGS N " before p. */
static int
back_verbose(const char *from, const char *p, struct ftrace_line *l)
{
	const char *word;
	int64_t cpu, skip;
	size_t n;

	back_word(from, &p, &n);
	if (n != 8)
		return -1;
	l->flags = back_word(from, &p, &l->nflags);
	if (l->nflags != 8)
		return -1;
	word = back_word(from, &p, &n);
	if (ftrace_digits(&word, word + n, &skip) == -1)
		return -1;
	word = back_word(from, &p, &n);
	if (ftrace_digits(&word, word + n, &cpu) == -1 || cpu >= NONE)
		return -1;
	l->cpu = (uint32_t)cpu;
	word = back_word(from, &p, &n);
	if (ftrace_digits(&word, word + n, &l->tid) == -1)
		return -1;
	l->comm = skip_blanks(from, p);
	ftrace_trim(l->comm, &p);
	l->comm_len = (size_t)(p - l->comm);
	return 0;
}

static enum ftrace_type
line_verbose(const char *p, const char *end, struct ftrace_line *l)
{
	const char *at = line_find(p, end, "ms (+"), *open;
	int64_t us;

	if (at == NULL)
		return FTRACE_BAD;
	open = memrchr(p, '[', (size_t)(at - p));
	if (open == NULL || hex_us(open + 1, at, &us) == -1 ||
	    __builtin_mul_overflow(us, NS_A_US, &l->ts) ||
	    back_verbose(p, open, l) == -1)
		return FTRACE_BAD;
	at = line_find(at, end, "ms):");
	if (at == NULL)
		return FTRACE_BAD;
	l->tgid = LINUX_UNKNOWN;
	l->ticks = l->relative = 0;
	l->nflags = 0;			/* they are in hex */
	return line_event(at + 4, end, l);
}

/* ---- any line ---- */

/*
 * Reads "CPU:N [LOST M EVENTS]", or trace-cmd's "CPU:N [M EVENTS DROPPED]",
 * which may have "BUFFER: " before it; returns 0, or -1.
 */
static int
line_lost(const char *p, const char *end, struct ftrace_line *l)
{
	const char *behind = line_find(p, end, ": CPU:");
	int64_t cpu, n = 1;

	if (behind != NULL)
		p = behind + 2;
	if (!begins_with(p, end, "CPU:"))
		return -1;
	p += 4;
	if (ftrace_digits(&p, end, &cpu) == -1 ||
	    !begins_with(p, end, " ["))
		return -1;
	p += begins_with(p, end, " [LOST ") ? 7 : 2;
	if (ftrace_digits(&p, end, &n) == 0)
		p = skip_blanks(p, end);
	l->lost = (uint64_t)n;
	return begins_with(p, end, "EVENTS]") ||
	    begins_with(p, end, "EVENTS DROPPED]") ? 0 : -1;
}

/* Whether a line is made of dashes, or says how many CPUs there are. */
static int
line_idle(const char *p, const char *end)
{
	const char *q;
	int64_t n;

	if (begins_with(p, end, "cpus=")) {
		q = p + 5;
		return ftrace_digits(&q, end, &n) == 0 && q == end;
	}
	for (q = p; q < end && *q == '-'; q++)
		;
	return q == end;
}

enum ftrace_type
ftrace_line(const char *p, const char *end, struct ftrace_line *l)
{
	enum ftrace_type type;
	const char *q;

	line_trim(p, &end);
	q = skip_blanks(p, end);
	if (q == end || *q == '#')
		return q == end || q == p ? FTRACE_NOTHING :
		    (type = line_usual(p, end, l)) != FTRACE_BAD ? type :
		    FTRACE_NOTHING;
	type = line_usual(p, end, l);
	if (type != FTRACE_BAD && (type != FTRACE_EVENT || l->sys != 0 ||
	    l->text[-1] != ':'))
		return type;
	if (ftrace_perf_line(p, end, l))	/* "SYSTEM:EVENT: TEXT" */
		return FTRACE_EVENT;
	if (type != FTRACE_BAD)
		return type;
	if ((q + 1 < end && q[0] == '=' && q[1] == '>') ||
	    ftrace_perf_frame(p, end) != NULL)
		return FTRACE_FRAME;
	if (line_lost(p, end, l) == 0)
		return FTRACE_LOST;
	if ((type = line_latency(p, end, l)) != FTRACE_BAD)
		return type;
	if ((type = line_verbose(p, end, l)) != FTRACE_BAD)
		return type;
	return line_idle(q, end) ? FTRACE_NOTHING : FTRACE_BAD;
}

/* Whether a name has no control characters: the option bin writes such. */
static int
is_name(const char *p, size_t n)
{
	size_t i;

	for (i = 0; i < n && (unsigned char)p[i] >= ' ' && p[i] != 0x7f; i++)
		;
	return i == n;
}

enum ftrace_type
ftrace_line_bare(const char *p, const char *end, struct ftrace_line *l)
{
	enum ftrace_type type;

	line_trim(p, &end);
	memset(l, 0, sizeof(*l));
	l->tid = l->tgid = LINUX_UNKNOWN;
	l->cpu = NONE;
	l->flags = p;
	switch (type = line_event(p, end, l)) {
	case FTRACE_EVENT:
	case FTRACE_CALL:
		return is_name(l->name, l->name_len) ? type : FTRACE_BAD;
	default:
		return type;
	}
}

/* Returns the length of the number at p, in hex; clears *decimal at a-f. */
static size_t
raw_number(const char *p, const char *end, int *decimal)
{
	const char *q;

	for (q = p; q < end; q++)
		if (*q >= 'a' && *q <= 'f')
			*decimal = 0;
		else if (*q < '0' || *q > '9')
			break;
	return (size_t)(q - p);
}

/* Whether a line ends with a text, and a number that is no name of an event. */
static int
ends_with_type(const char *p, const char *end, const char *text)
{
	const char *q = back_digits(p, end);
	size_t n = strlen(text);

	return q < end && (size_t)(q - p) > n && memcmp(q - n, text, n) == 0;
}

/*
 * The options raw, hex and bin write "PID CPU NS " before what the event
 * writes: in decimal, as the bytes of the numbers in hexadecimal, and those
 * bytes.  The option fields has "UNKNOWN TYPE N" for what is no event.
 */
int
ftrace_line_raw(const char *p, const char *end)
{
	static const size_t digits[] = { 8, 8, 16 };
	int decimal = 1, hex = 1;
	size_t i, n;

	if (ends_with_type(p, end, " UNKNOWN TYPE ") ||
	    (ends_with_type(p, end, "type: ") &&
	    memchr(p, '\0', (size_t)(end - p)) != NULL))
		return 1;
	for (i = 0; i < 3; i++, p += n + 1) {
		n = raw_number(p, end, &decimal);
		if (n == 0 || n == (size_t)(end - p) || p[n] != ' ')
			return 0;
		hex &= n == digits[i];
	}
	return decimal || hex;
}
