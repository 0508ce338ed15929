/*
 * ttv check: the parse report: everything that was repaired, dropped or odd,
 * with its places.  With --strict the exit status is EXIT_REPAIRED when there
 * was any.
 */
#include "config.h"

#include <inttypes.h>
#include <string.h>

#include "ttv/text.h"
#include "ttv/trace.h"

#include "cmd.h"
#include "layout.h"
#include "report.h"

const struct cmd_option cmd_check_options[] = {
	{ "json", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Print the report as one JSON object" },
	{ "strict", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Exit with status 4 when there is anything to report" },
	{ "places", 0, CMD_INT, "N", 0, WARN_PLACES, NULL, "8",
	    "Name at most N places for each code" },
	CMD_OPTION_END
};

static void
check_json(struct buf *b, const struct trace *t, uint32_t places)
{
	uint32_t	i;

	buf_adds(b, "{\"files\":[");
	for (i = 0; i < t->nsources; i++) {
		if (i > 0)
			buf_addc(b, ',');
		buf_json(b, t->sources[i].path, strlen(t->sources[i].path));
	}
	buf_printf(b, "],\"events\":%" PRIu64 ",\"total\":%" PRIu64
	    ",\"warnings\":", t->nevents, warn_total(&t->warn));
	report_json(b, t, places);
	buf_adds(b, "}\n");
}

static void
check_text(struct buf *b, const struct trace *t, uint32_t places)
{
	uint64_t	n = warn_total(&t->warn);
	char		count[32], events[32];
	uint32_t	i;

	for (i = 0; i < t->nsources; i++) {
		if (i > 0)
			buf_adds(b, ", ");
		layout_safe(b, t->sources[i].path,
		    strlen(t->sources[i].path));
	}
	text_count(count, sizeof(count), n);
	text_count(events, sizeof(events), t->nevents);
	buf_printf(b, ": %s event%s, %s to report\n", events,
	    t->nevents == 1 ? "" : "s", n == 0 ? "nothing" : count);
	report_text(b, t, places);
}

int
cmd_check(const struct cmd_call *call)
{
	struct out	 out;
	struct trace	*t;
	uint32_t	 places = (uint32_t)cmd_int(call, "places");
	int		 status;

	if ((t = cmd_load(call, &status)) == NULL)
		return status;
	out_open(&out);
	if (cmd_flag(call, "json"))
		check_json(&out.buf, t, places);
	else
		check_text(&out.buf, t, places);
	if (status == EXIT_OK && cmd_flag(call, "strict") &&
	    warn_total(&t->warn) > 0)
		status = EXIT_REPAIRED;
	trace_free(t);
	return out_close(&out, status);
}
