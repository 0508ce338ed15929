#ifndef PF_ETW_H
#define PF_ETW_H
/* Bundles of events of the Windows kernel (EtwTraceEventBundle). */
#include "pf_part.h"
#include "pf_value.h"

enum pf_etw_bundle_field {
	PF_ETW_BUNDLE_CPU = 1,
	PF_ETW_BUNDLE_EVENT = 2
};
enum pf_etw_event_field {
	PF_ETW_EVENT_TIMESTAMP = 1,
	PF_ETW_EVENT_C_SWITCH = 2,
	PF_ETW_EVENT_READY_THREAD = 3,
	PF_ETW_EVENT_CPU = 4,
	PF_ETW_EVENT_THREAD_ID = 5,
	PF_ETW_EVENT_MEM_INFO = 6,
	PF_ETW_EVENT_FILE_IO_CREATE = 7,
	PF_ETW_EVENT_FILE_IO_DIR_ENUM = 8,
	PF_ETW_EVENT_FILE_IO_INFO = 9,
	PF_ETW_EVENT_FILE_IO_READ_WRITE = 10,
	PF_ETW_EVENT_FILE_IO_SIMPLE_OP = 11,
	PF_ETW_EVENT_FILE_IO_OP_END = 12,
	PF_ETW_EVENT_FILE_IO_PATH_OPERATION = 14,
	PF_ETW_EVENT_DISK_IO = 15
};
enum pf_etw_switch_field {
	PF_ETW_SWITCH_NEW_THREAD_ID = 1,
	PF_ETW_SWITCH_OLD_THREAD_ID = 2,
	PF_ETW_SWITCH_NEW_PRIORITY = 3,
	PF_ETW_SWITCH_OLD_PRIORITY = 4,
	PF_ETW_SWITCH_WAIT_REASON = 6,
	PF_ETW_SWITCH_STATE = 8,
	PF_ETW_SWITCH_WAIT_REASON_INT = 11,
	PF_ETW_SWITCH_STATE_INT = 13
};
enum pf_etw_ready_field {
	PF_ETW_READY_THREAD_ID = 1
};
enum pf_etw_mem_info_field {
	PF_ETW_MEM_INFO_STANDBY = 7,
	PF_ETW_MEM_INFO_REPURPOSED = 8
};
enum pf_etw_file_info_field {
	PF_ETW_FILE_INFO_CLASS = 6
};
enum pf_etw_disk_io_field {
	PF_ETW_DISK_IO_RESPONSE_TIME = 7,
	PF_ETW_DISK_IO_OPCODE = 9
};

/* An EtwTraceEvent. */
struct pf_etw_event {
	int64_t		 ts;
	uint32_t	 cpu, tid;
	uint32_t	 number;	/* of what it has; 0: nothing */
	struct pf_span	 data;		/* its message */
	const uint8_t	*at;		/* the tag of that */
};

/*
 * Reads an event of a bundle that says which CPU it is of, or NONE.  Returns 0,
 * or -1 when it is broken, or has no time or no CPU.
 */
int	pf_etw_event(const struct pf_span *, uint32_t cpu,
	    struct pf_etw_event *);
/* Reads a bundle: all but input and output, which pf_etw_io() reads. */
void	pf_etw(struct pf_context *);
/* Reads the input and output of all bundles, once the parts are read. */
void	pf_etw_io(struct pf_part *parts, size_t n);
/* Returns the args of an event of input or output; NULL: of another one. */
struct value *pf_etw_args(const struct pf_at *);
/* Returns what an event is called by its opcode; NULL: nothing is known. */
const char *pf_etw_io_name(const struct pf_etw_event *);

#endif
