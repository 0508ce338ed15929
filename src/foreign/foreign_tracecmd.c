/*
 * foreign_tracecmd: trace.dat of trace-cmd, by libtracecmd (ttv-formats(5),
 * CTF).
 *
 * An event becomes the line that `trace-cmd report` prints, with all digits of
 * its time; what it prints of an event is what the library makes of the format
 * that the kernel gave for the event.  Of a file with several buffers the
 * events of all are written, by time.
 *
 * The few functions are declared here, by their manual pages: the interface of
 * libtracecmd.so.1 is kept by its version, and where a trace.dat was recorded
 * there is the library, but hardly its headers.
 */
#include "config.h"

#include <sched.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/foreign.h"
#include "ttv/xmalloc.h"
#include "foreign_int.h"

#define TRACECMD_LIBRARY "libtracecmd.so.1"
#define TRACECMD_BUFFERS 1024		/* of a file at most; real: 2 */
/* What tep_print_event() is to print. */
#define PRINT_PID	1u
#define PRINT_CPU	3u
#define LOG_NOTHING	0
/* Of tracecmd_open_fd(): programs of the folder of a person are not run. */
#define TRACECMD_NO_PLUGINS 1

struct tracecmd_input;
struct tep_handle;

struct tep_record {
	unsigned long long ts, offset;
	long long	 missed_events;	/* before it; -1: some */
	int		 record_size, size;
	void		*data;
	int		 cpu;
};

struct trace_seq {
	char		*buffer;
	unsigned	 buffer_size, len, readpos;
	int		 state;
};

static struct {
	struct tracecmd_input *(*open_fd)(int, int);
	struct tep_handle *(*get_tep)(struct tracecmd_input *);
	int	 (*buffers)(struct tracecmd_input *);
	struct tracecmd_input *(*buffer)(struct tracecmd_input *, int);
	int	 (*iterate)(struct tracecmd_input **, int,
		    int (*)(struct tracecmd_input *, struct tep_record *, int,
		    void *), void *);
	void	 (*loglevel)(int);
	const char *(*clock)(struct tracecmd_input *);
	void	 (*print)(struct tep_handle *, struct trace_seq *,
		    struct tep_record *, const char *, ...);
	void	 (*seq_init)(struct trace_seq *);
	void	 (*seq_reset)(struct trace_seq *);
} lib;

static const struct foreign_function functions[] = {
	{ "tracecmd_open_fd", &lib.open_fd },
	{ "tracecmd_get_tep", &lib.get_tep },
	{ "tracecmd_buffer_instances", &lib.buffers },
	{ "tracecmd_buffer_instance_handle", &lib.buffer },
	{ "tracecmd_iterate_events_multi", &lib.iterate },
	{ "tracecmd_set_loglevel", &lib.loglevel },
	{ "tracecmd_get_trace_clock", &lib.clock },
	{ "tep_print_event", &lib.print },
	{ "trace_seq_init", &lib.seq_init },
	{ "trace_seq_reset", &lib.seq_reset },
	{ NULL, NULL },
};

static struct foreign_library library = { TRACECMD_LIBRARY, functions, NULL,
    0 };

static int
tracecmd_can(void)
{
	return foreign_load(&library);
}

static int
tracecmd_is(const char *p, size_t n)
{
	static const char magic[] = "\x17\x08\x44tracing";

	return n >= sizeof(magic) - 1 &&
	    memcmp(p, magic, sizeof(magic) - 1) == 0;
}

/* ---- lines ---- */

struct writing {
	struct foreign_text *to;
	struct trace_seq seq;
	int		 ticks;		/* 1: times are no ns */
};

/*
 * Adds what the library printed, without the ends of lines behind it; those
 * within are blanks, as a line has one event.
 */
static void
write_seq(struct writing *w)
{
	size_t n = w->seq.len, i;

	while (n > 0 && w->seq.buffer[n - 1] == '\n')
		n--;
	for (i = 0; i < n; i++)
		if (w->seq.buffer[i] == '\n' || w->seq.buffer[i] == '\r')
			w->seq.buffer[i] = ' ';
	buf_add(&w->to->line, w->seq.buffer, n);
	lib.seq_reset(&w->seq);
}

/* Says how many events before one were lost. */
static void
write_lost(struct writing *w, const struct tep_record *r)
{
	struct buf *b = &w->to->line;

	if (r->missed_events == 0)
		return;
	buf_printf(b, "CPU:%d [", r->cpu);
	if (r->missed_events > 0)
		buf_printf(b, "%lld ", r->missed_events);
	buf_adds(b, "EVENTS DROPPED]");
	(void)foreign_line(w->to);
}

static int
write_event(struct tracecmd_input *from, struct tep_record *r, int cpu,
    void *arg)
{
	struct tep_handle *tep = lib.get_tep(from);
	struct writing *w = arg;

	(void)cpu;
	write_lost(w, r);
	lib.print(tep, &w->seq, r, "%16s-%-5d [%03d] ", "COMM", PRINT_PID,
	    PRINT_CPU);
	write_seq(w);
	if (w->ticks)
		buf_printf(&w->to->line, "%llu: ", r->ts);
	else
		buf_printf(&w->to->line, "%llu.%09llu: ", r->ts / 1000000000,
		    r->ts % 1000000000);
	lib.print(tep, &w->seq, r, "%s: %s", "NAME", "INFO");
	write_seq(w);
	return foreign_line(w->to);
}

/* Finds the clock, which stands in brackets; its times may be no ns. */
static void
write_clock(struct writing *w, const char *clocks)
{
	static const char *const ticks[] = { "x86-tsc", "counter", "uptime" };
	const char *p = clocks == NULL ? NULL : strchr(clocks, '['), *end;
	size_t i, n;

	if (p == NULL || (end = strchr(++p, ']')) == NULL)
		return;
	n = (size_t)(end - p);
	for (i = 0; i < sizeof(ticks) / sizeof(ticks[0]); i++)
		if (strlen(ticks[i]) == n && memcmp(p, ticks[i], n) == 0)
			w->ticks = 1;
	buf_printf(&w->to->line, "# clock_type=%.*s", (int)n, p);
	(void)foreign_line(w->to);
}

static enum foreign_done
tracecmd_write(int fd, const struct foreign_place *place,
    struct foreign_text *to)
{
	struct tracecmd_input **from, *all;
	struct writing w = { to, { NULL, 0, 0, 0, 0 }, 0 };
	int n, i, r;

	(void)place;
	lib.loglevel(LOG_NOTHING);
	if ((all = lib.open_fd(fd, TRACECMD_NO_PLUGINS)) == NULL)
		return FOREIGN_DAMAGED;
	n = lib.buffers(all);
	n = n < 0 ? 0 : n > TRACECMD_BUFFERS ? TRACECMD_BUFFERS : n;
	from = xcalloc((size_t)n + 1, sizeof(*from));
	from[0] = all;
	for (i = r = 0; i < n; i++)
		if ((from[r + 1] = lib.buffer(all, i)) != NULL)
			r++;
	buf_adds(&to->line, "# tracer: nop");
	(void)foreign_line(to);
	write_clock(&w, lib.clock(all));
	lib.seq_init(&w.seq);
	i = lib.iterate(from, r + 1, write_event, &w);
	free(from);
	return i == 0 && r == n ? FOREIGN_ALL : FOREIGN_DAMAGED;
}

const struct foreign_form foreign_tracecmd = {
	.name = "trace.dat",
	.command = FOREIGN_TRACECMD,
	.is = tracecmd_is,
	.can = tracecmd_can,
	.write = tracecmd_write,
};
