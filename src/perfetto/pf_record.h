#ifndef PF_RECORD_H
#define PF_RECORD_H
/* Rows of facts (ttv/record.h) from the fields of messages. */
#include "pf_part.h"

enum pf_art_process_metadata_field {
	PF_ART_PID = 1,
	PF_ART_UID = 2,
	PF_ART_PROCESS_NAME = 3,
	PF_ART_PACKAGE_NAME = 4,
	PF_ART_OOM_SIZE = 5,
	PF_ART_OOM_FREE = 6,
	PF_ART_OOM_UNTIL = 7,
	PF_ART_OOM_STACK = 8,
	PF_ART_OOM_ERROR = 9
};
enum pf_java_stack_field {
	PF_JAVA_STACK_FRAMES = 1,
	PF_JAVA_FRAME_METHOD_NAME = 1,
	PF_JAVA_FRAME_SOURCE_FILE = 2,
	PF_JAVA_FRAME_LINE_NUMBER = 3
};

enum pf_smaps_packet_field {
	PF_SMAPS_PACKET_PID = 1,
	PF_SMAPS_PACKET_ENTRIES = 2,
	PF_SMAPS_PACKET_PACKED_ENTRIES = 3
};
enum pf_smaps_entry_field {
	PF_SMAPS_ENTRY_PATH = 1,
	PF_SMAPS_ENTRY_SIZE = 2,
	PF_SMAPS_ENTRY_PRIVATE_DIRTY = 3,
	PF_SMAPS_ENTRY_SWAP = 4,
	PF_SMAPS_ENTRY_FILE_NAME = 5,
	PF_SMAPS_ENTRY_START_ADDRESS = 6,
	PF_SMAPS_ENTRY_MODULE_TIMESTAMP = 7,
	PF_SMAPS_ENTRY_MODULE_DEBUGID = 8,
	PF_SMAPS_ENTRY_MODULE_DEBUG_PATH = 9,
	PF_SMAPS_ENTRY_PROTECTION_FLAGS = 10,
	PF_SMAPS_ENTRY_PRIVATE_CLEAN = 11,
	PF_SMAPS_ENTRY_SHARED_DIRTY = 12,
	PF_SMAPS_ENTRY_SHARED_CLEAN = 13,
	PF_SMAPS_ENTRY_LOCKED = 14,
	PF_SMAPS_ENTRY_PSS = 15
};
enum pf_packed_smaps_field {
	PF_PACKED_SMAPS_STRING_TABLE = 1,
	PF_PACKED_SMAPS_NAME_ID = 2	/* and on: a list of numbers each */
};

enum pf_concurrent_session_event_field {
	PF_CONCURRENT_SESSION_STATE = 1,
	PF_CONCURRENT_SESSION_NAME = 2,
	PF_CONCURRENT_SESSION_ID = 3,
	PF_CONCURRENT_SESSION_CONSUMER_UID = 4,
	PF_CONCURRENT_SESSION_NUM_DATA_SOURCES = 5
};

/* Returns the last field of that number as a cell. */
int64_t	pf_record_number(const struct pf_span *, uint32_t number);
/* Returns the text of a field, or of none, as a cell. */
int64_t	pf_record_text(struct builder *, const struct pf_span *,
	    uint32_t number, uint64_t off);
/*
 * Returns the word of n that a field stands for, as a cell; numbers that have
 * no word are none.
 */
int64_t	pf_record_word(struct builder *, const struct pf_span *,
	    uint32_t number, const char *const *words, size_t n);
#define PF_RECORD_WORD(b, s, number, words)				\
	pf_record_word(b, s, number, words, sizeof(words) / sizeof(*(words)))

/* Adds what made the trace be written (Trigger) as an instant. */
void	pf_trigger(struct pf_context *);
/* Adds an instant to the track of triggers; name: a string. */
void	pf_triggered(struct pf_context *, uint32_t name);
/* Reads an InterruptInfo. */
void	pf_interrupts(struct pf_context *);
/* Reads a SmapsPacket; pf_smaps.c. */
void	pf_smaps(struct pf_context *);
/* Reads all ConcurrentSessionEvent packets of the parts; pf_sessions.c. */
void	pf_sessions(struct pf_part *, size_t n);
/* Reads a PackagesList. */
void	pf_packages(struct pf_context *);

#endif
