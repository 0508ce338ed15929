#ifndef ROOM_H
#define ROOM_H
/*
 * A temporary file that is written from its beginning, within the limits of
 * the place that it stands in.  See room.c.
 */
#include <stddef.h>
#include <stdint.h>

struct err;

/*
 * Bytes of TMPDIR's file system that stay free, or a sixteenth of it where that
 * is less: room for what other programs write before somebody notices.
 */
#define ROOM_KEEP	(64u << 20)
#define ROOM_SHARE	16u

struct room {
	int		 fd;
	uint64_t	 written;	/* bytes, all from the start */
	uint64_t	 granted;	/* there is room for these, as last seen */
	uint64_t	 length;	/* of the file, where it is kept ahead */
	int		 ahead;
};

/*
 * For an open file, empty, which stays the caller's.  `ahead`: the file is
 * always longer than what is written by MAPFILE_PAD bytes at the least, which
 * read as 0; it must be as long as that already.
 */
void		 room_init(struct room *, int fd, int ahead);
/* Writes all of it, whatever comes between.  0 or errno. */
int		 room_write(struct room *, const char *, size_t);
/* Whether errno says that there was no room for more, and nothing worse. */
int		 room_is_full(int error);
/*
 * Sets the error for what room_write() returned when it wrote for the file of
 * that name; a full file system is ERR_LIMIT: what was written is of use.  -1.
 */
int		 room_error(struct err *, const char *name, uint64_t written,
		    int error);
/* Where temporary files are made: TMPDIR or /tmp. */
const char	*room_dir(void);
/* A new file there, which has no name any more, or -1. */
int		 room_file(struct err *);

#endif
