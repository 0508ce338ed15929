/*
 * fuzz_session: any text as the session of a trace with a few of everything.
 * What is brought back is drawn; what is written then is a session, which
 * brings back the same: written once more it does not change.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/canvas.h"
#include "ttv/err.h"
#include "ttv/session.h"
#include "ttv/trace.h"
#include "fuzz.h"

static const char sample[] =
"[{\"ph\":\"M\",\"pid\":1,\"name\":\"process_name\",\"args\":{\"name\":\"P\"}},"
"{\"ph\":\"X\",\"pid\":1,\"tid\":1,\"ts\":0,\"dur\":100,\"name\":\"outer\"},"
"{\"ph\":\"X\",\"pid\":1,\"tid\":1,\"ts\":10,\"dur\":20,\"name\":\"in\"},"
"{\"ph\":\"X\",\"pid\":1,\"tid\":2,\"ts\":20,\"dur\":90,\"name\":\"b\"},"
"{\"ph\":\"i\",\"pid\":1,\"tid\":2,\"ts\":8,\"s\":\"p\",\"name\":\"here\"},"
"{\"ph\":\"C\",\"pid\":1,\"ts\":5,\"name\":\"heap\",\"args\":{\"x\":1}},"
"{\"ph\":\"b\",\"pid\":2,\"ts\":1,\"id\":1,\"cat\":\"c\",\"name\":\"req\"},"
"{\"ph\":\"e\",\"pid\":2,\"ts\":90,\"id\":1,\"cat\":\"c\",\"name\":\"req\"}]";

/* Brings a session back, draws it, and writes it; returns 0 if it is none. */
static int
pass(const struct trace *t, const char *text, size_t len, struct buf *out)
{
	struct session *s = session_new();
	struct canvas *canvas;
	struct app app;
	struct err err;
	int ok;

	err_clear(&err);
	ok = session_parse(s, text, len, &err) == 0;
	if (ok) {
		app_init(&app, t, 80, 24);
		app.session = s;
		session_begin(&app);
		app_arrive(&app);
		app_settle(&app);
		canvas = canvas_new(80, 24);
		app_draw(&app, canvas);
		canvas_free(canvas);
		session_write(&app, NULL, out);
		app_free(&app);
	}
	session_free(s);
	return ok;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	struct trace *t = fuzz_trace((const uint8_t *)sample,
	    sizeof(sample) - 1);
	struct buf once = BUF_INIT, twice = BUF_INIT;

	if (t == NULL)
		abort();
	if (pass(t, (const char *)data, len, &once) &&
	    (!pass(t, once.data, once.len, &twice) ||
	    strcmp(once.data, twice.data) != 0)) {
		fprintf(stderr, "once:\n%s\ntwice:\n%s\n", once.data,
		    twice.data != NULL ? twice.data : "no session");
		abort();
	}
	buf_free(&once);
	buf_free(&twice);
	trace_free(t);
	return 0;
}
