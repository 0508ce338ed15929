/*
 * pf_cpu: what the system says of its CPUs (CpuInfo): they are numbered as they
 * stand there.
 */
#include "config.h"

#include "pf_field.h"
#include "pf_part.h"

/* Adds what a CPU can do, or is: a row of cpu_fact. */
static void
pf_cpu_fact(struct pf_context *c, uint32_t cpu, const char *name,
    uint64_t value)
{
	builder_record(c->p->b, RECORD_TABLE_cpu_fact, (int64_t []){ cpu,
	    c->k->machine, pf_literal(c->p->b, name), (int64_t)value });
}

/* Adds what features a CPU has, of which the first have names. */
static void
pf_cpu_features(struct pf_context *c, uint32_t cpu, uint64_t features)
{
	static const char *const names[] = { "cpu_features.mte",
		"cpu_features.mte3" };
	const size_t n = sizeof(names) / sizeof(names[0]);
	struct builder *b = c->p->b;
	size_t i;

	for (i = 0; i < n; i++)
		if (features >> i & 1)
			pf_cpu_fact(c, cpu, names[i], 1);
	if (features != 0)
		pf_cpu_fact(c, cpu, "cpu_features.raw_bitmap", features);
	if (features >> n != 0)
		builder_record(b, RECORD_TABLE_recorder_stats, (int64_t []){
		    pf_literal(b, "cpu_info_unknown_cpu_features"),
		    RECORD_NULL, pf_literal(b, "info"), 1, c->k->machine });
}

/* Adds what a CPU of Arm is. */
static void
pf_cpu_arm(struct pf_context *c, uint32_t cpu, const struct pf_span *s)
{
	static const char *const names[] = { "arm_cpu_implementer",
		"arm_cpu_architecture", "arm_cpu_variant", "arm_cpu_part",
		"arm_cpu_revision" };
	const uint64_t none = UINT64_C(1) << 63;
	uint64_t u;
	uint32_t i;

	for (i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if ((u = pf_number(s, i + 1, none)) != none)
			pf_cpu_fact(c, cpu, names[i], u);
}

/* Reads what is said of one CPU. */
static void
pf_cpu_one(struct pf_context *c, uint32_t cpu, const struct pf_span *s)
{
	struct pf_span name = pf_member(s, PF_CPU_INFO_CPU_PROCESSOR);
	struct pf_span arm = pf_member(s, PF_CPU_INFO_CPU_ARM_IDENTIFIER);
	struct builder *b = c->p->b;
	struct pf_list khz;
	uint64_t u;

	builder_cpu_info(b, cpu, pf_string(b, &name, c->off), (uint32_t)
	    pf_number(s, PF_CPU_INFO_CPU_CAPACITY, NONE));
	pf_list_open(&khz, s, PF_CPU_INFO_CPU_FREQUENCIES, PF_VARINT);
	while (pf_list_next(&khz, &u))
		builder_cpu_freq(b, cpu, (uint32_t)u);
	pf_cpu_features(c, cpu, pf_number(s, PF_CPU_INFO_CPU_FEATURES, 0));
	if (arm.p != NULL)
		pf_cpu_arm(c, cpu, &arm);
}

void
pf_cpu_info(struct pf_context *c)
{
	struct pf_cursor m;
	struct pf_field f;
	uint32_t cpu = 0;

	for (pf_open(&m, &c->k->data); pf_next(&m, &f);)
		if (f.number == PF_CPU_INFO_CPUS && f.type == PF_BYTES)
			pf_cpu_one(c, cpu++, &f.s);
}
