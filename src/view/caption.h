#ifndef CAPTION_H
#define CAPTION_H
/*
 * caption: what is written on a slice; waits: names of slices during which
 * their thread does not run.
 */
#include <stddef.h>
#include <stdint.h>

struct captions;
struct view;
struct waits;

struct captions *caption_new(void);
void	caption_free(struct captions *);
const char *caption_of(const struct view *, uint32_t slice, int room,
	    size_t *len);
void	caption_frame(const struct view *);	/* begins a frame */
int	caption_idle(struct view *, int64_t *left);

/* ---- waits.c ---- */

struct waits *waits_new(void);
void	waits_free(struct waits *);

#endif
