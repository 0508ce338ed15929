/*
 * track_counter: the types of the tracks of counters, as trace_processor calls
 * them: of those that the kernel's events and packets make by their names.
 */
#include "config.h"

#include <string.h>

#include "ttv/chars.h"
#include "ttv/format_words.h"
#include "ttv/strtab.h"

#include "sql_int.h"
#include "sql_track.h"

/* Names of counters, or how they begin, with trace_processor's type. */
enum counter_of { OF_CPU, OF_PROCESS, OF_NOTHING };
static const struct counter_row {
	enum counter_of	 of;
	const char	*begin, *end;	/* of the name; # is a digit */
	const char	*type;
} counter_types[] = {
	{ OF_CPU, "cpufreq", "", "cpu_frequency" },
	{ OF_CPU, "cpuidle#", "", TRACK_TYPE_IDLE },
	{ OF_CPU, "cpuidle", "", "cpu_idle" },
	{ OF_CPU, "Cpu ", " Max Freq Limit", "cpu_max_frequency_limit" },
	{ OF_CPU, "Cpu ", " Min Freq Limit", "cpu_min_frequency_limit" },
	{ OF_CPU, "cpu.times.", "", "cpustat" },
	{ OF_PROCESS, "mem.", "", "process_memory" },
	{ OF_PROCESS, "vulkan.mem.driver.", "", "vulkan_driver_mem" },
	{ OF_PROCESS, "vulkan.mem.device.", ".allocation",
	    "vulkan_device_mem_allocation" },
	{ OF_PROCESS, "vulkan.mem.device.", ".bind",
	    "vulkan_device_mem_bind" },
	{ OF_PROCESS, "oom_score_adj", "", "oom_score_adj" },
	{ OF_PROCESS, "chrome.", "", TRACK_TYPE_CHROME },
	{ OF_NOTHING, "mem.", "", "process_memory" },
	{ OF_NOTHING, "psi.", "", "psi" },
	{ OF_NOTHING, "num_forks", "", "num_forks" },
	{ OF_NOTHING, "num_irq_total", "", "num_irq_total" },
	{ OF_NOTHING, "num_softirq_total", "", "num_softirq_total" },
	{ OF_NOTHING, "diskstat.", "", TRACK_TYPE_DISK },
	{ OF_NOTHING, "batt.", "", "battery_counter" },
	{ OF_NOTHING, "power.", "_uws", "power_rails" },
	{ OF_NOTHING, "energy.", "_uws", "android_energy_estimation_breakdown" },
	{ OF_NOTHING, "energy_by_uid.", "_uws",
	    "android_energy_estimation_breakdown_per_uid" },
	{ OF_NOTHING, "Entity residency: ", "", "entity_state" },
	{ OF_NOTHING, "ScreenState", "", "screen_state" },
	{ OF_NOTHING, TRACK_GPU_MEMORY, "", TRACK_TYPE_GPU_MEMORY },
	{ OF_PROCESS, TRACK_GPU_MEMORY, "", "process_" TRACK_TYPE_GPU_MEMORY },
	{ OF_NOTHING, TRACK_GPU, "", TRACK_TYPE_GPU },
	{ OF_NOTHING, "", " Frequency", "clock_frequency" },
	{ OF_NOTHING, "", " State", "clock_state" },
	{ OF_NOTHING, "", " Temperature", "thermal_temperature" },
	{ OF_NOTHING, "", " Cooling Device", "cooling_device_counter" },
};

/* Returns whether a name of n bytes begins so. */
static int
counter_begins(const char *name, size_t n, const char *begin)
{
	size_t i;

	if (n < strlen(begin))
		return 0;
	for (i = 0; begin[i] != '\0'; i++)
		if (begin[i] == '#' ? !is_digit(name[i]) : name[i] !=
		    begin[i])
			return 0;
	return 1;
}

/* Returns the type of a counter that events of the kernel make, or NULL. */
static const char *
kernel_counter_type(const struct trace *t, const struct sql_track *c)
{
	enum counter_of of = c->ucpu != NONE ? OF_CPU : c->upid != NONE ||
	    c->utid != NONE ? OF_PROCESS : OF_NOTHING;
	uint32_t string = t->tracks[c->track].name;
	const char *name = trace_str(t, string);
	const struct counter_row *r;
	size_t i, n = strtab_len(t->strings, string), end;

	for (i = 0; i < sizeof(counter_types) / sizeof(counter_types[0]);
	    i++) {
		r = &counter_types[i];
		end = strlen(r->end);
		if (r->of == of && n >= strlen(r->begin) + end &&
		    counter_begins(name, n, r->begin) &&
		    memcmp(name + n - end, r->end, end) == 0)
			return r->type;
	}
	return NULL;
}

const char *
track_counter_type(const struct trace *t, const struct sql_track *c)
{
	static const struct format_words unknown = {
		.counter = "json_counter", .counter_of = COUNTER_OFF_CPU };
	const struct track *k = &t->tracks[c->track];
	uint32_t file = k->upid != NONE ? t->processes[k->upid].file : 0;
	const struct format_words *words = file < t->nsources &&
	    t->sources[file].words != NULL ? t->sources[file].words : &unknown;
	const char *type;

	if (k->source == TRACK_SOURCE_MARKER)
		return "atrace_counter";
	if (k->source == TRACK_SOURCE_GPU_COUNTER)
		return TRACK_TYPE_GPU_COUNTER;
	if (k->source == TRACK_SOURCE_ETW_MEMORY)
		return "etw_meminfo";
	if (k->source == TRACK_SOURCE_MEMINFO)
		return "meminfo";
	if (k->source == TRACK_SOURCE_VMSTAT)
		return "vmstat";
	if (k->source == TRACK_SOURCE_PERF)
		return "perf_cpu_counter";
	if (track_words(t, k)->counter_of == COUNTER_ALL)
		return track_words(t, k)->counter;
	if (c->ucpu == NONE && words->counter_of == COUNTER_OFF_CPU)
		return words->counter;
	if (k->source == TRACK_SOURCE_NONE &&
	    (type = kernel_counter_type(t, c)) != NULL)
		return type;
	if (words == &unknown || (words->counter_of == COUNTER_UNNAMED &&
	    words->counter != NULL))
		return words->counter;
	return c->utid != NONE ? "thread_counter_track_event" : c->upid !=
	    NONE ? "process_counter_track_event" :
	    "global_counter_track_event";
}
