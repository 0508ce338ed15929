/*
 * ftrace_sample_line: the lines that `perf script` writes for samples:
 *
 *	COMM TID|PID/TID [CPU] MISC DAY SECONDS.FRACTION: PERIOD EVENT: FRAME
 *
 * Each part may be missing, by the option -F.  A comm may hold anything, so
 * what stands before the time is read backwards.  Other columns (the address
 * of data, weights) stand before FRAME and are passed over.
 */
#include "config.h"

#include <string.h>

#include "ttv/chars.h"
#include "ftrace.h"
#include "ftrace_sample.h"

/* Digits of the fraction of a time: us, or ns with --ns. */
#define US_DIGITS	6
#define NS_DIGITS	9
/* Places of a line at which a time may stand that are tried. */
#define TIME_TRIES	64
/* Width to which perf pads a period; a TID is 5 wide, of at most 7 digits. */
#define PERIOD_WIDTH	10
/* Form of a day and of a time of the day; any digit is a 0. */
#define DAY_FORM	"0000-00-00"
#define CLOCK_FORM	"00:00:00."

static const char *
back_digits(const char *from, const char *p)
{
	while (p > from && is_digit(p[-1]))
		p--;
	return p;
}

/* Returns the begin of the word that ends at p. */
static const char *
back_word(const char *from, const char *p)
{
	while (p > from && !is_blank(p[-1]))
		p--;
	return p;
}

/* Reads "TID" or "PID/TID", a word of the line that ends at *p. */
static int
back_task(const char *from, const char **p, struct sample_line *l)
{
	const char *word = back_word(from, *p), *q = word, *end = *p;

	l->tgid = LINUX_UNKNOWN;
	if (end - word == 2 && word[0] == '-' && word[1] == '1') {
		l->tid = LINUX_UNKNOWN;
		*p = word;
		return 0;
	}
	if (ftrace_digits(&q, end, &l->tid) == -1)
		return -1;
	if (q < end && *q == '/') {
		l->tgid = l->tid;
		q++;
		if (ftrace_digits(&q, end, &l->tid) == -1)
			return -1;
	}
	if (q != end)
		return -1;
	*p = word;
	return 0;
}

/* Moves *p back over "[CPU]" if the line has one there. */
static void
back_cpu(const char *from, const char **p, struct sample_line *l)
{
	const char *q, *digits;
	int64_t cpu;

	if (*p == from || (*p)[-1] != ']')
		return;
	digits = q = back_digits(from, *p - 1);
	if (q == *p - 1 || q - from < 2 || q[-1] != '[' || !is_blank(q[-2]) ||
	    ftrace_digits(&digits, *p - 1, &cpu) == -1 || cpu >= NONE)
		return;
	l->cpu = (uint32_t)cpu;
	*p = q - 1;
	ftrace_trim(from, p);
}

/* Moves *p back over letters that say in which mode the CPU was. */
static void
back_letters(const char *from, const char **p)
{
	const char *q = *p;

	while (q > from && q[-1] >= 'A' && q[-1] <= 'Z')
		q--;
	if (q == *p || q == from || !is_blank(q[-1]))
		return;
	ftrace_trim(from, &q);
	if (q > from && (q[-1] == ']' || is_digit(q[-1])))
		*p = q;
}

/* Whether the text [p, end) begins as a form says in which 0 is any digit. */
static int
has_form(const char *p, const char *end, const char *form)
{
	for (; *form != '\0' && p < end; form++, p++)
		if (*form == '0' ? !is_digit(*p) : *p != *form)
			return 0;
	return *form == '\0';
}

/* Moves *p back over "YYYY-MM-DD HH:MM:SS.FRACTION", the field tod. */
static void
back_day(const char *from, const char **p)
{
	const char *q = back_word(from, *p), *day;

	if (!has_form(q, *p, CLOCK_FORM))
		return;
	ftrace_trim(from, &q);
	day = back_word(from, q);
	if (day == from || !has_form(day, q, DAY_FORM))
		return;
	ftrace_trim(from, &day);
	*p = day;
}

/* Reads "COMM TID [CPU] MISC" before p; without_tid: "COMM [CPU] MISC". */
static int
back_all(const char *from, const char *p, struct sample_line *l,
    int without_tid)
{
	l->cpu = NONE;
	ftrace_trim(from, &p);
	back_day(from, &p);
	back_letters(from, &p);
	back_cpu(from, &p, l);
	l->tid = l->tgid = LINUX_UNKNOWN;
	l->has_tid = 0;
	if (!without_tid) {
		if (back_task(from, &p, l) == -1)
			return -1;
		l->has_tid = 1;
	}
	ftrace_trim(from, &p);
	l->comm = skip_blanks(from, p);
	l->comm_len = (size_t)(p - l->comm);
	return 0;
}

/* Reads the time that ends at the colon q; returns where it begins, or NULL. */
static const char *
time_before(const char *from, const char *q, int64_t *ns)
{
	const char *dot = back_digits(from, q), *p, *at;
	int64_t s, fraction;

	if ((q - dot != US_DIGITS && q - dot != NS_DIGITS) || dot == from ||
	    dot[-1] != '.')
		return NULL;
	p = at = back_digits(from, dot - 1);
	if (p == dot - 1 || (p > from && !is_blank(p[-1])) ||
	    ftrace_digits(&at, dot - 1, &s) == -1)
		return NULL;
	at = dot;
	if (ftrace_digits(&at, q, &fraction) == -1 ||
	    __builtin_mul_overflow(s, INT64_C(1000000000), &s) ||
	    __builtin_add_overflow(s, q - dot == US_DIGITS ? fraction * 1000 :
	    fraction, ns))
		return NULL;
	return p;
}

/* Whether a text is made of what may follow an event's name: "pppH". */
static int
is_modifiers(const char *p, const char *end)
{
	for (; p < end; p++)
		if (strchr("ukhGHIpPSDWeb", *p) == NULL)
			return 0;
	return 1;
}

const char *
sample_address(const char *p, const char *end, uint64_t *v)
{
	for (*v = 0; p < end && (is_digit(*p) || (*p >= 'a' && *p <= 'f')); p++)
		*v = *v << 4 | (uint64_t)hex_digit(*p);
	return p;
}

int
sample_is_frame(const char *p, const char *end)
{
	const char *q;
	uint64_t address;

	p = skip_blanks(p, end);
	q = sample_address(p, end, &address);
	return q > p && (q == end || is_blank(*q));
}

int
sample_is_padded(const char *from, const char *p, const char *end)
{
	const char *q;
	uint64_t address;

	q = sample_address(p, end, &address);
	if (q - p >= SAMPLE_LONG_ADDRESS)
		return 1;
	while (p > from && is_blank(p[-1]))
		p--;
	return q - p >= SAMPLE_ADDRESS_WIDTH;
}

int
sample_is_size(const char *p, const char *end)
{
	const char *q = p;

	if (begins_with(p, end, "N/A"))
		q += 3;
	else {
		while (q < end && is_digit(*q))
			q++;
		if (q == p || q == end || memchr("KMG", *q, 3) == NULL)
			return 0;
		q++;
	}
	return q == end || is_blank(*q);
}

int
sample_is_data(const char *p, const char *end)
{
	const char *q;
	uint64_t address;

	q = sample_address(p, end, &address);
	if (q == p || (q < end && !is_blank(*q)))
		return 0;
	while ((q = skip_blanks(q, end)) < end) {
		if (!sample_is_size(q, end))
			return 0;
		while (q < end && !is_blank(*q))
			q++;
	}
	return 1;
}

int
sample_has_branches(const char *p, const char *end)
{
	const char *q = p, *hex;

	while ((q = memmem(q, (size_t)(end - q), "/0x", 3)) != NULL) {
		for (hex = q; hex > p && hex_digit(hex[-1]) != -1; hex--)
			continue;
		if (hex < q && hex - p >= 3 && hex[-1] == 'x' &&
		    hex[-2] == '0' && is_blank(hex[-3]))
			return 1;
		q += 3;
	}
	return 0;
}

/*
 * Returns the frame of the columns [p, end): what begins with the last padded
 * address that has a name behind it, or else p.
 */
static const char *
last_frame(const char *p, const char *end)
{
	const char *frame = p, *blanks, *q, *word;
	uint64_t address;

	for (blanks = p; blanks < end; blanks = word) {
		q = skip_blanks(blanks, end);
		word = sample_address(q, end, &address);
		if (word > q && word < end && is_blank(*word) &&
		    word - blanks >= SAMPLE_ADDRESS_WIDTH &&
		    !sample_is_data(q, end))
			frame = q;
		while (word < end && !is_blank(*word))
			word++;
	}
	return frame;
}

/* Reads "PERIOD EVENT: FRAME" from p on. */
static enum sample_type
line_event(const char *p, const char *end, struct sample_line *l)
{
	const char *q, *colon;
	int64_t period = 1;
	int has_period = 0;

	l->event_len = 0;
	l->period = 1;
	p = skip_blanks(p, end);
	l->text = p;
	if (begins_with(p, end, SAMPLE_RECORD))
		return SAMPLE_IS_RECORD;
	q = p;
	if (ftrace_digits(&q, end, &period) == 0 && q < end && is_blank(*q)) {
		q = skip_blanks(q, end);
		has_period = 1;
	} else
		q = p;
	for (p = q; q < end && !is_blank(*q); q++)
		;
	if (q - p < 2 || q[-1] != ':' || q[-2] == ':')
		return l->text == end || sample_is_frame(l->text, end) ?
		    SAMPLE_IS_SAMPLE : SAMPLE_IS_NONE;
	l->event = p;
	l->event_len = (size_t)(q - 1 - p);
	l->period = period;
	l->text = skip_blanks(q, end);
	colon = memchr(p, ':', l->event_len);
	if (has_period || colon == NULL)
		return SAMPLE_IS_SAMPLE;
	return (l->text < end && !sample_is_frame(l->text, end)) ||
	    !is_modifiers(colon + 1, q - 1) ? SAMPLE_IS_EVENT :
	    SAMPLE_IS_SAMPLE;
}

/* Makes *l a sample of weight 1 of which nothing is known. */
static void
line_clear(struct sample_line *l)
{
	memset(l, 0, sizeof(*l));
	l->cpu = NONE;
	l->tid = l->tgid = LINUX_UNKNOWN;
	l->period = 1;
}

enum sample_type
sample_line(const char *p, const char *end, int without_tid,
    struct sample_line *l)
{
	const char *q = p, *time;
	enum sample_type type;
	int i;

	if (end > p && end[-1] == '\r')
		end--;
	if (p == end || *p == '#')
		return SAMPLE_IS_NONE;
	if (begins_with(p, end, SAMPLE_RECORD)) {
		line_clear(l);
		l->text = p;
		return SAMPLE_IS_RECORD;
	}
	for (i = 0; i < TIME_TRIES; i++, q++) {
		if ((q = memchr(q, ':', (size_t)(end - q))) == NULL)
			break;
		if ((time = time_before(p, q, &l->ts)) == NULL ||
		    back_all(p, time, l, without_tid) == -1)
			continue;
		type = line_event(q + 1, end, l);
		if (type == SAMPLE_IS_SAMPLE)
			l->text = last_frame(l->text, end);
		/* events of the kernel need a task */
		return l->comm_len == 0 && type == SAMPLE_IS_EVENT ?
		    SAMPLE_IS_NONE : type;
	}
	return SAMPLE_IS_NONE;
}

/* Reads a number, a word of the line that ends at *p, as *v. */
static int
back_count(const char *from, const char **p, int64_t *v)
{
	const char *word, *q;

	ftrace_trim(from, p);
	q = word = back_word(from, *p);
	if (word == from || ftrace_digits(&q, *p, v) == -1 || q != *p)
		return -1;
	*p = word;
	return 0;
}

/*
 * Whether a line without a time is of a record, behind a task or none: then it
 * is *l.
 */
static int
is_record(const char *p, const char *end, struct sample_line *l)
{
	const char *q = memmem(p, (size_t)(end - p), SAMPLE_RECORD,
	    strlen(SAMPLE_RECORD));

	if (q == NULL || (q > p && !is_blank(q[-1])))
		return 0;
	l->text = q;
	return 1;
}

/* Moves *p back over "EVENT:" if the text [from, *p) ends with one. */
static void
back_event(const char *from, const char **p, struct sample_line *l)
{
	const char *word = back_word(from, *p);

	if (*p - word < 2 || (*p)[-1] != ':')
		return;
	l->event = word;
	l->event_len = (size_t)(*p - 1 - word);
	*p = word;
}

/* Moves *p back over a period, which its width tells from a TID. */
static void
back_period(const char *from, const char **p, struct sample_line *l)
{
	const char *digits = back_digits(from, *p), *blanks = digits;
	int64_t period;

	ftrace_trim(from, &blanks);
	if (digits == *p || *p - blanks < PERIOD_WIDTH ||
	    (blanks == digits && digits > from) ||
	    ftrace_digits(&digits, *p, &period) == -1)
		return;
	l->period = period;
	*p = blanks;
}

enum sample_type
sample_line_nameless(const char *p, const char *end, struct sample_line *l)
{
	const char *q;
	uint64_t address;

	line_clear(l);
	if (p == end || *p == '#')
		return SAMPLE_IS_NONE;
	if (*p == '\t') {
		q = sample_address(skip_blanks(p, end), end, &address);
		l->text = p;
		return q - p == 1 + SAMPLE_ADDRESS_WIDTH &&
		    sample_is_frame(p, end) ? SAMPLE_IS_SAMPLE : SAMPLE_IS_NONE;
	}
	if (is_record(p, end, l))
		return SAMPLE_IS_RECORD;
	ftrace_trim(p, &end);
	l->text = end;
	back_event(p, &end, l);
	/* a time is no event */
	if (l->event_len == 0 || is_digit(*l->event))
		return SAMPLE_IS_NONE;
	ftrace_trim(p, &end);
	back_period(p, &end, l);
	ftrace_trim(p, &end);
	back_cpu(p, &end, l);
	if (p < end) {
		if (back_task(p, &end, l) == -1)
			return SAMPLE_IS_NONE;
		l->has_tid = 1;
	}
	return skip_blanks(p, end) == end ? SAMPLE_IS_SAMPLE : SAMPLE_IS_NONE;
}

/*
 * Moves *p back over "COMM TID|PID/TID [CPU] PERIOD" but for the comm; with
 * without_tid over "[CPU] PERIOD", where a period needs an event behind it.
 */
static int
back_timeless(const char *from, const char **p, int without_tid,
    struct sample_line *l)
{
	const char *behind = *p, *task;
	int64_t period;
	int has_period;

	has_period = (l->event_len > 0 || !without_tid) &&
	    back_count(from, p, &period) == 0;
	ftrace_trim(from, p);
	back_cpu(from, p, l);
	task = *p;
	if (!without_tid) {
		l->has_tid = 1;
		if (back_word(from, task) == from ||
		    back_task(from, p, l) == -1) {
			/* the number was no period but the TID */
			if (!has_period || l->cpu != NONE)
				return -1;
			*p = behind;
			return back_task(from, p, l);
		}
	}
	if (has_period)
		l->period = period;
	return 0;
}

/*
 * Returns the frame that stands in a line without a time, behind its event: an
 * address as wide as perf writes them; NULL without one.
 */
static const char *
frame_behind_event(const char *p, const char *end)
{
	const char *q = p, *frame;

	while ((q = memchr(q, ':', (size_t)(end - q))) != NULL) {
		frame = skip_blanks(++q, end);
		if (frame - q > 0 && sample_is_frame(frame, end) &&
		    sample_is_padded(q, frame, end))
			return frame;
	}
	return NULL;
}

enum sample_type
sample_line_timeless(const char *p, const char *end, int without_tid,
    struct sample_line *l)
{
	const char *frame;

	line_clear(l);
	if (is_record(p, end, l))
		return SAMPLE_IS_RECORD;
	if (p == end || *p == '#' || is_blank(*p))
		return SAMPLE_IS_NONE;
	ftrace_trim(p, &end);
	l->text = end;
	if (!without_tid && (frame = frame_behind_event(p, end)) != NULL) {
		l->text = end = frame;
		ftrace_trim(p, &end);
	}
	if (back_word(p, end) > p)
		back_event(p, &end, l);
	ftrace_trim(p, &end);
	if (back_timeless(p, &end, without_tid, l) == -1)
		return SAMPLE_IS_NONE;
	ftrace_trim(p, &end);
	l->comm = p;
	l->comm_len = (size_t)(end - p);
	return l->comm_len == 0 ? SAMPLE_IS_NONE : SAMPLE_IS_SAMPLE;
}
