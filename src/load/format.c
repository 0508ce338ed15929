/*
 * format: what a file is, by its first bytes, never by its name (semantics.md
 * 1.1, 8.1).  The table is asked in its order; the last row takes all.
 */
#include "config.h"

#include <string.h>

#include "ttv/load.h"
#include "format.h"

const char *
format_first_byte(const char *p, size_t n)
{
	const char *end = p + n;

	while (p < end && strchr(" \t\r\n\f\v,", *p) != NULL && *p != '\0')
		p++;
	return p;
}

static int
begins(const char *p, size_t n, const char *with)
{
	return n >= strlen(with) && memcmp(p, with, strlen(with)) == 0;
}

static int
sniff_json(const char *p, size_t n)
{
	const char *q = format_first_byte(p, n);

	return q == p + n || *q == '{' || *q == '[';
}

static int
sniff_fuchsia(const char *p, size_t n)
{
	return n >= 8 && memcmp(p, "\x10\x00\x04\x46\x78\x54\x16\x00", 8) == 0;
}

static int
sniff_ninja(const char *p, size_t n)
{
	return begins(p, n, "# ninja log");
}

static int
sniff_html(const char *p, size_t n)
{
	const char *q = format_first_byte(p, n);

	return q < p + n && *q == '<';
}

static int
sniff_ftrace(const char *p, size_t n)
{
	return begins(p, n, "# tracer") || begins(p, n, "TRACE:") ||
	    begins(p, n, "cpus=");
}

static int
sniff_perfetto(const char *p, size_t n)
{
	return n >= 2 && p[0] == 0x0a;
}

static int
sniff_any(const char *p, size_t n)
{
	(void)p;
	(void)n;
	return 1;
}

static const struct format formats[] = {
	{ "chrome-json", "Trace Event Format: JSON, an array, an object with "
	    "traceEvents, or one event a line", sniff_json, 1 },
	{ "fuchsia", "Fuchsia trace format", sniff_fuchsia, 0 },
	{ "ninja-log", "Ninja build log", sniff_ninja, 0 },
	{ "ftrace", "Linux ftrace text", sniff_ftrace, 0 },
	{ "html", "HTML with a trace in it", sniff_html, 0 },
	{ "perfetto", "Perfetto protobuf", sniff_perfetto, 0 },
	{ "unknown", "not a trace that is known", sniff_any, 0 },
};
#define NFORMATS	(sizeof(formats) / sizeof(formats[0]) - 1)

const struct format *
format_of(const char *p, size_t n)
{
	size_t i;

	if (begins(p, n, "\xef\xbb\xbf")) {
		p += 3;
		n -= 3;
	}
	for (i = 0; !formats[i].sniff(p, n); i++)
		;
	return &formats[i];
}

const char *
load_format_name(size_t i)
{
	return i < NFORMATS ? formats[i].name : NULL;
}

int
load_format_readable(size_t i)
{
	return i < NFORMATS && formats[i].readable;
}

const char *
load_format_help(size_t i)
{
	return i < NFORMATS ? formats[i].help : NULL;
}
