#ifndef PF_BIRTH_QUICK_H
#define PF_BIRTH_QUICK_H
/*
 * pf_birth_quick: passes over events of the kernel that make no task, by a look
 * at how recorders begin an event: with its time and its pid.
 */
#include "pf_ftrace.h"
#include "pf_quick.h"

/* Bytes of a time and a pid with their tags, and of the tag behind. */
#define PF_BIRTH_HEAD	(2 * (1 + PF_VARINT_MAX) + 2)

/* Keeps an event unless it is seen to make no task. */
static inline void
pf_births_see(struct pf_births *b, const struct pf_span *s)
{
	const uint8_t *p = s->p;

	if (s->len >= PF_BIRTH_HEAD &&
	    *p == PF_TAG(PF_FTRACE_EVENT_TIMESTAMP, PF_VARINT)) {
		while ((*++p & 0x80) != 0 && p < s->p + PF_VARINT_MAX)
			;
		if (*++p == PF_TAG(PF_FTRACE_EVENT_PID, PF_VARINT)) {
			while ((*++p & 0x80) != 0 && p < s->p + PF_BIRTH_HEAD -
			    2)
				;
			if ((*++p & 7) == PF_BYTES &&
			    *p != (uint8_t)(PF_TAG(PF_NEWTASK, PF_BYTES) |
			    0x80))
				return;
		}
	}
	pf_births_keep(b, s);
}

#endif
