/*
 * symbols_elf: functions and lines at places of ELF files, by elfutils.
 *
 * libdw is loaded when the first file is opened, so that who needs none pays
 * for none.  No function of it that asks servers for files is called: where
 * debug information is looked for is decided here, by elf_find_debug().
 *
 * Files are those of folders that the person named, or those that have the
 * build id of the trace: a build id of the trace that a file has not excludes
 * it.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "symbols_elf.h"

#ifdef HAVE_DW

#include <sys/stat.h>

#include <dwarf.h>
#include <elfutils/libdwfl.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#include "ttv/buf.h"
#include "ttv/chars.h"
#include "ttv/foreign.h"
#include "ttv/xmalloc.h"

#define ELF_LIBRARY	"libdw.so.1"
/* Files are mapped: larger ones do not come of compilers. */
#define ELF_MOST	(INT64_C(16) << 30)
#define ELF_SEGMENTS	64		/* of a file at most; real: 4 */
#define ELF_BUILD_ID	64		/* bytes of one at most; real: 20 */

#define ELF_FUNCTIONS(X)						\
	X(dwfl_begin) X(dwfl_end) X(dwfl_report_begin)			\
	X(dwfl_report_offline) X(dwfl_report_end) X(dwfl_module_info)	\
	X(dwfl_offline_section_address) X(dwfl_module_build_id)		\
	X(dwfl_module_getelf) X(dwfl_module_getdwarf)			\
	X(dwfl_module_addrdie) X(dwfl_module_addrinfo)			\
	X(dwfl_module_getsrc) X(dwfl_lineinfo) X(dwarf_getscopes)	\
	X(dwarf_getscopes_die) X(dwarf_dieoffset) X(dwarf_offdie)	\
	X(dwarf_tag) X(dwarf_diename) X(dwarf_attr)			\
	X(dwarf_attr_integrate) X(dwarf_formstring) X(dwarf_formudata)	\
	X(dwarf_getsrcfiles) X(dwarf_filesrc) X(elf_getphdrnum)		\
	X(gelf_getphdr)

/* The functions of libdw, and of libelf, which it brings. */
static struct {
#define ELF_POINTER(name)	__typeof__(name) *name;
	ELF_FUNCTIONS(ELF_POINTER)
} dw;

struct symbols_elf {
	Dwfl_Callbacks	 callbacks;
	Dwfl		*dwfl;
	Dwfl_Module	*module;
	GElf_Addr	 bias;		/* from addresses of the file */
	size_t		 nsegments;
	GElf_Phdr	 segments[ELF_SEGMENTS];	/* that are executed */
	char		 build_id[2 * ELF_BUILD_ID + 1];
	const char	*const *dirs;
	size_t		 ndirs;
};

static const struct foreign_function functions[] = {
#define ELF_ROW(name)	{ #name, &dw.name },
	ELF_FUNCTIONS(ELF_ROW)
	{ NULL, NULL },
};
static struct foreign_library library = { ELF_LIBRARY, functions, NULL, 0 };

int
symbols_elf_can(void)
{
	return foreign_load(&library);
}

/*
 * Opens a file of a reasonable size; returns -1 for others.  A trace may name a
 * device, which opening alone would change.
 */
static int
elf_file(const char *path)
{
	struct stat st;
	int fd;

	if (stat(path, &st) == -1 || !S_ISREG(st.st_mode) || (fd = open(path,
	    O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)) == -1)
		return -1;
	if (fstat(fd, &st) == 0 && S_ISREG(st.st_mode) && st.st_size > 0 &&
	    st.st_size <= ELF_MOST)
		return fd;
	close(fd);
	return -1;
}

int
symbols_elf_paths(const char *dir, const char *id,
    int (*fn)(void *, const char *), void *arg)
{
	static const char *const forms[] = {
		"%s/.build-id/%.2s/%s.debug", "%s/.build-id/%.2s/%s",
		"%s/usr/lib/debug/.build-id/%.2s/%s.debug",
		/* what debuginfod's client keeps */
		"%s/%.2s%s/debuginfo", "%s/%.2s%s/executable",
	};
	struct buf path = BUF_INIT;
	size_t i;
	int r = -1;

	if (id == NULL || strlen(id) < 3)
		return -1;
	for (i = 0; i < sizeof(forms) / sizeof(forms[0]) && r == -1; i++) {
		buf_clear(&path);
		buf_printf(&path, forms[i], dir, id, id + 2);
		r = fn(arg, path.data);
	}
	buf_free(&path);
	return r;
}

/* ---- debug information that is in a file of its own ---- */

struct elf_search {
	int	  fd;
	char	**path;
};

static int
elf_try(void *arg, const char *path)
{
	struct elf_search *s = arg;

	if ((s->fd = elf_file(path)) == -1)
		return -1;
	*s->path = xstrdup(path);	/* libdwfl frees it */
	return 0;
}

/*
 * Returns a descriptor of the debug information of a module, or of what several
 * files share (`link`, a path), or -1.  Implements find_debuginfo of libdwfl.
 */
static int
elf_find_debug(Dwfl_Module *module, void **user, const char *name,
    Dwarf_Addr start, const char *file, const char *link, GElf_Word crc,
    char **path)
{
	const struct symbols_elf *f = *user;
	struct elf_search s = { -1, path };
	struct buf shared = BUF_INIT;
	size_t i;

	(void)module;
	(void)name;
	(void)start;
	(void)file;
	(void)crc;
	if (f == NULL)
		return -1;
	for (i = 0; i < f->ndirs && s.fd == -1; i++) {
		if (link != NULL && strstr(link, "/.dwz/") != NULL) {
			buf_clear(&shared);
			buf_printf(&shared, "%s/usr/lib/debug%s", f->dirs[i],
			    strstr(link, "/.dwz/"));
			elf_try(&s, shared.data);
		} else
			symbols_elf_paths(f->dirs[i], f->build_id, elf_try,
			    &s);
	}
	buf_free(&shared);
	return s.fd;
}

/* Other files than the one that is opened are not looked for. */
static int
elf_find_none(Dwfl_Module *module, void **user, const char *name,
    Dwarf_Addr start, char **path, Elf **elf)
{
	(void)module;
	(void)user;
	(void)name;
	(void)start;
	(void)path;
	(void)elf;
	return -1;
}

/* ---- a file ---- */

/* Reads the build id of the file; returns 0, or -1 if another is wanted. */
static int
elf_build_id(struct symbols_elf *f, const char *want)
{
	const unsigned char *bits = NULL;
	GElf_Addr at;
	int n;

	n = dw.dwfl_module_build_id(f->module, &bits, &at);
	if (n <= 0 || n > ELF_BUILD_ID || bits == NULL)
		return want == NULL ? 0 : -1;
	write_hex(f->build_id, bits, (size_t)n);
	return want == NULL || strcmp(want, f->build_id) == 0 ? 0 : -1;
}

/* Keeps the segments that are executed. */
static int
elf_segments(struct symbols_elf *f)
{
	Elf *elf = dw.dwfl_module_getelf(f->module, &f->bias);
	GElf_Phdr h;
	size_t n, i;

	if (elf == NULL || dw.elf_getphdrnum(elf, &n) == -1)
		return -1;
	for (i = 0; i < n && f->nsegments < ELF_SEGMENTS; i++)
		if (dw.gelf_getphdr(elf, (int)i, &h) != NULL &&
		    h.p_type == PT_LOAD && (h.p_flags & PF_X))
			f->segments[f->nsegments++] = h;
	return 0;
}

struct symbols_elf *
symbols_elf_open(const char *path, const char *build_id,
    const char *const *dirs, size_t n)
{
	struct symbols_elf *f;
	void **user = NULL;
	int fd;

	if (!symbols_elf_can() || (fd = elf_file(path)) == -1)
		return NULL;
	f = xcalloc(1, sizeof(*f));
	f->callbacks.find_elf = elf_find_none;
	f->callbacks.find_debuginfo = elf_find_debug;
	f->callbacks.section_address = dw.dwfl_offline_section_address;
	f->dirs = dirs;
	f->ndirs = n;
	if ((f->dwfl = dw.dwfl_begin(&f->callbacks)) == NULL) {
		close(fd);
		free(f);
		return NULL;
	}
	dw.dwfl_report_begin(f->dwfl);
	f->module = dw.dwfl_report_offline(f->dwfl, path, path, fd);
	if (f->module == NULL)
		close(fd);		/* it is libdwfl's only if it is read */
	dw.dwfl_report_end(f->dwfl, NULL, NULL);
	if (f->module != NULL) {
		dw.dwfl_module_info(f->module, &user, NULL, NULL, NULL, NULL,
		    NULL, NULL);
		*user = f;
	}
	if (f->module == NULL || elf_build_id(f, build_id) == -1 ||
	    elf_segments(f) == -1) {
		symbols_elf_close(f);
		return NULL;
	}
	return f;
}

void
symbols_elf_close(struct symbols_elf *f)
{
	if (f == NULL)
		return;
	dw.dwfl_end(f->dwfl);
	free(f);
}

/* ---- places ---- */

/* Returns 1 if a number is within n from a first one. */
static int
within(uint64_t v, uint64_t first, uint64_t n)
{
	return v >= first && v - first < n;
}

/* Sets *address to that of a place in the file; returns 0, or -1. */
static int
elf_address(const struct symbols_elf *f, uint64_t place, enum frame_place is,
    GElf_Addr *address)
{
	const GElf_Phdr *h;
	size_t i;

	for (i = 0; i < f->nsegments && is != FRAME_PLACE_ADDRESS; i++) {
		h = &f->segments[i];
		if (!within(place, h->p_offset, h->p_filesz))
			continue;
		*address = place - h->p_offset + h->p_vaddr + f->bias;
		return 0;
	}
	for (i = 0; i < f->nsegments && is != FRAME_PLACE_OFFSET; i++) {
		h = &f->segments[i];
		if (!within(place, h->p_vaddr, h->p_memsz))
			continue;
		*address = place + f->bias;
		return 0;
	}
	return -1;
}

/* Returns the symbol of a function, or else its name; or NULL. */
static const char *
die_name(Dwarf_Die *die)
{
	Dwarf_Attribute a;
	const char *name = NULL;

	if (dw.dwarf_attr_integrate(die, DW_AT_linkage_name, &a) != NULL ||
	    dw.dwarf_attr_integrate(die, DW_AT_MIPS_linkage_name, &a) != NULL)
		name = dw.dwarf_formstring(&a);
	return name != NULL ? name : dw.dwarf_diename(die);
}

/* Returns a number that an entry has, or 0. */
static uint32_t
die_number(Dwarf_Die *die, unsigned int what)
{
	Dwarf_Attribute a;
	Dwarf_Word n;

	return dw.dwarf_attr(die, what, &a) != NULL &&
	    dw.dwarf_formudata(&a, &n) == 0 && n <= UINT32_MAX ?
	    (uint32_t)n : 0;
}

/* Sets where a function is called that is inlined there. */
static void
die_call(Dwarf_Die *unit, Dwarf_Die *die, struct symbols_entry *caller)
{
	uint32_t file = die_number(die, DW_AT_call_file);
	Dwarf_Files *files;
	size_t n;

	caller->line = die_number(die, DW_AT_call_line);
	caller->column = die_number(die, DW_AT_call_column);
	caller->file = dw.dwarf_getsrcfiles(unit, &files, &n) == 0 &&
	    file < n ? dw.dwarf_filesrc(files, file, NULL, NULL) : NULL;
}

/*
 * Lists the functions of a unit at an address, the innermost first; returns how
 * many.
 */
static size_t
elf_functions(struct symbols_elf *f, GElf_Addr address,
    struct symbols_entry e[SYMBOLS_INLINED])
{
	Dwarf_Addr bias;
	Dwarf_Die *unit = dw.dwfl_module_addrdie(f->module, address, &bias);
	Dwarf_Die *scopes = NULL, inner;
	size_t n = 0;
	int i, count, tag;

	if (unit == NULL || dw.dwarf_getscopes(unit, address - bias,
	    &scopes) <= 0)
		return 0;
	/* these go on behind an inlined function with where it was defined */
	if (dw.dwarf_offdie(dw.dwfl_module_getdwarf(f->module, &bias),
	    dw.dwarf_dieoffset(&scopes[0]), &inner) == NULL) {
		free(scopes);
		return 0;
	}
	free(scopes);
	scopes = NULL;
	count = dw.dwarf_getscopes_die(&inner, &scopes);
	for (i = 0; i < count && n < SYMBOLS_INLINED; i++) {
		tag = dw.dwarf_tag(&scopes[i]);
		if (tag != DW_TAG_subprogram &&
		    tag != DW_TAG_inlined_subroutine)
			continue;
		e[n].name = die_name(&scopes[i]);
		n++;
		if (tag == DW_TAG_subprogram)
			break;
		if (n < SYMBOLS_INLINED)
			die_call(unit, &scopes[i], &e[n]);
	}
	free(scopes);
	return n;
}

size_t
symbols_elf_find(struct symbols_elf *f, uint64_t place, enum frame_place is,
    struct symbols_entry e[SYMBOLS_INLINED])
{
	struct symbols_entry swap;
	GElf_Addr address;
	GElf_Off offset;
	GElf_Sym symbol;
	Dwfl_Line *line;
	int number = 0, column = 0;
	size_t n, i;

	memset(e, 0, SYMBOLS_INLINED * sizeof(*e));
	if (elf_address(f, place, is, &address) == -1)
		return 0;
	n = elf_functions(f, address, e);
	if (n == 0 || e[n - 1].name == NULL) {
		n += n == 0;
		e[n - 1].name = dw.dwfl_module_addrinfo(f->module, address,
		    &offset, &symbol, NULL, NULL, NULL);
	}
	if ((line = dw.dwfl_module_getsrc(f->module, address)) != NULL) {
		e[0].file = dw.dwfl_lineinfo(line, NULL, &number, &column,
		    NULL, NULL);
		e[0].line = number > 0 ? (uint32_t)number : 0;
		e[0].column = column > 0 ? (uint32_t)column : 0;
	}
	for (i = 0; i < n; i++)
		if (e[i].name == NULL || e[i].name[0] == '\0')
			return 0;
	for (i = 0; i < n / 2; i++) {
		swap = e[i];
		e[i] = e[n - 1 - i];
		e[n - 1 - i] = swap;
	}
	return n;
}

#else

int
symbols_elf_can(void)
{
	return 0;
}

struct symbols_elf *
symbols_elf_open(const char *path, const char *build_id,
    const char *const *dirs, size_t n)
{
	(void)path;
	(void)build_id;
	(void)dirs;
	(void)n;
	return NULL;
}

void
symbols_elf_close(struct symbols_elf *f)
{
	(void)f;
}

size_t
symbols_elf_find(struct symbols_elf *f, uint64_t place, enum frame_place is,
    struct symbols_entry e[SYMBOLS_INLINED])
{
	(void)f;
	(void)place;
	(void)is;
	(void)e;
	return 0;
}

int
symbols_elf_paths(const char *dir, const char *id,
    int (*fn)(void *, const char *), void *arg)
{
	(void)dir;
	(void)id;
	(void)fn;
	(void)arg;
	return -1;
}

#endif
