#ifndef SYMBOLS_ELF_H
#define SYMBOLS_ELF_H
/* symbols_elf: see symbols_elf.c. */
#include <stddef.h>
#include <stdint.h>

#include "ttv/trace.h"

#define SYMBOLS_INLINED	64		/* entries of a place at most; real ones
					 * have less than 30 */

/* A function at a place; texts are those of the file, until it is closed. */
struct symbols_entry {
	const char	*name;
	const char	*file;		/* or NULL */
	uint32_t	 line, column;	/* 0: not known */
};

struct symbols_elf;

/* Returns 1 if files can be read: ttv was built with elfutils and finds it. */
int	symbols_elf_can(void);
/*
 * Opens the file at a path; returns NULL if it is no ELF file, or not that of a
 * build id, which may be NULL.  Debug information that is apart is looked for
 * in n folders.
 */
struct symbols_elf *symbols_elf_open(const char *path, const char *build_id,
	    const char *const *dirs, size_t n);
void	symbols_elf_close(struct symbols_elf *);
/*
 * Finds the functions at a place, the outermost first and what is inlined in
 * each behind it; returns how many.
 */
size_t	symbols_elf_find(struct symbols_elf *, uint64_t place,
	    enum frame_place, struct symbols_entry e[SYMBOLS_INLINED]);
/* Calls fn with each path below a folder that may have what a build id says. */
int	symbols_elf_paths(const char *dir, const char *build_id,
	    int (*fn)(void *, const char *path), void *arg);

#endif
