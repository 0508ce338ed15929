/*
 * fuzz_keys: any bytes as the actions of a user: keys, with resizes between,
 * on a trace with a few of everything.  Every frame is drawn.
 *
 * The first two bytes are the size.  A byte below 0x80 is the key of that
 * character, up to 0xbf a key that has a name, from 0xc0 on a resize by its
 * low bits.
 */
#include "config.h"

#include "ttv/app.h"
#include "ttv/canvas.h"
#include "ttv/key.h"
#include "ttv/trace.h"
#include "fuzz.h"

static const char sample[] =
"[{\"ph\":\"M\",\"pid\":1,\"name\":\"process_name\",\"args\":{\"name\":\"P\"}},"
"{\"ph\":\"X\",\"pid\":1,\"tid\":1,\"ts\":0,\"dur\":100,\"name\":\"outer\","
"\"args\":{\"a\":{\"b\":[1,2,{\"c\":null}]},\"s\":\"\\u001b[31m\"}},"
"{\"ph\":\"X\",\"pid\":1,\"tid\":1,\"ts\":10,\"dur\":20,\"name\":\"in\"},"
"{\"ph\":\"X\",\"pid\":1,\"tid\":1,\"ts\":20,\"dur\":90,\"name\":\"cross\"},"
"{\"ph\":\"B\",\"pid\":1,\"tid\":2,\"ts\":-5,\"name\":\"\\u4e16\\u754c\"},"
"{\"ph\":\"i\",\"pid\":1,\"tid\":2,\"ts\":7,\"s\":\"g\",\"name\":\"now\"},"
"{\"ph\":\"i\",\"pid\":1,\"tid\":2,\"ts\":8,\"s\":\"p\",\"name\":\"here\"},"
"{\"ph\":\"C\",\"pid\":1,\"ts\":5,\"name\":\"heap\",\"args\":{\"x\":1,\"y\":-2}},"
"{\"ph\":\"C\",\"pid\":1,\"ts\":50,\"name\":\"heap\",\"args\":{\"x\":9e9}},"
"{\"ph\":\"b\",\"pid\":2,\"ts\":1,\"id\":1,\"cat\":\"c\",\"name\":\"req\"},"
"{\"ph\":\"n\",\"pid\":2,\"ts\":2,\"id\":1,\"cat\":\"c\",\"name\":\"tick\"},"
"{\"ph\":\"e\",\"pid\":2,\"ts\":90,\"id\":1,\"cat\":\"c\",\"name\":\"req\"},"
"{\"ph\":\"s\",\"pid\":1,\"tid\":1,\"ts\":12,\"id\":3,\"cat\":\"f\",\"name\":\"fl\"},"
"{\"ph\":\"f\",\"pid\":1,\"tid\":2,\"ts\":60,\"id\":3,\"cat\":\"f\",\"name\":\"fl\","
"\"bp\":\"e\"},"
"{\"ph\":\"N\",\"pid\":1,\"tid\":1,\"ts\":3,\"id\":\"0x1\",\"name\":\"Obj\"},"
"{\"ph\":\"O\",\"pid\":1,\"tid\":1,\"ts\":4,\"id\":\"0x1\",\"name\":\"Obj\","
"\"args\":{\"snapshot\":{\"n\":1}}},"
"{\"ph\":\"v\",\"pid\":1,\"ts\":30,\"id\":\"d\",\"args\":{\"dumps\":{}}}]";

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	static struct trace *trace;
	struct canvas *canvas;
	struct app app;
	size_t i;
	int cols, rows;

	if (len < 2)
		return 0;
	if (trace == NULL)
		trace = fuzz_trace((const uint8_t *)sample, sizeof(sample) - 1);
	cols = 1 + data[0];
	rows = 1 + data[1] % 64;
	canvas = canvas_new(cols, rows);
	app_init(&app, trace, cols, rows);
	for (i = 2; i < len && i < 2000; i++) {
		if (data[i] < 0x80)
			app_key(&app, data[i]);
		else if (data[i] < 0xc0)
			app_key(&app, K_UP + (data[i] & 0x3f) % (K_F12 - K_UP));
		else
			app_resize(&app, 1 + (data[i] & 0x3f) * 2,
			    1 + (data[i] & 0x1f));
		app_draw(&app, canvas);
	}
	app_free(&app);
	canvas_free(canvas);
	return 0;
}
