/*
 * chrome_format: the row of the Trace Event Format in the table of formats.
 */
#include "config.h"

#include <string.h>

#include "ttv/chars.h"
#include "chrome.h"

/* Returns the first byte that is neither blank nor comma, or the end. */
static const char *
first_byte(const char *p, size_t n)
{
	const char *end = p + n;

	while (p < end && strchr(" \t\r\n\f\v,", *p) != NULL && *p != '\0')
		p++;
	return p;
}

/*
 * Returns whether what looks like a bracket on a line of its own is the length
 * of a packet of Perfetto's, behind its tag: another packet, or the end, comes
 * behind as many bytes, which begin as no value of JSON does.
 */
static int
is_packet(const char *p, size_t n)
{
	size_t len = n < 3 ? 0 : (unsigned char)p[1] + 2u;

	return len > 0 && p[0] == '\n' && len <= n &&
	    (len == n || p[len] == '\n') && !is_space(p[2]) &&
	    !is_digit(p[2]) && strchr("\"[]{}-", p[2]) == NULL;
}

static int
chrome_sniff(const char *p, size_t n)
{
	const char *q = first_byte(p, n), *end = p + n;

	if (q == p + 1 && is_packet(p, n))
		return 0;
	/* a letter behind a bracket begins a text: a stack, a line of strace */
	if (end - q > 1 && *q == '[' && is_alnum(q[1]) && !is_digit(q[1]))
		return 0;
	return q == end || *q == '{' || *q == '[';
}

/*
 * Returns whether an object has nothing yet that its reader knows: members of
 * other formats may follow.
 */
static int
chrome_doubt(const char *p, size_t n)
{
	static const char *const known[] = { "\"traceEvents\"", "\"ph\"",
	    "\"nodes\"" };
	size_t i;

	if (n == 0 || *p != '{')
		return 0;
	for (i = 0; i < sizeof(known) / sizeof(known[0]); i++)
		if (memmem(p, n, known[i], strlen(known[i])) != NULL)
			return 0;
	return 1;
}

/* What Chromium's compositor and its heap say of themselves. */
static const char *const chrome_displays[] = {
	"cc::LayerTreeHostImpl tree active_tree.root_layer children layer_id",
	"cc::LayerTreeHostImpl rects frame.render_passes output_rect.0 "
	    "output_rect.1 output_rect.2 output_rect.3",
	"memory::Heap table . trace bytes=current_bytes allocs=current_allocs",
	NULL
};

const struct format chrome_format = {
	.name = "chrome-json",
	.help = "Trace Event Format: JSON, an array, an object with "
	    "traceEvents, or one event a line",
	.sniff = chrome_sniff,
	.doubt = chrome_doubt,
	.read = chrome_load,
	.events = &chrome_events,
	.forget = chrome_forget,
	/* text of the kernel in it has counters of CPUs, which JSON has not */
	.words = {
		.type = "json",
		.clock = CLOCK_NUMBER_FILE,
		.counter = "json_counter",
		.counter_of = COUNTER_OFF_CPU,
		.displays = chrome_displays,
	},
};
