#ifndef FORMATS_H
#define FORMATS_H
/*
 * formats: which format an input has, and what is said of one that is not read.
 */
#include "ttv/format.h"

struct err;
struct stream;

/*
 * Returns the format of an input that begins with these n bytes; the last row
 * ("unknown") when no other row accepts them.
 */
const struct format *format_of(const char *, size_t n);

/*
 * Returns the format of what a stream inflates, of which *have bytes are there
 * then: waits for tuning.load_sniff, and as long as it is in doubt for more.
 */
const struct format *format_of_stream(struct stream *, uint64_t *have);

/*
 * Returns whether more bytes may tell the format of an input: these n are lines
 * of comments and blanks, and not too many.
 */
int	format_pending(const char *, size_t n);

/*
 * Return what an input is that is recognised and not read, or NULL: before the
 * formats are asked, and after them.
 */
const struct format *hint_early(const char *, size_t n);
const struct format *hint_late(const char *, size_t n);

/*
 * Maps what a folder is known by, which a library reads as a trace.  Returns 0,
 * or -1: *err, which says why the path could not be opened as a file, says what
 * makes a trace of the folder, if a recorder wrote it.
 */
struct mapfile;
int	folder_open(struct mapfile *, const char *path, struct err *);

#endif
