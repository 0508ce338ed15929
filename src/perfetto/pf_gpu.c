/*
 * pf_gpu: what GPUs a system has (GpuInfo), their frequency and memory, and
 * lines of their log.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>

#include "ttv/value.h"
#include "pf_field.h"
#include "pf_gpu.h"
#include "pf_record.h"

uint32_t
pf_gpu_track(struct builder *b, uint32_t machine, uint32_t gpu)
{
	struct track_def d = TRACK_DEF_INIT;
	char name[24];

	snprintf(name, sizeof(name), "GPU %" PRIu32, gpu);
	d.parent = builder_machine_track(b, machine);
	d.source = TRACK_SOURCE_GPU;
	d.name = pf_literal(b, name);
	return builder_track(b, &d);
}

void
pf_gpu_named(struct builder *b, uint32_t machine, uint32_t gpu)
{
	builder_record(b, RECORD_TABLE_gpu_device, (int64_t []){ gpu, machine,
	    RECORD_NULL, RECORD_NULL, RECORD_NULL, RECORD_NULL, RECORD_NULL,
	    RECORD_NULL });
}

/* Returns bytes as hexadecimal digits, a cell. */
static int64_t
pf_gpu_hex(struct builder *b, const struct pf_span *s, uint64_t off)
{
	static const char digits[] = "0123456789abcdef";
	uint8_t text[64];		/* an id has 16 bytes */
	size_t i;

	if (s->len == 0 || s->len > sizeof(text) / 2)
		return RECORD_NULL;
	for (i = 0; i < s->len; i++) {
		text[i * 2] = (uint8_t)digits[s->p[i] >> 4];
		text[i * 2 + 1] = (uint8_t)digits[s->p[i] & 15];
	}
	return (int64_t)pf_string(b, &(struct pf_span){ text, s->len * 2 },
	    off);
}

/* Adds what is known of a GPU besides, a key and a text each. */
static void
pf_gpu_extra(struct pf_context *c, const struct pf_span *s, int64_t gpu)
{
	struct pf_cursor m;
	struct pf_field f;

	for (pf_open(&m, s); pf_next(&m, &f);)
		if (f.number == PF_GPU_INFO_EXTRA && f.type == PF_BYTES &&
		    pf_member(&f.s, PF_GPU_INFO_EXTRA_KEY).p != NULL)
			builder_record(c->p->b, RECORD_TABLE_gpu_fact,
			    (int64_t []){ gpu, c->k->machine,
			    pf_record_text(c->p->b, &f.s,
			    PF_GPU_INFO_EXTRA_KEY, c->off),
			    pf_record_text(c->p->b, &f.s,
			    PF_GPU_INFO_EXTRA_VALUE, c->off) });
}

void
pf_gpu_info(struct pf_context *c)
{
	struct builder *b = c->p->b;
	struct pf_span uuid;
	struct pf_cursor m;
	struct pf_field f;
	int64_t gpu = 0;

	for (pf_open(&m, &c->k->data); pf_next(&m, &f);) {
		if (f.number != PF_GPU_INFO_GPUS || f.type != PF_BYTES)
			continue;
		uuid = pf_member(&f.s, PF_GPU_INFO_UUID);
		builder_record(b, RECORD_TABLE_gpu_device, (int64_t []){ gpu,
		    c->k->machine,
		    pf_record_text(b, &f.s, PF_GPU_INFO_NAME, c->off),
		    pf_record_text(b, &f.s, PF_GPU_INFO_VENDOR, c->off),
		    pf_record_text(b, &f.s, PF_GPU_INFO_MODEL, c->off),
		    pf_record_text(b, &f.s, PF_GPU_INFO_ARCHITECTURE, c->off),
		    pf_gpu_hex(b, &uuid, c->off),
		    pf_record_text(b, &f.s, PF_GPU_INFO_PCI_BDF, c->off) });
		pf_gpu_extra(c, &f.s, gpu++);
	}
	if (m.broken)
		pf_event_warn(c, WARN_PACKET);
}

/*
 * A counter of a GPU is called NAME[GPU], as counters are that have a name and
 * an id; the first GPU's is called NAME.
 */
static uint32_t
pf_gpu_counter_name(struct builder *b, const char *name, uint32_t gpu)
{
	char number[16];

	if (gpu == 0)
		return pf_literal(b, name);
	return builder_indexed_name(b, pf_literal(b, name), number,
	    (size_t)snprintf(number, sizeof(number), "%" PRIu32, gpu));
}

void
pf_gpu_frequency(struct pf_context *c)
{
	const struct pf_span *s = &c->k->data;
	struct builder *b = c->p->b;
	uint32_t name = pf_gpu_counter_name(b, "gpufreq", (uint32_t)pf_number(
	    s, PF_GENERIC_GPU_FREQUENCY_GPU_ID, 0));

	builder_counter_value(b, builder_counter(b, NONE, name, 0), c->ts,
	    (double)(uint32_t)pf_number(s, PF_GENERIC_GPU_FREQUENCY_KHZ, 0));
}

void
pf_gpu_memory(struct pf_context *c)
{
	const struct pf_span *s = &c->k->data;
	uint32_t pid = (uint32_t)pf_number(s, PF_GPU_MEM_TOTAL_EVENT_PID, 0);
	struct builder *b = c->p->b;
	uint32_t name = pf_gpu_counter_name(b, "GPU Memory",
	    (uint32_t)pf_number(s, PF_GPU_MEM_TOTAL_EVENT_GPU_ID, 0));
	/* pid 0 is the sum of all */
	uint32_t upid = pid == 0 ? NONE : builder_process(b,
	    builder_int_ident(pid), c->p->w->file);

	builder_counter_value(b, builder_counter(b, upid, name, 0), c->ts,
	    (double)pf_number(s, PF_GPU_MEM_TOTAL_EVENT_SIZE, 0));
}

/* ---- the log ---- */

void
pf_gpu_log(struct pf_context *c)
{
	static const char *const severities[] = { "UNSPECIFIED", "VERBOSE",
		"DEBUG", "INFO", "WARNING", "ERROR" };
	const size_t n = sizeof(severities) / sizeof(severities[0]);
	uint64_t severity = pf_number(&c->k->data, PF_GPU_LOG_SEVERITY, 0);
	struct track_def d = TRACK_DEF_INIT;
	struct builder *b = c->p->b;

	d.parent = builder_machine_track(b, c->k->machine);
	d.source = TRACK_SOURCE_GPU_LOG;
	d.name = pf_literal(b, "GPU Log");
	builder_instant(b, builder_track(b, &d), c->ts, builder_kind(b,
	    pf_literal(b, severity < n ? severities[severity] :
	    "UNKNOWN_SEVERITY"), 0, 0), 0, c->off);
}

struct value *
pf_gpu_log_args(const struct pf_at *at)
{
	struct value *args = value_new(at->a, VALUE_OBJECT);
	struct pf_span tag = pf_member(&at->k.data, PF_GPU_LOG_TAG);
	struct pf_span text = pf_member(&at->k.data, PF_GPU_LOG_MESSAGE);

	if (tag.p != NULL)
		pf_value_member(args, "tag", pf_value_text(at->a, &tag));
	if (text.p != NULL)
		pf_value_member(args, "message", pf_value_text(at->a,
		    &text));
	return args;
}
