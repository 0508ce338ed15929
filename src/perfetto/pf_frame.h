#ifndef PF_FRAME_H
#define PF_FRAME_H
/* Frames of Android: when they were expected, and when they came. */
#include "pf_part.h"
#include "pf_value.h"

/* Reads all FrameTimelineEvent packets of the parts, once these are read. */
void	pf_frames(struct pf_part *, size_t n);
/* Returns the args of such an event, or NULL. */
struct value *pf_frame_args(const struct pf_at *);

#endif
