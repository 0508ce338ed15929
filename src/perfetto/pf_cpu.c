/*
 * pf_cpu: what the system says of its CPUs (CpuInfo): they are numbered as they
 * stand there.
 */
#include "config.h"

#include "pf_field.h"
#include "pf_part.h"

/* Reads what is said of one CPU. */
static void
pf_cpu_one(struct pf_context *c, uint32_t cpu, const struct pf_span *s)
{
	struct pf_span name = pf_member(s, PF_CPU_INFO_CPU_PROCESSOR);
	struct builder *b = c->p->b;
	struct pf_list khz;
	uint64_t u;

	builder_cpu_info(b, cpu, pf_string(b, &name, c->off), (uint32_t)
	    pf_number(s, PF_CPU_INFO_CPU_CAPACITY, NONE));
	pf_list_open(&khz, s, PF_CPU_INFO_CPU_FREQUENCIES, PF_VARINT);
	while (pf_list_next(&khz, &u))
		builder_cpu_freq(b, cpu, (uint32_t)u);
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
