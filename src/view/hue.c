/*
 * hue: the colour of a name, by the hash FNV-1a of its bytes, so that a name
 * has one colour in every run and every trace.  Digits are skipped: "job 118"
 * and "job 119" look alike.
 *
 * A trace may give an event a colour: a reserved name of the table below, or
 * #rrggbb; see ttv-formats(5).
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/hash.h"
#include "ttv/style.h"
#include "theme.h"

static const struct {
	const char	*name;
	uint32_t	 rgb;
} reserved[] = {
	{ "background_memory_dump",	0x00b4b4 },
	{ "bad",			0xb47d00 },
	{ "black",			0x000000 },
	{ "cq_build_abandoned",		0xbbbbbb },
	{ "cq_build_attempt_failed",	0xc55151 },
	{ "cq_build_attempt_passed",	0x67da23 },
	{ "cq_build_attempt_runnig",	0xdede4b },	/* misspelled in the
							 * format */
	{ "cq_build_failed",		0xee8888 },
	{ "cq_build_passed",		0x99ee66 },
	{ "cq_build_running",		0xffff77 },
	{ "detailed_memory_dump",	0xb400b4 },
	{ "generic_work",		0x7d7d7d },
	{ "good",			0x007d00 },
	{ "grey",			0xdddddd },
	{ "heap_dump_child_node_arrow",	0xcc6600 },
	{ "heap_dump_object_type",	0x0000ff },
	{ "heap_dump_stack_frame",	0x808080 },
	{ "light_memory_dump",		0x0000b4 },
	{ "olive",			0x646400 },
	{ "rail_animation",		0xf44a3f },
	{ "rail_idle",			0xee8e00 },
	{ "rail_load",			0x0da861 },
	{ "rail_response",		0x4387fd },
	{ "startup",			0xe6e600 },
	{ "terrible",			0xb40000 },
	{ "thread_state_iowait",	0xff8c00 },
	{ "thread_state_runnable",	0x85a0d2 },
	{ "thread_state_running",	0x7ec894 },
	{ "thread_state_sleeping",	0xf0f0f0 },
	{ "thread_state_uninterruptible", 0xb67d8f },
	{ "thread_state_unknown",	0xc79b7d },
	{ "vsync_highlight_color",	0x0000ff },
	{ "white",			0xffffff },
	{ "yellow",			0xffff00 },
};
#define NRESERVED	(sizeof(reserved) / sizeof(reserved[0]))

uint8_t
style_hue(const char *name, uint32_t len)
{
	uint32_t h = HASH_BYTES_32, i;

	for (i = 0; i < len; i++)
		if (name[i] < '0' || name[i] > '9')
			h = hash_byte_32(h, name[i]);
	/* the low bits of FNV of short names are poor: fold the high ones in */
	h ^= h >> 15;
	return (uint8_t)(h * 2654435761u >> 16) % STYLE_HUES;
}

uint8_t
style_heat(int64_t ns)
{
	uint8_t class = 0;
	int64_t t;

	for (t = 1000; ns >= t && class < HEAT_CLASSES - 1; t *= 10)
		class++;
	return class;
}

static int
hex_colour(const char *s, uint32_t *rgb)
{
	if (strlen(s) != 7 || strspn(s + 1, "0123456789abcdefABCDEF") != 6)
		return -1;
	*rgb = (uint32_t)strtoul(s + 1, NULL, 16);
	return 0;
}

int
style_cname(const char *s, uint32_t *rgb)
{
	size_t lo = 0, hi = NRESERVED, mid;

	if (*s == '#')
		return hex_colour(s, rgb);
	BISECT(lo, hi, mid, strcmp(reserved[mid].name, s) < 0);
	if (lo == NRESERVED || strcmp(reserved[lo].name, s) != 0)
		return -1;
	*rgb = reserved[lo].rgb;
	return 0;
}
