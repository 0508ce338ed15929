#ifndef PF_RECORD_H
#define PF_RECORD_H
/* Rows of facts (ttv/record.h) from the fields of messages. */
#include "pf_part.h"

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
/* Reads an InterruptInfo. */
void	pf_interrupts(struct pf_context *);
/* Reads a SmapsPacket; pf_smaps.c. */
void	pf_smaps(struct pf_context *);
/* Reads all ConcurrentSessionEvent packets of the parts; pf_sessions.c. */
void	pf_sessions(struct pf_part *, size_t n);
/* Reads a PackagesList. */
void	pf_packages(struct pf_context *);

#endif
