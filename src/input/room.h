#ifndef ROOM_H
#define ROOM_H
/*
 * A temporary file that is written from its start, within the free space of
 * its file system.  See room.c.
 */
#include <stddef.h>
#include <stdint.h>

struct err;

struct room {
	int		 fd;
	uint64_t	 written;	/* bytes, from the start of the file */
	uint64_t	 granted;	/* bytes that the last check allows */
	uint64_t	 length;	/* bytes it was made, if ahead */
	int		 ahead;
};

/*
 * Prepares to write an open, empty file, which stays the caller's.  `ahead`:
 * keep the file at least MAPFILE_PAD bytes longer than its written part; the
 * caller has made it that long already.
 */
void		 room_init(struct room *, int fd, int ahead);
/* Writes all n bytes, over interrupts.  Returns 0 or errno. */
int		 room_write(struct room *, const char *, size_t);
/* Returns whether errno means that there was no room, and nothing worse. */
int		 room_is_full(int error);
/*
 * Sets *err for an errno of room_write() on behalf of the file of that name.
 * Returns -1.  A lack of room is ERR_LIMIT: what was written is usable.
 */
int		 room_error(struct err *, const char *name, uint64_t written,
		    int error);
/* Returns a new file of ttv/tempfile.h, or -1. */
int		 room_file(struct err *);

#endif
