/*
 * preset_keys: other habits than those of ttv, as config text that runs after
 * the default keys.
 */
#include "config.h"

#include <stddef.h>

#include "ttv/command.h"

/*
 * The keys of Perfetto's page: the arrows move the view, m marks the selection,
 * q shows and hides what is below.  Letters for marks are set with `m.
 */
static const char *const perfetto[] = {
	"unbind m<Any>",
	"bind `m<Any> mark",
	"bind <Left> pan-left",
	"bind <Right> pan-right",
	"bind <Up> line-up",
	"bind <Down> line-down",
	"bind <C-a> area-trace",
	"bind q pane",
	NULL
};

/*
 * Words of vi are slices: w and b go from one to the next, 0 and $ to the first
 * and last.  The view has keys that vi has no use for; zi and zo zoom, as do
 * + and -, and the fold has z<Space>.
 */
static const char *const vi[] = {
	"bind w next",
	"bind b previous",
	"bind W next-in-track",
	"bind B previous-in-track",
	"bind e longest-child",
	"bind 0 first-event",
	"unbind a",
	"unbind d",
	"unbind s",
	"unbind S",
	"unbind A",
	"unbind D",
	"bind zi zoom-in",
	"bind zo zoom-out",
	"bind zI zoom-in-far",
	"bind zO zoom-out-far",
	"bind zf fit-all",
	"bind zh pan-left",
	"bind zl pan-right",
	"bind zH pan-left-screen",
	"bind zL pan-right-screen",
	"bind z<Space> fold-open",
	NULL
};

const char *const *const ui_preset_keys[] = { NULL, perfetto, vi };
