/*
 * gpu: the table gpu, a row for each GPU that the trace names, with what its
 * records say of it: the first of each fact counts.  A row is found by the
 * number of its GPU, and more on other machines, as rows of cpu are.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/idtab.h"
#include "ttv/record.h"
#include "ttv/xmalloc.h"

#include "cell.h"
#include "machine.h"
#include "sched.h"
#include "sql_int.h"
#include "table.h"

/* The facts of a GPU: columns of gpu_device from here on. */
#define FIRST	RECORD_AT_gpu_device_name
#define FACTS	(RECORD_WIDTH_gpu_device - FIRST)

struct sql_gpu {
	uint32_t	 machine, gpu;
	int64_t		 facts[FACTS];	/* cells */
};

static int
gpu_order(const void *a, const void *b)
{
	const struct sql_gpu *x = a, *y = b;

	if (x->machine != y->machine)
		return x->machine < y->machine ? -1 : 1;
	return x->gpu < y->gpu ? -1 : x->gpu > y->gpu;
}

/* Makes the list of GPUs, once. */
static void
gpu_make(struct sql *s)
{
	uint32_t i, k, n = record_count(s->trace, RECORD_TABLE_gpu_device);
	struct idtab ids = { 0 };
	const int64_t *row;
	size_t cap = 0, f;
	int added;

	if (s->gpus != NULL)
		return;
	s->gpus = xgrow(NULL, 0, &cap, sizeof(*s->gpus));
	for (i = 0; i < n; i++) {
		row = record_row(s->trace, RECORD_TABLE_gpu_device, i);
		k = idtab_add(&ids, &(struct idkey){{
		    (uint64_t)row[RECORD_AT_gpu_device_machine],
		    (uint64_t)row[RECORD_AT_gpu_device_gpu] }}, &added);
		s->gpus = xgrow(s->gpus, k, &cap, sizeof(*s->gpus));
		if (added)
			s->gpus[k] = (struct sql_gpu){
			    (uint32_t)row[RECORD_AT_gpu_device_machine],
			    (uint32_t)row[RECORD_AT_gpu_device_gpu], { 0 } };
		for (f = 0; f < FACTS; f++)
			if (added || s->gpus[k].facts[f] == RECORD_NULL)
				s->gpus[k].facts[f] = row[FIRST + f];
	}
	s->ngpus = ids.n;
	qsort(s->gpus, s->ngpus, sizeof(*s->gpus), gpu_order);
	idtab_free(&ids);
}

static uint64_t
gpu_count(struct sql *s)
{
	gpu_make(s);
	return s->ngpus;
}

static void
gpu_ugpu(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, sched_ucpu(s, s->gpus[row].gpu,
	    s->gpus[row].machine));
}

static void
gpu_number(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, s->gpus[row].gpu);
}

static void
gpu_machine(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_machine(c, s, s->gpus[row].machine);
}

#define FACT(fact)							\
static void								\
gpu_##fact(sqlite3_context *c, struct sql *s, uint64_t row)		\
{									\
	int64_t cell = s->gpus[row].facts[RECORD_AT_gpu_device_##fact -	\
	    FIRST];							\
									\
	if (cell != RECORD_NULL)					\
		cell_string(c, s, (uint32_t)cell);			\
}
FACT(name)
FACT(vendor)
FACT(model)
FACT(architecture)
FACT(uuid)
FACT(pci_bdf)

static const struct sql_column gpu_columns[] = {
	COL("id", "ID", "the same as ugpu", gpu_ugpu),
	COL("ugpu", "ID", "the GPU, which no other machine has", gpu_ugpu),
	COL("gpu", "LONG", "number of the GPU", gpu_number),
	COL("name", "STRING", "what it is called, or null", gpu_name),
	COL("vendor", "STRING", "who made it, or null", gpu_vendor),
	COL("model", "STRING", "its model, or null", gpu_model),
	COL("architecture", "STRING", "its architecture, or null",
	    gpu_architecture),
	COL("uuid", "STRING", "its id, hexadecimal, or null", gpu_uuid),
	COL("pci_bdf", "STRING", "its place on the bus, or null", gpu_pci_bdf),
	COL("machine_id", "JOINID(machine.id)", "machine that it is of",
	    gpu_machine),
	COL("arg_set_id", "ARGSETID", "always null; see gpu_fact", NULL),
	COLUMN_END
};

const struct sql_table table_gpu = {
	.name = "gpu",
	.help = "GPUs that the trace names",
	.columns = gpu_columns,
	.count = gpu_count,
	.yields = 1,
};
