/*
 * fuzz_symbols: any bytes as an ELF file whose places are looked up: every
 * answer is one of bounds, and of texts that are there.
 *
 * elfutils reads the file, and is not built with the sanitizers: what they see
 * are the texts that it gives.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "symbols/symbols_elf.h"
#include "ttv/buf.h"
#include "ttv/demangle.h"
#include "fuzz.h"

#define PLACES		256		/* in the file, and below its first
					 * addresses */
#define BASE		0x400000u	/* of programs that do not move */

#ifdef TTV_ASAN
const char *__lsan_default_suppressions(void);

/* Of damaged scopes it loses some bytes, which ttv never gets to see. */
const char *
__lsan_default_suppressions(void)
{
	return "leak:libdw.so\n";
}
#endif

/* Reads all of a text; its end is somewhere. */
static void
look_at(const char *s)
{
	struct buf name = BUF_INIT;

	if (s != NULL && demangle(s, &name) != (name.len > 0))
		abort();
	buf_free(&name);
}

static void
find(struct symbols_elf *f, uint64_t place, enum frame_place is)
{
	struct symbols_entry e[SYMBOLS_INLINED];
	size_t i, n = symbols_elf_find(f, place, is, e);

	if (n > SYMBOLS_INLINED)
		abort();
	for (i = 0; i < n; i++) {
		look_at(e[i].name);
		look_at(e[i].file);
	}
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	struct symbols_elf *f;
	char path[FUZZ_PATH];
	uint64_t i, place;

	fuzz_file(path, data, len);
	f = symbols_elf_open(path, NULL, NULL, 0);
	unlink(path);
	if (f == NULL)
		return 0;
	for (i = 0; i < PLACES; i++) {
		place = i * (len / PLACES + 1);
		find(f, place, FRAME_PLACE_OFFSET);
		find(f, place, FRAME_PLACE_EITHER);
		find(f, BASE + place, FRAME_PLACE_ADDRESS);
	}
	find(f, UINT64_MAX, FRAME_PLACE_EITHER);
	symbols_elf_close(f);
	return 0;
}
