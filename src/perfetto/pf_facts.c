/*
 * pf_facts: facts of a recording that are no fields of a packet as they stand:
 * when the recorder began and ended (TracingServiceEvent), what made it write
 * the trace (Trigger), what was asked for (TraceConfig), and the systems of
 * other machines.  They are rows of recording_fact, under the names that
 * trace_processor's table metadata has; pf_system.c has the plain ones.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/base64.h"
#include "ttv/buf.h"
#include "ttv/xmalloc.h"
#include "pf.h"
#include "pf_field.h"
#include "pf_recording.h"
#include "pf_schema.h"

#define PF_GB	UINT64_C(1000000000)

/* What facts are added to. */
struct pf_facts {
	struct pf_world	*w;
	struct builder	*b;
	const struct pf_place *at;
	const struct pf_place *config;	/* the last one, or NULL */
	int64_t		 ts, boot;	/* of the packet; 0: unknown */
	uint32_t	 trigger;	/* string of the fact, or 0 */
	int64_t		 triggered;	/* when it was */
	uint8_t		 cloned;	/* 1: that of a clone */
	int64_t		 since;		/* of boot, when it began */
	uint8_t		 has_uuid;	/* 1: it is known already */
	unsigned	 nchromes;	/* browsers that told of themselves */
	struct idtab	 names;		/* strings of attributes */
	struct pf_span	*attributes;	/* the last one of each */
	size_t		 cap;
};

static void
pf_fact_row(const struct pf_facts *x, uint32_t name, int64_t number,
    int64_t text)
{
	builder_record(x->b, RECORD_TABLE_recording_fact, (int64_t []){ name,
	    number, text, x->at->machine });
}

static void
pf_fact_number(const struct pf_facts *x, const char *name, int64_t number)
{
	pf_fact_row(x, pf_literal(x->b, name), number, RECORD_NULL);
}

static void
pf_fact_text(const struct pf_facts *x, const char *name,
    const struct pf_span *text)
{
	if (text->len > 0)
		pf_fact_row(x, pf_literal(x->b, name), RECORD_NULL,
		    pf_string(x->b, text, x->w->in.base + x->at->pos));
}

/* ---- what the service did, and when ---- */

static void
pf_facts_slow(const struct pf_facts *x, const struct pf_span *s)
{
	struct pf_span producer, source;
	struct buf text = BUF_INIT;
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, s); pf_next(&c, &f);) {
		if (f.number != PF_DATA_SOURCES_DATA_SOURCE ||
		    f.type != PF_BYTES)
			continue;
		producer = pf_member(&f.s, PF_DATA_SOURCE_PRODUCER_NAME);
		source = pf_member(&f.s, PF_DATA_SOURCE_DATA_SOURCE_NAME);
		buf_clear(&text);
		buf_add(&text, (const char *)producer.p, producer.len);
		buf_addc(&text, ' ');
		buf_add(&text, (const char *)source.p, source.len);
		pf_fact_text(x, "slow_start_data_source", &(struct pf_span){
		    (const uint8_t *)text.data, text.len });
	}
	buf_free(&text);
}

static void
pf_facts_service(struct pf_facts *x)
{
	static const struct {
		uint32_t	 field;
		const char	*name;
	} rows[] = {
		{ PF_SERVICE_EVENT_ALL_DATA_SOURCES_STARTED,
		    "all_data_source_started_ns" },
		{ PF_SERVICE_EVENT_TRACING_STARTED, "tracing_started_ns" },
		{ PF_SERVICE_EVENT_ALL_DATA_SOURCES_FLUSHED,
		    "all_data_source_flushed_ns" },
		{ PF_SERVICE_EVENT_TRACING_DISABLED, "tracing_disabled_ns" },
	};
	const struct pf_span *s = &x->at->data;
	struct pf_span slow = pf_member(s, PF_SERVICE_EVENT_SLOW_STARTING);
	size_t i;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		if (pf_number(s, rows[i].field, 0) != 0)
			pf_fact_number(x, rows[i].name, x->ts);
	if (pf_number(s, PF_SERVICE_EVENT_TRACING_STARTED, 0) != 0)
		x->since = x->boot;
	if (slow.p != NULL)
		pf_facts_slow(x, &slow);
}

/*
 * Keeps what made the trace be written: a clone's goes before others, then the
 * first.
 */
static void
pf_facts_trigger(struct pf_facts *x)
{
	uint8_t clone = x->at->field == PF_PACKET_CLONE_SNAPSHOT_TRIGGER;
	struct pf_span name = pf_member(&x->at->data, PF_TRIGGER_NAME);

	if (x->trigger != 0 && (clone < x->cloned || (clone == x->cloned &&
	    x->ts >= x->triggered)))
		return;
	x->triggered = x->ts;
	x->trigger = pf_string(x->b, &name, x->w->in.base + x->at->pos);
	x->cloned = clone;
}

/* ---- systems ---- */

/*
 * Adds the number of Android's build: what stands before the last colon of its
 * fingerprint, behind a slash.
 */
static void
pf_facts_build(const struct pf_facts *x, const struct pf_span *s)
{
	struct pf_span text = pf_member(s,
	    PF_SYSTEM_INFO_ANDROID_BUILD_FINGERPRINT);
	size_t from, to = text.len;

	while (to > 0 && text.p[to - 1] != ':')
		to--;
	for (from = to > 0 ? --to : 0; from > 0 && text.p[from - 1] != '/';)
		from--;
	if (from > 0)
		pf_fact_text(x, "android_incremental_build", &(struct pf_span){
		    text.p + from, to - from });
}

/*
 * Adds the version of Android's interfaces by the release that its fingerprint
 * has behind the first colon, where the system does not say it.
 */
static void
pf_facts_sdk(const struct pf_facts *x, const struct pf_span *s)
{
	static const struct {
		const char	*release;
		int		 sdk;
	} rows[] = { { "7.0", 24 }, { "7.1", 25 }, { "8.0", 26 },
		{ "8.1", 27 }, { "9", 28 }, { "10", 29 }, { "11", 30 },
		{ "12", 31 }, { "13", 33 }, { "14", 34 }, { "15", 35 },
		{ "16", 36 } };
	struct pf_span text = pf_member(s,
	    PF_SYSTEM_INFO_ANDROID_BUILD_FINGERPRINT);
	const uint64_t none = UINT64_C(1) << 63;
	const uint8_t *at = text.len == 0 ? NULL : memchr(text.p, ':',
	    text.len), *end;
	size_t i, n;

	if (at == NULL || pf_number(s,
	    PF_SYSTEM_INFO_ANDROID_SDK_VERSION, none) != none)
		return;
	end = text.p + text.len;
	at++;
	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		n = strlen(rows[i].release);
		if ((size_t)(end - at) > n && memcmp(at, rows[i].release,
		    n) == 0 && (at[n] == '/' || at[n] == '.')) {
			pf_fact_number(x, "android_sdk_version", rows[i].sdk);
			return;
		}
	}
}

static void
pf_facts_system(struct pf_facts *x)
{
	static const struct {
		uint32_t	 named, field;	/* named 1: of the utsname */
		uint8_t		 other;	/* 1: of other machines alone */
		uint8_t		 number;
		const char	*name;
	} rows[] = {
		{ 1, PF_UTSNAME_SYSNAME, 1, 0, "system_name" },
		{ 1, PF_UTSNAME_VERSION, 1, 0, "system_version" },
		{ 1, PF_UTSNAME_RELEASE, 1, 0, "system_release" },
		{ 1, PF_UTSNAME_MACHINE, 1, 0, "system_machine" },
		{ 0, PF_SYSTEM_INFO_ANDROID_BUILD_FINGERPRINT, 1, 0,
		    "android_build_fingerprint" },
		{ 0, PF_SYSTEM_INFO_TRACING_SERVICE_VERSION, 1, 0,
		    "tracing_service_version" },
		{ 0, PF_SYSTEM_INFO_TIMEZONE_OFF_MINS, 1, 1,
		    "timezone_off_mins" },
		{ 0, PF_SYSTEM_INFO_ANDROID_SDK_VERSION, 0, 1,
		    "android_sdk_version" },
		{ 0, PF_SYSTEM_INFO_ANDROID_SOC_MODEL, 0, 0,
		    "android_soc_model" },
		{ 0, PF_SYSTEM_INFO_ANDROID_HARDWARE_REVISION, 0, 0,
		    "android_hardware_revision" },
		{ 0, PF_SYSTEM_INFO_ANDROID_STORAGE_MODEL, 0, 0,
		    "android_storage_model" },
		{ 0, PF_SYSTEM_INFO_ANDROID_RAM_MODEL, 0, 0,
		    "android_ram_model" },
		{ 0, PF_SYSTEM_INFO_ANDROID_GUEST_SOC_MODEL, 0, 0,
		    "android_guest_soc_model" },
		{ 0, PF_SYSTEM_INFO_ANDROID_DEVICE_MANUFACTURER, 0, 0,
		    "android_device_manufacturer" },
		{ 0, PF_SYSTEM_INFO_ANDROID_SERIAL_CONSOLE, 0, 0,
		    "android_serial_console" },
		{ 0, PF_SYSTEM_INFO_SYSTEM_RAM_BYTES, 0, 1,
		    "system_ram_bytes" },
	};
	const struct pf_span *s = &x->at->data;
	struct pf_span names = pf_member(s, PF_SYSTEM_INFO_UTSNAME);
	uint64_t ram = pf_number(s, PF_SYSTEM_INFO_SYSTEM_RAM_BYTES, 0);
	const uint64_t none = UINT64_C(1) << 63;
	struct pf_span text;
	uint64_t u;
	size_t i;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		if (rows[i].other && x->at->machine == 0)
			continue;	/* pf_system.c has it */
		text = rows[i].named ? names : *s;
		if (text.p == NULL)
			continue;
		if (rows[i].number) {
			u = pf_number(&text, rows[i].field, none);
			if (u != none)
				pf_fact_number(x, rows[i].name, (int64_t)u);
			continue;
		}
		text = pf_member(&text, rows[i].field);
		pf_fact_text(x, rows[i].name, &text);
	}
	if (ram > 0 && ram <= INT64_MAX)
		pf_fact_number(x, "system_ram_gb", (int64_t)((ram + PF_GB / 2) /
		    PF_GB));
	pf_facts_build(x, s);
	pf_facts_sdk(x, s);
	u = pf_number(s, PF_SYSTEM_INFO_NUM_CPUS, 0);
	if (u != 0)
		pf_fact_number(x, "num_cpus", (int64_t)u);
}

/*
 * Adds the trace's own number of a configuration of the recorder, where none is
 * known: pf_system.c has that of a TraceUuid.
 */
static void
pf_facts_uuid(struct pf_facts *x)
{
	const uint64_t none = UINT64_C(1) << 63;
	uint64_t high = pf_number(&x->at->data, PF_TRACE_CONFIG_UUID_MSB,
	    none);
	uint64_t low = pf_number(&x->at->data, PF_TRACE_CONFIG_UUID_LSB, none);
	char text[40];

	if (x->has_uuid || high == none || low == none || (high | low) == 0)
		return;
	x->has_uuid = 1;
	snprintf(text, sizeof(text), "%08x-%04x-%04x-%04x-%012llx",
	    (unsigned)(high >> 32), (unsigned)(high >> 16 & 0xffff),
	    (unsigned)(high & 0xffff), (unsigned)(low >> 48),
	    (unsigned long long)(low & 0xffffffffffff));
	pf_fact_text(x, "trace_uuid", &(struct pf_span){
	    (const uint8_t *)text, strlen(text) });
}

/* Adds the configuration as a text, of the machine that recorded. */
static void
pf_facts_config(const struct pf_facts *x)
{
	struct buf text = BUF_INIT;

	pf_message_text(x->w->schema, PF_KNOWN_PACKAGE "TraceConfig",
	    &x->at->data, &text);
	if (text.len > 0)
		pf_fact_text(x, "trace_config_pbtxt", &(struct pf_span){
		    (const uint8_t *)text.data, text.len - 1 });
	buf_free(&text);
}

/* ---- browsers ---- */

static void
pf_facts_chrome_row(const struct pf_facts *x, const char *what, int64_t number,
    const char *text, size_t len)
{
	char name[PF_FACT_NAME];

	pf_chrome_fact(name, x->nchromes, what);
	if (text == NULL)
		pf_fact_number(x, name, number);
	else
		pf_fact_text(x, name, &(struct pf_span){
		    (const uint8_t *)text, len });
}

/* Adds what trials a browser takes part in, two to a line. */
static void
pf_facts_trials(const struct pf_facts *x)
{
	struct buf text = BUF_INIT;
	struct pf_cursor c;
	struct pf_field f;
	size_t n = 0;

	for (pf_open(&c, &x->at->data); pf_next(&c, &f);) {
		if (f.number != PF_BROWSER_FIELD_TRIAL_HASHES ||
		    f.type != PF_BYTES)
			continue;
		if (n > 0 && n % 2 == 0)
			buf_addc(&text, '\n');
		buf_printf(&text, "{ name: %" PRIu32 ", group: %" PRIu32 " } ",
		    (uint32_t)pf_number(&f.s, PF_FINCH_HASH_NAME, 0),
		    (uint32_t)pf_number(&f.s, PF_FINCH_HASH_GROUP, 0));
		n++;
	}
	if (n > 0)
		pf_facts_chrome_row(x, "field_trial_hashes", 0, text.data,
		    text.len);
	buf_free(&text);
}

/* Adds why a browser recorded in the background: hashes of names. */
static void
pf_facts_background(const struct pf_facts *x)
{
	const uint64_t none = UINT64_C(1) << 63;
	struct pf_span s = pf_member(&x->at->data,
	    PF_BROWSER_BACKGROUND_TRACING), rule;
	struct buf text = BUF_INIT;
	uint64_t hash;

	if (s.len == 0)
		return;
	base64_encode(&text, (const char *)s.p, s.len);
	pf_fact_text(x, "cr-background_tracing_metadata", &(struct pf_span){
	    (const uint8_t *)text.data, text.len });
	buf_free(&text);
	hash = pf_number(&s, PF_BACKGROUND_TRACING_SCENARIO_NAME_HASH, none);
	if (hash != none)
		pf_fact_number(x, "cr-scenario_name_hash", (int64_t)hash);
	rule = pf_member(&s, PF_BACKGROUND_TRACING_TRIGGERED_RULE);
	hash = pf_number(&rule, PF_TRIGGER_RULE_NAME_HASH, none);
	if (hash != none)
		pf_fact_number(x, "cr-triggered_rule_name_hash",
		    (int64_t)hash);
}

/* pf_system.c has its version and its categories. */
static void
pf_facts_chrome(struct pf_facts *x)
{
	static const struct {
		uint32_t	 field;
		uint8_t		 number;
		const char	*name;
	} rows[] = {
		{ PF_BROWSER_APP_VERSION, 0, "product-version" },
		{ PF_BROWSER_OS_NAME, 0, "os-name" },
		{ PF_BROWSER_APP_PACKAGE_NAME, 0, "package-name" },
		{ PF_BROWSER_CHANNEL, 1, "channel" },
	};
	const uint64_t none = UINT64_C(1) << 63;
	const struct pf_span *s = &x->at->data;
	struct pf_span text;
	uint64_t u;
	size_t i;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		text = pf_member(s, rows[i].field);
		u = pf_number(s, rows[i].field, none);
		if (rows[i].number && u != none)
			pf_facts_chrome_row(x, rows[i].name, (int32_t)u, NULL,
			    0);
		else if (!rows[i].number && text.len > 0)
			pf_facts_chrome_row(x, rows[i].name, 0,
			    (const char *)text.p, text.len);
	}
	pf_facts_trials(x);
	pf_facts_background(x);
	x->nchromes++;
}

/* ---- attributes ---- */

/* Keeps what who recorded wants to be known: the last value of each name. */
static void
pf_facts_attributes(struct pf_facts *x, const struct pf_span *s)
{
	struct idkey key = {{ 0 }};
	struct buf name = BUF_INIT;
	struct pf_span text;
	struct pf_cursor c;
	struct pf_field f;
	uint32_t i;

	for (pf_open(&c, s); pf_next(&c, &f);) {
		if (f.number != PF_TRACE_ATTRIBUTES_ATTRIBUTE ||
		    f.type != PF_BYTES)
			continue;
		text = pf_member(&f.s, PF_ATTRIBUTE_KEY);
		buf_clear(&name);
		buf_adds(&name, "trace_attribute.");
		buf_add(&name, (const char *)text.p, text.len);
		text = (struct pf_span){ (const uint8_t *)name.data, name.len };
		key.w[0] = pf_string(x->b, &text, x->w->in.base + x->at->pos);
		i = idtab_add(&x->names, &key, NULL);
		x->attributes = xgrow(x->attributes, i, &x->cap,
		    sizeof(*x->attributes));
		x->attributes[i] = f.s;
	}
	buf_free(&name);
}

/* Adds the attributes that were kept. */
static void
pf_facts_attributes_end(struct pf_facts *x)
{
	const struct pf_span *s;
	struct pf_span text;
	uint32_t i, name;

	for (i = 0; i < x->names.n; i++) {
		name = (uint32_t)x->names.keys[i].w[0];
		s = &x->attributes[i];
		text = pf_member(s, PF_ATTRIBUTE_STRING_VALUE);
		if (text.p != NULL)
			pf_fact_row(x, name, RECORD_NULL, pf_string(x->b,
			    &text, x->w->in.base));
		else
			pf_fact_row(x, name, (int64_t)pf_number(s,
			    PF_ATTRIBUTE_LONG_VALUE, 0), RECORD_NULL);
	}
	idtab_free(&x->names);
	free(x->attributes);
}

/* ---- kernels ---- */

/* Adds from when on all CPUs of each machine were read, which *at is set to. */
static void
pf_facts_kernels(const struct pf_facts *x, struct pf_place *at)
{
	int64_t ts;
	uint32_t i, boot;

	for (i = 0; i < x->w->covered_ids.n; i++) {
		at->machine = (uint32_t)x->w->covered_ids.keys[i].w[0];
		ts = x->w->covered[i];
		boot = pf_clock_find(x->w, 0, at->machine, PF_CLOCK_BOOTTIME);
		/* without snapshots the times are those of BOOTTIME */
		if (ts > 0 && (boot == NONE ||
		    pf_clock_convert(x->w, boot, ts, &ts) == 0))
			pf_fact_number(x, "ftrace_latest_data_start_ns", ts);
	}
}

/* ---- all ---- */

static void
pf_facts_place(struct pf_facts *x)
{
	const struct pf_place *p = x->at;
	struct pf_span s;
	uint32_t boot;

	x->ts = x->boot = 0;
	if (p->when.is_boot || pf_clock_convert(x->w, p->when.clock,
	    p->when.ts, &x->ts) == -1)
		x->ts = 0;
	boot = pf_clock_find(x->w, 0, p->machine, PF_CLOCK_BOOTTIME);
	if (p->when.clock == boot)
		x->boot = p->when.ts;
	/* the recorder stamps what it does by that clock, whichever the trace
	 * has */
	if (p->field == PF_PACKET_SERVICE_EVENT && boot != NONE &&
	    !p->when.is_boot && pf_clock_convert(x->w, boot, p->when.ts,
	    &x->ts) == 0)
		x->boot = p->when.ts;
	switch (p->field) {
	case PF_PACKET_SERVICE_EVENT:
		pf_facts_service(x);
		break;
	case PF_PACKET_TRIGGER:
	case PF_PACKET_CLONE_SNAPSHOT_TRIGGER:
		pf_facts_trigger(x);
		break;
	case PF_PACKET_SYSTEM_INFO:
		pf_facts_system(x);
		break;
	case PF_PACKET_TRACE_CONFIG:
		pf_facts_uuid(x);
		if (p == x->config)
			pf_facts_config(x);
		s = pf_member(&p->data, PF_TRACE_CONFIG_TRACE_ATTRIBUTES);
		if (s.p != NULL)
			pf_facts_attributes(x, &s);
		break;
	case PF_PACKET_CHROME_METADATA:
		pf_facts_chrome(x);
		break;
	case PF_PACKET_TRACE_ATTRIBUTES:
		pf_facts_attributes(x, &p->data);
		break;
	}
}

int64_t
pf_facts(struct pf_world *w, struct builder *b)
{
	struct pf_facts x = { .w = w, .b = b };
	struct pf_place first = { .machine = 0 };
	size_t i;

	for (i = 0; i < w->nplaces; i++)
		if (w->places[i].field == PF_PACKET_TRACE_UUID &&
		    w->places[i].machine == 0 && w->places[i].data.len > 0)
			x.has_uuid = 1;
	for (i = 0; i < w->nplaces; i++)
		if (w->places[i].field == PF_PACKET_TRACE_CONFIG &&
		    w->places[i].machine == 0)
			x.config = &w->places[i];
	for (i = 0; i < w->nplaces; i++) {
		x.at = &w->places[i];
		pf_facts_place(&x);
	}
	x.at = &first;
	pf_facts_kernels(&x, &first);
	first.machine = 0;
	pf_facts_attributes_end(&x);
	if (x.trigger != 0)
		pf_fact_row(&x, pf_literal(b, "trace_trigger"), RECORD_NULL,
		    x.trigger);
	return x.since;
}
