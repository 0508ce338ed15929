/*
 * write_table: the table of formats that are written, and what is said of what
 * they leave out.  No writer calls it.
 */
#include "config.h"

#include <string.h>

#include "ttv/write.h"
#include "write_json.h"
#include "write_perfetto.h"
#include "write_pprof.h"

const struct write_format write_formats[] = {
	{ "json", 0, write_json },
	{ "perfetto", 1, write_perfetto },
	{ "pprof", 1, write_pprof },
	{ NULL, 0, NULL }
};

#define WRITE_TEXT(constant, text)	[constant] = text,
static const char *const loss_texts[] = { WRITE_LOSS_ROWS(WRITE_TEXT) };
#undef WRITE_TEXT

const struct write_format *
write_format_find(const char *name)
{
	const struct write_format	*f;

	for (f = write_formats; f->name != NULL; f++)
		if (strcmp(f->name, name) == 0)
			return f;
	return NULL;
}

const char *
write_loss_text(enum write_loss loss)
{
	return loss_texts[loss];
}
