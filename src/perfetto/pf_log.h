#ifndef PF_LOG_H
#define PF_LOG_H
/* The log of Android. */
#include "pf_part.h"

/* AndroidLogPacket.LogEvent */
struct pf_log {
	uint32_t	 log, prio;
	int32_t		 pid, tid, uid;
	uint64_t	 ts;		/* ns since 1970 */
	struct pf_span	 tag, message;
};

void	pf_log_fields(const struct pf_span *, struct pf_log *);
/* Reads an AndroidLogPacket. */
void	pf_log(struct pf_context *);

#endif
