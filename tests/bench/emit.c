/*
 * emit: writes the text of all shapes of traces.
 *
 * A gigabyte should take seconds, so there is no stdio: text goes into a
 * buffer that is written when it is nearly full.  Names are made once, from a
 * list of words, and look like those of a large C++ program.
 */
#include "config.h"

#include <err.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emit.h"

#define EMIT_BUF	(1u << 20)
#define EMIT_SLACK	64		/* bytes, for single characters */
#define NAMES		1600
#define CATEGORIES	60

static struct kind_name kinds[NAMES];

static const char *const words[] = {
	"Frame", "Task", "Paint", "Layer", "Scheduler", "Queue", "Message",
	"Buffer", "Image", "Decode", "Commit", "Tree", "Host", "Worker",
	"Thread", "Pool", "Socket", "Loader", "Resource", "Style", "Layout",
	"Script", "Parse", "Compile", "Cache", "Index", "Input", "Surface",
};
#define NWORDS	(sizeof(words) / sizeof(words[0]))

static void
flush(struct emit *e)
{
	size_t done = 0;
	ssize_t w;

	while (done < e->n) {
		w = write(e->fd, e->buf + done, e->n - done);
		if (w == -1 && errno == EINTR)
			continue;
		if (w == -1)
			err(1, "cannot write");
		done += (size_t)w;
	}
	e->flushed += e->n;
	e->n = 0;
}

static void
make_names(struct emit *e)
{
	static const char *const forms[] = {
		"%s%s::%s", "%s::%s%s", "cc::%s%sImpl::On%s",
		"auto base::%s::%s()::(lambda)::operator()(%s) const",
		"%s %s%s", "std::__cxx11::%s<%s>::_M_%s",
	};
	struct kind_name *k;
	size_t i;

	for (i = 0; i < NAMES; i++) {
		k = &kinds[i];
		snprintf(k->name, sizeof(k->name),
		    forms[emit_random(e, sizeof(forms) / sizeof(forms[0]))],
		    words[emit_random(e, NWORDS)],
		    words[emit_random(e, NWORDS)],
		    words[emit_random(e, NWORDS)]);
		if (i >= CATEGORIES) {
			strlcpy(k->cat, kinds[emit_random(e, CATEGORIES)].cat,
			    sizeof(k->cat));
			continue;
		}
		snprintf(k->cat, sizeof(k->cat), i % 3 == 0 ? "%s" :
		    i % 3 == 1 ? "%s,%s" : "disabled-by-default-%s.%s",
		    words[emit_random(e, NWORDS)],
		    words[emit_random(e, NWORDS)]);
	}
}

uint64_t
emit_size(const char *text)
{
	uint64_t unit = 1, v = 0;
	const char *p;

	for (p = text; *p >= '0' && *p <= '9' && v < UINT64_C(1) << 48; p++)
		v = v * 10 + (uint64_t)(*p - '0');
	if (*p != '\0')
		unit = *p == 'k' ? 1000 : *p == 'M' ? 1000000 : *p == 'G' ?
		    1000000000 : 0;
	if (p == text || unit == 0 || (*p != '\0' && p[1] != '\0') ||
	    v > (UINT64_C(1) << 48) / unit)
		errx(2, "%s: is no size", text);
	return v * unit;
}

void
emit_open(struct emit *e, int fd, uint64_t size, uint64_t seed)
{
	memset(e, 0, sizeof(*e));
	e->fd = fd;
	e->size = size;
	e->random = seed * 2 + 1;
	e->separator = ",\n";
	if ((e->buf = malloc(EMIT_BUF)) == NULL)
		err(1, "malloc");
	make_names(e);
}

void
emit_close(struct emit *e)
{
	flush(e);
	free(e->buf);
	if (close(e->fd) == -1)
		err(1, "cannot write");
}

int
emit_full(const struct emit *e)
{
	return e->flushed + e->n >= e->size;
}

static void
add(struct emit *e, const char *s, size_t n)
{
	size_t take;

	for (; n > 0; s += take, n -= take) {
		if (e->n + n > EMIT_BUF - EMIT_SLACK)
			flush(e);
		take = n > EMIT_BUF - EMIT_SLACK ? EMIT_BUF - EMIT_SLACK : n;
		memcpy(e->buf + e->n, s, take);
		e->n += take;
	}
}

static void
add_number(struct emit *e, uint64_t v)
{
	char text[20], *p = text + sizeof(text);

	do
		*--p = (char)('0' + v % 10);
	while ((v /= 10) != 0);
	add(e, p, (size_t)(text + sizeof(text) - p));
}

static void
add_format(struct emit *e, const char *format, va_list ap)
{
	const char *p, *s;

	for (; (p = strchr(format, '%')) != NULL; format = p + 2) {
		add(e, format, (size_t)(p - format));
		switch (p[1]) {
		case 's':
			s = va_arg(ap, const char *);
			add(e, s, strlen(s));
			break;
		case 'b':
			s = va_arg(ap, const char *);
			add(e, s, va_arg(ap, size_t));
			break;
		case 'u':
			add_number(e, va_arg(ap, uint64_t));
			break;
		default:
			e->buf[e->n++] = (char)va_arg(ap, int);
		}
	}
	add(e, format, strlen(format));
}

void
emit(struct emit *e, const char *format, ...)
{
	va_list ap;

	va_start(ap, format);
	add_format(e, format, ap);
	va_end(ap);
}

void
emit_begin(struct emit *e)
{
	if (e->events++ > 0)
		add(e, e->separator, strlen(e->separator));
}

void
emit_event(struct emit *e, const char *format, ...)
{
	va_list ap;

	emit_begin(e);
	va_start(ap, format);
	add_format(e, format, ap);
	va_end(ap);
}

/* xorshift64*; the upper half is random enough. */
uint64_t
emit_random(struct emit *e, uint64_t n)
{
	uint64_t x = e->random;

	x ^= x >> 12;
	x ^= x << 25;
	x ^= x >> 27;
	e->random = x;
	return (x * UINT64_C(0x2545f4914f6cdd1d) >> 32) * n >> 32;
}

uint64_t
emit_skewed(struct emit *e, uint64_t n)
{
	uint64_t a = emit_random(e, 1u << 16), b = emit_random(e, 1u << 16),
	    c = emit_random(e, 1u << 16);

	return (a * b >> 16) * c * n >> 32;
}

const struct kind_name *
emit_kind(struct emit *e)
{
	/* twice: two dozen names make up two thirds */
	return &kinds[emit_skewed(e, 1 + emit_skewed(e, NAMES))];
}

const char *
emit_name(struct emit *e)
{
	return emit_kind(e)->name;
}
