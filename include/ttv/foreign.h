#ifndef TTV_FOREIGN_H
#define TTV_FOREIGN_H
/*
 * Files that a library of others reads, where that library is installed.  A
 * process of its own has the library write a text, which a reader takes as if
 * it were the file: what a damaged file does to the library ends that process.
 */
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct err;
struct foreign;

/*
 * Returns the name of the form of a file that begins so, if there is a library
 * that reads it; else NULL.  Loads the library.
 */
const char	*foreign_type(const char *, size_t);
/*
 * Commands that make a text of a file, for people: where there is no library,
 * and where it cannot read the file.
 */
#define FOREIGN_TRACECMD "trace-cmd report FILE > FILE.txt"
#define FOREIGN_CTF	"ctf2ctf FOLDER > FILE.json (babeltrace2 FOLDER shows it)"
const char	*foreign_command(const char *type);
/*
 * Returns a file by which foreign_type() knows what a folder is, which the
 * caller frees; NULL for a folder that no library reads, and for a file.
 */
char		*foreign_folder(const char *path);
/* Whether a file that begins so stands for the folder that it is in. */
int		 foreign_in_folder(const char *, size_t);
/*
 * Returns how many bytes the library reads for a file of n bytes at `path`: a
 * file may stand for the folder that it is in.
 */
uint64_t	 foreign_bytes(const char *type, const char *path, uint64_t n);
/*
 * Starts to read the n bytes at p, of the file at `path` if it has these, as
 * that form.  NULL and an error: the form is read from a folder and no file at
 * `path` has these bytes, there is no room for a copy, or no process.
 */
struct foreign	*foreign_start(const char *type, const char *path,
		    const char *p, size_t n, struct err *);
/*
 * Reads up to n bytes of the text.  Returns 0 at its end, and -1 when there
 * are none yet, after FOREIGN_WAIT.
 */
#define FOREIGN_WAIT	100	/* ms: how long a person waits who stops it */
ssize_t		 foreign_read(struct foreign *, char *, size_t n);
/* Ends it, and says what came of it. */
enum foreign_end {
	FOREIGN_WHOLE,			/* the library read all of it */
	FOREIGN_CUT,			/* it could not, or was not let */
	FOREIGN_FOLDERS,		/* all but some folders of it */
	FOREIGN_TIMED,			/* its time was used up */
	FOREIGN_BROKEN			/* a signal ended the process, or it had
					 * no more memory */
};
enum foreign_end foreign_end(struct foreign *);

/*
 * Loads a library when it is wanted for the first time, and finds functions of
 * it by their names; the last row has no name.  `to` is where a pointer to the
 * function goes.  `ready` is called then, and may be NULL: 0 is as if one were
 * missing.  Returns 1, or 0 when the library or one of them is missing.  For
 * any thread.
 */
struct foreign_function {
	const char	*name;
	void		*to;
};
struct foreign_library {
	const char	*name;
	const struct foreign_function *functions;
	int		(*ready)(void);
	int		 state;		/* 0: not looked for; 1, -1: found or
					 * not */
};
int	foreign_load(struct foreign_library *);

#endif
