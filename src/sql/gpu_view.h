#ifndef GPU_VIEW_H
#define GPU_VIEW_H
/*
 * gpu_view: the views of GPUs and what they do.
 */

/* Returns the statements that make the views. */
const char	*gpu_views(void);

#endif
