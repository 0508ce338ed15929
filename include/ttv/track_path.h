#ifndef TTV_TRACK_PATH_H
#define TTV_TRACK_PATH_H
/*
 * Names tracks by a text that means the same track the next time, in a saved
 * session or on a command line: the labels from the outside in, "app [7] / main
 * [1]".  Of tracks with equal labels the second and later ones have a number:
 * " #2".
 */
#include <stddef.h>
#include <stdint.h>

struct trace;

#define TRACK_PATH_MAX	1024		/* bytes of a path, NUL included */

struct track_paths;

/* Makes the paths of all tracks; the trace must outlive them.  O(tracks). */
struct track_paths *track_paths_new(const struct trace *);
void	 track_paths_free(struct track_paths *);
/* Writes the path of a track; returns its length. */
size_t	 track_path(const struct track_paths *, uint32_t track, char *,
	    size_t n);
/* Returns the track of a path, or NONE. */
uint32_t track_path_find(const struct track_paths *, const char *);

#endif
