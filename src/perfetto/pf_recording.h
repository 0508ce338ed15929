#ifndef PF_RECORDING_H
#define PF_RECORDING_H
/*
 * pf_recording: numbers of the fields of messages that say what was recorded,
 * and how, as pf_field.h has those of all others.
 */

enum pf_trace_config_field {
	PF_TRACE_CONFIG_BUFFERS = 1,
	PF_TRACE_CONFIG_DATA_SOURCES = 2,
	PF_TRACE_CONFIG_WRITE_INTO_FILE = 8,
	PF_TRACE_CONFIG_FILE_WRITE_PERIOD_MS = 9,
	PF_TRACE_CONFIG_TRACE_ATTRIBUTES = 48
};
enum pf_buffer_config_field {
	PF_BUFFER_CONFIG_FILL_POLICY = 4
};
enum pf_fill_policy {
	PF_FILL_POLICY_DISCARD = 2
};
enum pf_data_source_field {
	PF_DATA_SOURCE_CONFIG = 1
};
enum pf_data_source_config_field {
	PF_DATA_SOURCE_CONFIG_NAME = 1,
	PF_DATA_SOURCE_CONFIG_TARGET_BUFFER = 2,
	PF_DATA_SOURCE_CONFIG_FTRACE_CONFIG = 100,
	PF_DATA_SOURCE_CONFIG_HEAPPROFD_CONFIG = 105
};
enum pf_ftrace_config_field {
	PF_FTRACE_CONFIG_FTRACE_EVENTS = 1,
	PF_FTRACE_CONFIG_BUFFER_SIZE_KB = 10,
	PF_FTRACE_CONFIG_DRAIN_PERIOD_MS = 11,
	PF_FTRACE_CONFIG_SYMBOLIZE_KSYMS = 13,
	PF_FTRACE_CONFIG_SYSCALL_EVENTS = 18,
	PF_FTRACE_CONFIG_ENABLE_FUNCTION_GRAPH = 19,
	PF_FTRACE_CONFIG_PRESERVE_FTRACE_BUFFER = 23
};
enum pf_heapprofd_config_field {
	PF_HEAPPROFD_CONFIG_SAMPLING_INTERVAL_BYTES = 1
};

enum pf_trace_attributes_field {
	PF_TRACE_ATTRIBUTES_ATTRIBUTE = 1
};
enum pf_attribute_field {
	PF_ATTRIBUTE_KEY = 1,
	PF_ATTRIBUTE_LONG_VALUE = 2,
	PF_ATTRIBUTE_STRING_VALUE = 3
};

/* TracingServiceEvent, and the sources that it names */
enum pf_service_event_field {
	PF_SERVICE_EVENT_ALL_DATA_SOURCES_STARTED = 1,
	PF_SERVICE_EVENT_TRACING_STARTED = 2,
	PF_SERVICE_EVENT_ALL_DATA_SOURCES_FLUSHED = 3,
	PF_SERVICE_EVENT_TRACING_DISABLED = 5,
	PF_SERVICE_EVENT_SLOW_STARTING = 7
};
enum pf_data_sources_field {
	PF_DATA_SOURCES_DATA_SOURCE = 1,
	PF_DATA_SOURCE_PRODUCER_NAME = 1,
	PF_DATA_SOURCE_DATA_SOURCE_NAME = 2
};
enum pf_trigger_field {
	PF_TRIGGER_NAME = 1,
	PF_TRIGGER_PRODUCER_NAME = 2,
	PF_TRIGGER_TRUSTED_PRODUCER_UID = 3
};

enum pf_trace_stats_field {
	PF_TRACE_STATS_BUFFER_STATS = 1,
	PF_TRACE_STATS_FILTER_STATS = 11,
	PF_TRACE_STATS_FINAL_FLUSH_OUTCOME = 15,
	PF_TRACE_STATS_WRITER_STATS = 18
};
enum pf_filter_stats_field {
	PF_FILTER_STATS_BYTES_DISCARDED_PER_BUFFER = 20
};
enum pf_writer_stats_field {
	PF_WRITER_STATS_SEQUENCE_ID = 1,
	PF_WRITER_STATS_BUFFER = 4
};
enum pf_browser_field {
	PF_BROWSER_BACKGROUND_TRACING = 1,
	PF_BROWSER_CHROME_VERSION_CODE = 2,
	PF_BROWSER_ENABLED_CATEGORIES = 3,
	PF_BROWSER_FIELD_TRIAL_HASHES = 4,
	PF_BROWSER_APP_PACKAGE_NAME = 5,
	PF_BROWSER_APP_VERSION = 6,
	PF_BROWSER_CHANNEL = 7,
	PF_BROWSER_OS_NAME = 8
};
enum pf_finch_hash_field { PF_FINCH_HASH_NAME = 1, PF_FINCH_HASH_GROUP = 2 };
enum pf_background_tracing_field {
	PF_BACKGROUND_TRACING_TRIGGERED_RULE = 1,
	PF_BACKGROUND_TRACING_SCENARIO_NAME_HASH = 3,
	PF_TRIGGER_RULE_NAME_HASH = 4		/* of a rule */
};

/* Writes the name of a fact of a browser; a letter tells it from others. */
#define PF_FACT_NAME	64
void	pf_chrome_fact(char name[PF_FACT_NAME], unsigned chrome,
	    const char *what);

#endif
