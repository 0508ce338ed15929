/*
 * formats: which format a file has.  Its first bytes decide, never its name.
 * Rows are tried in order; the last one, which has no reader, accepts anything.
 */
#include "config.h"

#include <string.h>

#include "ttv/chars.h"
#include "ttv/load.h"
#include "ttv/text.h"
#include "ttv/tuning.h"
#include "formats.h"

/*
 * Times tuning.load_sniff, 1 MiB: perf script's header of comments grows with
 * what the machine has, to more than 64 KiB.
 */
#define PENDING_MOST	16

/*
 * Bytes at most that tell a format: four times those of the longest header.
 * What has no line ends may be one line of gigabytes to a reader of texts.
 */
#define SNIFF_MOST	((size_t)4 << 20)

static int
sniff_any(const char *p, size_t n)
{
	(void)p;
	(void)n;
	return 1;
}

/* Formats that are recognised but not read. */
static const struct format unknown = {
	.name = "unknown",
	.help = "not a trace that is known",
	.sniff = sniff_any,
	.unknown = 1,
};

#define FORMAT_ENTRY(id)	&id##_format,
static const struct format *const formats[] = {
	FORMATS(FORMAT_ENTRY)
	&unknown,
};
#define NFORMATS	(sizeof(formats) / sizeof(formats[0]) - 1)

const struct format *
format_of(const char *p, size_t n)
{
	const struct format *hint;
	size_t i;

	if (n > SNIFF_MOST)
		n = SNIFF_MOST;
	i = text_mark(p, n);
	p += i;
	n -= i;
	if ((hint = hint_early(p, n)) != NULL)
		return hint;
	for (i = 0; !formats[i]->sniff(p, n); i++)
		;
	if (i == NFORMATS && (hint = hint_late(p, n)) != NULL)
		return hint;
	return formats[i];
}

int
format_pending(const char *p, size_t n)
{
	const char *end = p + n;

	if (n >= PENDING_MOST * tuning.load_sniff)
		return 0;
	for (; p < end && (*p == '#' || is_space(*p)); p++)
		if (*p == '#' && (p = memchr(p, '\n',
		    (size_t)(end - p))) == NULL)
			return 1;
	return p == end;
}

const struct format *
load_format(size_t i)
{
	return i < NFORMATS ? formats[i] : NULL;
}

const char *
load_format_name(size_t i)
{
	return i < NFORMATS ? formats[i]->name : NULL;
}

int
load_format_readable(size_t i)
{
	return i < NFORMATS && formats[i]->read != NULL;
}

const char *
load_format_help(size_t i)
{
	return i < NFORMATS ? formats[i]->help : NULL;
}
