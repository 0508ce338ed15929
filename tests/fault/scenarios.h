/*
 * scenarios: the commands and inputs in which calls fail; see fault.c.
 */

#define EVENTS								\
"[{\"ph\":\"M\",\"pid\":1,\"name\":\"process_name\",\"args\":{\"name\":\"P\"}},"\
"{\"ph\":\"X\",\"pid\":1,\"tid\":1,\"ts\":0,\"dur\":100,\"name\":\"outer\","\
"\"args\":{\"a\":{\"b\":[1,2,{\"c\":null}]}},\"sf\":2},"		\
"{\"ph\":\"X\",\"pid\":1,\"tid\":1,\"ts\":20,\"dur\":90,\"name\":\"cross\"},"\
"{\"ph\":\"X\",\"pid\":1,\"tid\":1,\"ts\":10,\"dur\":20,\"name\":\"\\u00e9\"},"\
"{\"ph\":\"E\",\"pid\":1,\"tid\":2,\"ts\":9,\"name\":\"b\"},"		\
"{\"ph\":\"B\",\"pid\":1,\"tid\":2,\"ts\":5,\"name\":\"b\"},"		\
"{\"ph\":\"i\",\"pid\":1,\"tid\":2,\"ts\":7,\"s\":\"g\",\"name\":\"now\"},"\
"{\"ph\":\"C\",\"pid\":1,\"ts\":50,\"name\":\"heap\",\"args\":{\"x\":1}},"\
"{\"ph\":\"C\",\"pid\":1,\"ts\":5,\"name\":\"heap\",\"args\":{\"x\":9e9}},"\
"{\"ph\":\"b\",\"pid\":1,\"ts\":1,\"id\":1,\"cat\":\"c\",\"name\":\"r\"},"\
"{\"ph\":\"e\",\"pid\":1,\"ts\":90,\"id\":1,\"cat\":\"c\",\"name\":\"r\"},"\
"{\"ph\":\"s\",\"pid\":1,\"tid\":1,\"ts\":12,\"id\":3,\"name\":\"f\"},"	\
"{\"ph\":\"f\",\"pid\":1,\"tid\":2,\"ts\":6,\"id\":3,\"name\":\"f\"},"	\
"{\"ph\":\"(\",\"pid\":1,\"tid\":1,\"ts\":1,\"id\":\"x\",\"name\":\"c\"},"\
"{\"ph\":\"O\",\"pid\":1,\"tid\":1,\"ts\":4,\"id\":\"0x1\",\"name\":\"O\","\
"\"args\":{\"snapshot\":{\"n\":1}}},"					\
"{\"ph\":\"v\",\"pid\":1,\"ts\":30,\"id\":\"d\",\"args\":{\"dumps\":{}}}]"

static const char plain[] = "{\"traceEvents\":" EVENTS ",\"stackFrames\":"
    "{\"1\":{\"name\":\"m\"},\"2\":{\"name\":\"f\",\"parent\":1}},"
    "\"samples\":[{\"tid\":1,\"ts\":3,\"sf\":2,\"name\":\"s\"}],\"o\":{}}";
static const char broken[] = EVENTS "{\"ph\":\"X\",\"ts\":\"}\n{\"ph\":\"B\","
    "\"ts\":1,\"name\":\"a\"\"b\"},,[{\"traceEvents\":\"[" "{}" "]\"}";
static const char text[] = "{\"traceEvents\":\"[{\\\"ph\\\":\\\"i\\\","
    "\\\"ts\\\":1}]\"}";
static const char utf16[] =
    "\xff\xfe[\0{\0\"\0p\0h\0\"\0:\0\"\0i\0\"\0,\0\"\0t\0s\0\"\0:\0" "1\0}\0]";

/* [{"ph":"i","ts":1}], deflated by gzip, zip and zstd. */
static const char gzip[] =
    "\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\xff\x8b\xae\x56\x2a\xc8\x50\xb2\x52"
    "\xca\x54\xd2\x51\x2a\x29\x56\xb2\x32\xac\x8d\x05\x00\xe2\x54\x3b\x1e\x13"
    "\x00\x00\x00";

#define FROM_STDIN	1
#define TWICE		2		/* the input is given twice */
#define WRITES		4		/* --output=OUT is added */
#define INDEXED		8		/* reads an index, which the run that
					 * is recorded writes */
#define INDEXES		16		/* writes one, in the same process */
#define LIBRARY		64		/* asks a module or a metric */
#define LOSES		32		/* ends with 3 as a part is lost */
#define TERMINAL	128		/* is a viewer in a terminal */
#define KEEPS		256		/* has a session OUT already */

/* A session that another viewer has left, with a mark that must stay. */
#define MARK		"\nmark\tz\t30000\tP [1] / memory dumps\t-1\t" \
			"memory@30000 d\n"
#define SESSION		"ttv-session\t1\ntrace\t1\t1\tin\n"		\
			"history\tcommand\tfit" MARK

/* A seed of the fuzz targets is below $top_srcdir. */
#define SEEDS		"tests/fuzz/seeds/"
#define FORMAT(name, file)						\
	{ name, { "export" }, NULL, SEEDS file, 0, 0 }

static const struct scenario {
	const char	*name;
	const char	*argv[6];	/* the input's path is appended */
	const char	*behind;	/* an argument behind that, or NULL */
	const char	*input;		/* bytes, or with len 0 a file */
	size_t		 len;
	int		 flags;
} scenarios[] = {
#define PLAIN	plain, sizeof(plain) - 1
	{ "info", { "info", "--threads=2" }, NULL, PLAIN, 0 },
	{ "info-json", { "info", "--json" }, NULL, PLAIN, 0 },
	{ "export", { "export" }, NULL, PLAIN, 0 },
	{ "shot", { "shot", "--keys=?<Esc>jjlw<Enter>f/out<Enter>nmaGO" },
	    NULL, PLAIN, 0 },
	{ "shot-sql", { "shot", "--keys=:sql select * from slice<Enter>" },
	    NULL, PLAIN, 0 },
	{ "shot-keys", { "shot", "--keys=gO<Esc>g2<Esc>F<Esc>gL<Esc>#out<Enter>"
	    "&dur>1<Enter>Tw<Esc>:export /tmp/none/a<Enter>:p<Tab>" }, NULL,
	    PLAIN, 0 },
	{ "shot-diff", { "shot", "--diff", "--keys=njjw<Enter>G" }, NULL, PLAIN,
	    TWICE },
	{ "check", { "check" }, NULL, broken, sizeof(broken) - 1, 0 },
	{ "stdin", { "export" }, NULL, PLAIN, FROM_STDIN },
	{ "gzip", { "export" }, NULL, gzip, sizeof(gzip) - 1, 0 },
	{ "gzip-stdin", { "info" }, NULL, gzip, sizeof(gzip) - 1,
	    FROM_STDIN },
	{ "utf16", { "export" }, NULL, utf16, sizeof(utf16), 0 },
	{ "text", { "export" }, NULL, text, sizeof(text) - 1, 0 },
	{ "compat", { "export", "--compat=trace_processor" }, NULL, PLAIN, 0 },
	{ "list", { "list", "--json" }, NULL, PLAIN, 0 },
	{ "find", { "find", "--in=args", "b" }, NULL, PLAIN, 0 },
	{ "stat", { "stat", "--by=args.a.b" }, NULL, PLAIN, 0 },
	{ "diff", { "diff" }, NULL, PLAIN, TWICE },
	{ "flame", { "flame" }, NULL, PLAIN, 0 },
	{ "assert", { "assert" }, "max(dur of outer) < 1s", PLAIN, 0 },
	{ "query", { "query", "--csv" }, "select name, dur, extract_arg("
	    "arg_set_id, 'args.a.b[0]') as b from slice order by name", PLAIN,
	    0 },
	{ "query-module", { "query" }, "include perfetto module slices."
	    "self_dur; select sum(self_dur) from slice_self_dur", PLAIN,
	    LIBRARY },
	{ "query-window", { "query", "--json" }, "select id, lag(ts) over "
	    "(partition by track_id order by ts) as before from slice "
	    "order by dur, name", PLAIN, 0 },
	{ "metric", { "metric", "counter_stats" }, NULL, PLAIN, LIBRARY },
	{ "view", { "view", "--no-state", "--keys=?<Esc>jjlw<Enter>f/out<Enter>"
	    "n:sql select * from slice<Enter><Esc>F<Esc>:quit<Enter>" }, NULL,
	    PLAIN, TERMINAL },
	{ "view-session", { "view", "--keys=jjmaw:quit<Enter>" }, NULL, PLAIN,
	    TERMINAL | KEEPS },
	{ "view-follow", { "view", "--no-state", "-f", "--keys=jjw:quit<Enter>" },
	    NULL, PLAIN, TERMINAL },
	{ "view-diff", { "view", "--no-state", "-d", "--keys=njw:quit<Enter>" },
	    NULL, PLAIN, TERMINAL | TWICE },
	{ "index-write", { "export" }, NULL, PLAIN, INDEXES },
	{ "index-read", { "export" }, NULL, PLAIN, INDEXED },
	{ "write", { "export", "--format=json" }, NULL, PLAIN, WRITES },
	{ "write-perfetto", { "export", "--format=perfetto" }, NULL, PLAIN,
	    WRITES },
	{ "write-sqlite", { "export", "--format=sqlite" }, NULL, PLAIN,
	    WRITES },
	{ "write-parquet", { "query", "--format=parquet" },
	    "select name, dur from slice", PLAIN, WRITES },
	{ "write-pprof", { "export", "--format=pprof" }, NULL, PLAIN, WRITES },
#undef PLAIN
	FORMAT("battor", "battor/lines"),
	FORMAT("etw", "etw/events"),
	FORMAT("folded", "folded/suffixes.folded"),
	FORMAT("ftrace", "ftrace/sched.txt"),
	FORMAT("fuchsia", "fuchsia/flows.fxt"),
	{ "html", { "export" }, NULL, SEEDS "html/blocks", 0, LOSES },
	FORMAT("jaeger", "spans/jaeger-logs.json"),
	FORMAT("ninja", "ninja/outputs"),
	FORMAT("otlp", "spans/otlp-links.json"),
	FORMAT("otlp-protobuf", "spans/otlp-proto.pb"),
	FORMAT("perf", "perf/srcline.txt"),
	FORMAT("protobuf", "perfetto/interned.pftrace"),
	FORMAT("protobuf-kernel", "perfetto/kernel-compact.pftrace"),
	FORMAT("pprof", "pprof/inline.pb"),
	FORMAT("gecko", "profile/firefox-raw.json"),
	FORMAT("simpleperf", "simpleperf/samples.data"),
	FORMAT("speedscope", "profile/speedscope-sampled.json"),
	FORMAT("strace", "strace/signals.strace"),
	FORMAT("xray", "spans/xray-lines.json"),
	FORMAT("zipkin", "spans/zipkin-shared.json"),
	FORMAT("zip", "inflate/two.zip"),
	FORMAT("zstd", "inflate/small.zst"),
};
#undef FORMAT
#define NSCENARIOS	(sizeof(scenarios) / sizeof(scenarios[0]))
