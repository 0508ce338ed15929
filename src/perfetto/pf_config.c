/*
 * pf_config: what a recorder's configuration (TraceConfig) does that costs
 * events or time: rows of trace_diagnostics, under the keys that
 * trace_processor has for them, with what was found and what to do.
 *
 * The limits below are those by which trace_processor decides; what is not set
 * has a default of the recorder, which is sane.
 */
#include "config.h"

#include <string.h>

#include "ttv/buf.h"
#include "pf.h"
#include "pf_field.h"
#include "pf_recording.h"

#define PF_BUFFER_KB		1024	/* of ftrace, which a burst may fill */
#define PF_DRAIN_KB_S		(5 * 1024)	/* kB/s that a burst may have */
#define PF_DRAIN_MIN_MS		100
#define PF_DRAIN_MAX_MS		60000
#define PF_HEAP_INTERVAL	(100 * 1024)	/* bytes between samples */
/* ms between writes to the file from which there is one at the end alone */
#define PF_ONE_WRITE_MS		(7 * 86400 * UINT64_C(1000))
/* ns since boot by which what the kernel kept is old */
#define PF_KEPT_NS		(5 * 60 * INT64_C(1000000000))
#define PF_MS_A_S		1000

/* What is found, in words. */
static const struct pf_diagnosis {
	const char	*key, *title, *what, *remedy;
} pf_diagnoses[] = {
#define TINY	0
	{ "tiny_ftrace_buffer", "The kernel's buffer is small",
	    "buffer_size_kb is below 1024: a burst of events overruns it",
	    "do not set buffer_size_kb" },
#define SLOW	1
	{ "low_ftrace_drain_bandwidth", "The kernel's buffer is read slowly",
	    "buffer_size_kb in drain_period_ms are below 5 MB/s: a burst of "
	    "events overruns the buffer",
	    "set a larger buffer_size_kb or a shorter drain_period_ms" },
#define EXTREME	2
	{ "extreme_ftrace_drain_period", "The kernel's buffer is read oddly",
	    "drain_period_ms is not between 100 and 60000: the recorder wakes "
	    "all the time, or the buffer overruns",
	    "do not set drain_period_ms" },
#define CALLS	3
	{ "syscalls_without_filter", "All system calls are recorded",
	    "raw_syscalls events without syscall_events make a large trace of "
	    "a slow system", "name the calls in syscall_events" },
#define SYMBOLS	4
	{ "events_require_symbolize_ksyms", "Addresses stay addresses",
	    "an event holds an address of the kernel, and symbolize_ksyms is "
	    "not set: nothing says later what stands there",
	    "set symbolize_ksyms" },
#define GRAPH	5
	{ "function_graph_requires_symbolize_ksyms",
	    "Functions of the kernel have no names",
	    "enable_function_graph without symbolize_ksyms records addresses "
	    "alone", "set symbolize_ksyms" },
#define KEPT	6
	{ "preserve_ftrace_buffer_late_start", "Old events of the kernel",
	    "preserve_ftrace_buffer, and the system ran for more than five "
	    "minutes: what its buffer held is old",
	    "do not set preserve_ftrace_buffer, or record from boot" },
#define DISCARD	7
	{ "discard_buffer_for_streaming", "The end of the trace is missing",
	    "a buffer that is full (DISCARD) takes no more events, while the "
	    "file is still written", "use RING_BUFFER" },
#define HEAP	8
	{ "heapprofd_sampling_interval_too_low",
	    "The heap is sampled too often",
	    "sampling_interval_bytes is below 100 kB: slower, not truer",
	    "set a larger sampling_interval_bytes" },
#define VIDEO	9
	{ "display_video_not_enabled", "The display was not recorded",
	    "android.display.video has no frames: builds for users want a "
	    "property of the system for it, which a boot forgets",
	    "adb shell setprop debug.tracing_video_allowed true" },
};

static void
pf_diagnose(struct builder *b, int which)
{
	const struct pf_diagnosis *d = &pf_diagnoses[which];

	builder_record(b, RECORD_TABLE_trace_diagnostics, (int64_t []){
	    pf_literal(b, d->key), pf_literal(b, d->title),
	    pf_literal(b, d->what), pf_literal(b, d->remedy) });
}

/* Returns whether a repeated text of a message begins, or is, that word. */
static int
pf_config_has(const struct pf_span *s, uint32_t field, const char *word,
    int begins)
{
	size_t n = strlen(word);
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, s); pf_next(&c, &f);)
		if (f.number == field && f.type == PF_BYTES && f.s.len >= n &&
		    (begins || f.s.len == n) && memcmp(f.s.p, word, n) == 0)
			return 1;
	return 0;
}

/* Looks at a FtraceConfig; `since` is when the recording began, since boot. */
static void
pf_config_kernel(struct builder *b, const struct pf_span *s, int64_t since)
{
	uint64_t kb = pf_number(s, PF_FTRACE_CONFIG_BUFFER_SIZE_KB, 0);
	uint64_t ms = pf_number(s, PF_FTRACE_CONFIG_DRAIN_PERIOD_MS,
	    UINT64_MAX);

	if (since > PF_KEPT_NS &&
	    pf_number(s, PF_FTRACE_CONFIG_PRESERVE_FTRACE_BUFFER, 0) != 0)
		pf_diagnose(b, KEPT);
	if (kb > 0 && kb < PF_BUFFER_KB)
		pf_diagnose(b, TINY);
	if (kb > 0 && ms > 0 && ms != UINT64_MAX &&
	    (double)kb * PF_MS_A_S < (double)ms * PF_DRAIN_KB_S)
		pf_diagnose(b, SLOW);
	if (ms != UINT64_MAX && (ms < PF_DRAIN_MIN_MS || ms > PF_DRAIN_MAX_MS))
		pf_diagnose(b, EXTREME);
	if (pf_config_has(s, PF_FTRACE_CONFIG_FTRACE_EVENTS,
	    "raw_syscalls/sys_e", 1) && !pf_config_has(s,
	    PF_FTRACE_CONFIG_SYSCALL_EVENTS, "", 1))
		pf_diagnose(b, CALLS);
	if (pf_number(s, PF_FTRACE_CONFIG_SYMBOLIZE_KSYMS, 0) != 0)
		return;
	if (pf_number(s, PF_FTRACE_CONFIG_ENABLE_FUNCTION_GRAPH, 0) != 0)
		pf_diagnose(b, GRAPH);
	if (pf_config_has(s, PF_FTRACE_CONFIG_FTRACE_EVENTS,
	    "workqueue/workqueue_execute_start", 0) || pf_config_has(s,
	    PF_FTRACE_CONFIG_FTRACE_EVENTS, "sched/sched_blocked_reason", 0))
		pf_diagnose(b, SYMBOLS);
}

/* What a configuration says that its sources of data depend on. */
struct pf_config_whole {
	int64_t		 since;		/* when the recording began */
	int		 is_user;	/* 1: a system that is for users */
	int		 streams;	/* 1: to a file while it goes on */
	struct buf	 stops;		/* of each buffer 1: none when full */
};

/* Sets x->stops of the buffers of a configuration. */
static void
pf_config_buffers(struct pf_config_whole *x, const struct pf_span *config)
{
	struct pf_cursor c;
	struct pf_field f;
	char stops;

	for (pf_open(&c, config); pf_next(&c, &f);) {
		if (f.number != PF_TRACE_CONFIG_BUFFERS || f.type != PF_BYTES)
			continue;
		stops = pf_number(&f.s, PF_BUFFER_CONFIG_FILL_POLICY, 0) ==
		    PF_FILL_POLICY_DISCARD;
		buf_add(&x->stops, &stops, 1);
	}
}

/* Returns whether events of a source go to a buffer that stops when full. */
static int
pf_config_stops(const struct pf_config_whole *x, const struct pf_span *source)
{
	uint64_t at = pf_number(source, PF_DATA_SOURCE_CONFIG_TARGET_BUFFER, 0);

	return at < x->stops.len && x->stops.data[at];
}

int
pf_config_streams(const struct pf_span *config)
{
	return pf_number(config, PF_TRACE_CONFIG_WRITE_INTO_FILE, 0) != 0 &&
	    pf_number(config, PF_TRACE_CONFIG_FILE_WRITE_PERIOD_MS, 0) <
	    PF_ONE_WRITE_MS;
}

int
pf_config_keeps(const struct pf_span *config)
{
	struct pf_span source, ftrace;
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, config); pf_next(&c, &f);) {
		if (f.number != PF_TRACE_CONFIG_DATA_SOURCES ||
		    f.type != PF_BYTES)
			continue;
		source = pf_member(&f.s, PF_DATA_SOURCE_CONFIG);
		ftrace = source.p == NULL ? source : pf_member(&source,
		    PF_DATA_SOURCE_CONFIG_FTRACE_CONFIG);
		if (ftrace.p != NULL && pf_number(&ftrace,
		    PF_FTRACE_CONFIG_PRESERVE_FTRACE_BUFFER, 0) != 0)
			return 1;
	}
	return 0;
}

/* Looks at a source of data of a configuration. */
static void
pf_config_source(struct builder *b, const struct pf_config_whole *x,
    const struct pf_span *s)
{
	const uint64_t none = UINT64_C(1) << 63;
	struct pf_span m;
	uint64_t interval;

	m = pf_member(s, PF_DATA_SOURCE_CONFIG_FTRACE_CONFIG);
	if (m.p != NULL)
		pf_config_kernel(b, &m, x->since);
	if (x->streams && (pf_config_has(s,
	    PF_DATA_SOURCE_CONFIG_NAME, "linux.ftrace", 0) ||
	    pf_config_has(s, PF_DATA_SOURCE_CONFIG_NAME, "track_event", 0)) &&
	    pf_config_stops(x, s))
		pf_diagnose(b, DISCARD);
	m = pf_member(s, PF_DATA_SOURCE_CONFIG_HEAPPROFD_CONFIG);
	interval = m.p == NULL ? none : pf_number(&m,
	    PF_HEAPPROFD_CONFIG_SAMPLING_INTERVAL_BYTES, none);
	if (interval > 0 && interval < PF_HEAP_INTERVAL)
		pf_diagnose(b, HEAP);
	if (x->is_user && pf_config_has(s, PF_DATA_SOURCE_CONFIG_NAME,
	    "android.display.video", 0))
		pf_diagnose(b, VIDEO);
}

/* Returns whether the system that recorded is built for users. */
static int
pf_config_is_user(const struct pf_world *w)
{
	static const char user[] = ":user/";
	struct pf_span s;
	size_t i;

	for (i = 0; i < w->nplaces; i++) {
		if (w->places[i].field != PF_PACKET_SYSTEM_INFO ||
		    w->places[i].machine != 0)
			continue;
		s = pf_member(&w->places[i].data,
		    PF_SYSTEM_INFO_ANDROID_BUILD_FINGERPRINT);
		if (s.p != NULL && memmem(s.p, s.len, user,
		    sizeof(user) - 1) != NULL)
			return 1;
	}
	return 0;
}

void
pf_config(struct pf_world *w, struct builder *b, int64_t since)
{
	struct pf_config_whole x = { since, 0, 0, BUF_INIT };
	const struct pf_place *p = NULL;
	struct pf_cursor c;
	struct pf_field f;
	struct pf_span s;
	size_t i;

	for (i = 0; i < w->nplaces; i++)
		if (w->places[i].field == PF_PACKET_TRACE_CONFIG &&
		    w->places[i].machine == 0)
			p = &w->places[i];
	if (p == NULL)
		return;
	x.is_user = pf_config_is_user(w);
	x.streams = pf_config_streams(&p->data);
	pf_config_buffers(&x, &p->data);
	for (pf_open(&c, &p->data); pf_next(&c, &f);) {
		if (f.number != PF_TRACE_CONFIG_DATA_SOURCES ||
		    f.type != PF_BYTES)
			continue;
		s = pf_member(&f.s, PF_DATA_SOURCE_CONFIG);
		if (s.p != NULL)
			pf_config_source(b, &x, &s);
	}
	buf_free(&x.stops);
}
