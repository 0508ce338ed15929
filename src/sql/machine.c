/*
 * machine: the table machine.  Row 0 is the machine that recorded, which every
 * trace has; those that sent it packets of their own follow, as the model's
 * processes and CPUs first name them, or a manifest does.  In the model a
 * machine is the number that the file gives it, 0 for the one that recorded;
 * here it is a row, so that CPUs of remote machines are numbered from
 * SCHED_CPUS a row.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/record.h"
#include "ttv/sched.h"
#include "ttv/xmalloc.h"

#include "cell.h"
#include "facts.h"
#include "machine.h"
#include "sched.h"
#include "sql_int.h"
#include "table.h"

static void
machine_add(struct idtab *machines, uint32_t raw)
{
	idtab_add(machines, &(struct idkey){{ raw, 0, 0, 0 }}, NULL);
}

/* Keeps how many CPUs machines say they have: each what it says first. */
static void
machine_list_cpus(struct sql *s)
{
	const struct trace *t = s->trace;
	uint32_t i, n = record_count(t, RECORD_TABLE_recording_fact), row;
	const int64_t *f;

	s->machine_cpus = xreallocarray(NULL, s->machines.n,
	    sizeof(*s->machine_cpus));
	for (i = 0; i < s->machines.n; i++)
		s->machine_cpus[i] = RECORD_NULL;
	for (i = 0; i < n; i++) {
		f = record_row(t, RECORD_TABLE_recording_fact, i);
		row = idtab_find(&s->machines, &(struct idkey){{ (uint32_t)
		    f[RECORD_AT_recording_fact_machine], 0, 0, 0 }});
		if (s->machine_cpus[row] == RECORD_NULL && strcmp(trace_str(t,
		    (uint32_t)f[RECORD_AT_recording_fact_name]), FACT_CPUS) ==
		    0)
			s->machine_cpus[row] =
			    f[RECORD_AT_recording_fact_int_value];
	}
}

void
machine_open(struct sql *s)
{
	const struct trace *t = s->trace;
	uint32_t i;

	machine_add(&s->machines, 0);
	for (i = 0; i < t->nprocesses; i++)
		machine_add(&s->machines, t->processes[i].machine);
	for (i = 0; i < t->nthreads; i++)
		machine_add(&s->machines, t->threads[i].machine);
	for (i = 0; i < t->ntracks; i++)
		machine_add(&s->machines, t->tracks[i].machine);
	for (i = 0; i < t->nclock_readings; i++)
		machine_add(&s->machines, t->clock_readings[i].machine);
	for (i = 0; i < t->ncpu_infos; i++)
		machine_add(&s->machines, t->cpu_infos[i].machine);
	for (i = 0; i < t->nidles; i++)
		machine_add(&s->machines, t->idles[i].machine);
	for (i = 0; i < record_count(t, RECORD_TABLE_recorder_stats); i++)
		machine_add(&s->machines, (uint32_t)record_row(t,
		    RECORD_TABLE_recorder_stats, i)
		    [RECORD_AT_recorder_stats_machine]);
	for (i = 0; i < record_count(t, RECORD_TABLE_recording_fact); i++)
		machine_add(&s->machines, (uint32_t)record_row(t,
		    RECORD_TABLE_recording_fact, i)
		    [RECORD_AT_recording_fact_machine]);
	for (i = 0; i < record_count(t, RECORD_TABLE_interrupt_name); i++)
		machine_add(&s->machines, (uint32_t)record_row(t,
		    RECORD_TABLE_interrupt_name, i)
		    [RECORD_AT_interrupt_name_machine]);
	for (i = 0; i < record_count(t, RECORD_TABLE_machine_name); i++)
		machine_add(&s->machines, (uint32_t)record_row(t,
		    RECORD_TABLE_machine_name, i)
		    [RECORD_AT_machine_name_machine]);
	machine_list_cpus(s);
}

void
machine_close(struct sql *s)
{
	idtab_free(&s->machines);
	free(s->machine_cpus);
}

static uint32_t
machine_row(const struct sql *s, uint32_t raw)
{
	uint32_t row = raw == 0 ? 0 : idtab_find(&s->machines,
	    &(struct idkey){{ raw, 0, 0, 0 }});

	return row == UINT32_MAX ? 0 : row;
}

/* Returns the number that the file gives the machine of a row. */
static uint32_t
machine_number(const struct sql *s, uint64_t row)
{
	return (uint32_t)s->machines.keys[row].w[0];
}

void
cell_machine(sqlite3_context *c, const struct sql *s, uint32_t raw)
{
	sqlite3_result_int64(c, machine_row(s, raw));
}

uint32_t
sched_ucpu(const struct sql *s, uint32_t cpu, uint32_t machine)
{
	return cpu < SCHED_CPUS ? machine_row(s, machine) * SCHED_CPUS + cpu :
	    cpu;
}

static uint64_t
machine_count(struct sql *s)
{
	return s->machines.n;
}

void
cell_machine_raw(sqlite3_context *c, const struct sql *s, uint32_t machine)
{
	const int64_t *named = trace_machine(s->trace, machine);

	sqlite3_result_int64(c, named == NULL ? machine :
	    named[RECORD_AT_machine_name_raw_id]);
}

static void
machine_raw(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_machine_raw(c, s, machine_number(s, row));
}

static void
machine_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const int64_t *named = trace_machine(s->trace, machine_number(s, row));

	if (named != NULL)
		cell_string(c, s, (uint32_t)
		    named[RECORD_AT_machine_name_name]);
}

/* Gives a fact of a machine, from the table metadata. */
#define MACHINE_FACT(column, fact)					\
static void								\
machine_##column(sqlite3_context *c, struct sql *s, uint64_t row)	\
{									\
	metadata_fact(c, s, fact, machine_number(s, row));		\
}
MACHINE_FACT(sysname, "system_name")
MACHINE_FACT(release, "system_release")
MACHINE_FACT(version, "system_version")
MACHINE_FACT(arch, "system_machine")
MACHINE_FACT(fingerprint, "android_build_fingerprint")
MACHINE_FACT(manufacturer, "android_device_manufacturer")
MACHINE_FACT(sdk, "android_sdk_version")
MACHINE_FACT(ram, "system_ram_bytes")
MACHINE_FACT(gb, "system_ram_gb")

static void
machine_cpus(sqlite3_context *c, struct sql *s, uint64_t row)
{
	if (s->machine_cpus[row] != RECORD_NULL)
		sqlite3_result_int64(c, s->machine_cpus[row]);
}

static const struct sql_column machine_columns[] = {
	COL_ID("number of the machine; 0: the one that recorded"),
	COL("raw_id", "LONG", "number that the file gives it, or from 2^32",
	    machine_raw),
	COL("name", "STRING", "what a manifest calls it", machine_name),
	COL("sysname", "STRING", "its system", machine_sysname),
	COL("release", "STRING", "of its system", machine_release),
	COL("version", "STRING", "of its system", machine_version),
	COL("arch", "STRING", "its processor's kind", machine_arch),
	COL("num_cpus", "LONG", "CPUs that it says it has", machine_cpus),
	COL("android_build_fingerprint", "STRING", "which build it runs",
	    machine_fingerprint),
	COL("android_device_manufacturer", "STRING", "who made it",
	    machine_manufacturer),
	COL("android_sdk_version", "LONG", "version of Android's interfaces",
	    machine_sdk),
	COL("system_ram_bytes", "LONG", "its memory", machine_ram),
	COL("system_ram_gb", "LONG", "its memory, in 10^9 bytes",
	    machine_gb),
	COL("label_index", "LONG", "its place among the machines",
	    cell_row),
	COLUMN_END
};

const struct sql_table table_machine = {
	.name = "machine",
	.help = "Machines: the one that recorded, and those that it heard of",
	.columns = machine_columns,
	.count = machine_count,
};
