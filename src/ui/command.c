/*
 * command: THE table of commands.  A row has a command's name, function,
 * section, arguments and help.  Keys are not in the row, because users may bind
 * others: default_keys.c has the defaults as config text, and the help asks the
 * keymap.
 *
 * Rows of a section stand together, in the order of the help.
 */
#include "config.h"

#include <ctype.h>
#include <string.h>

#include "commands.h"

#define COUNT_THINGS	100000000	/* things passed by ui_count(), at
					 * most */

static const char *const sections[SECTION_MAX] = {
	"The view: zoom and pan", "The cursor: what is selected",
	"Scrolling", "Folding", "What is shown: filter, pin, hide, sort",
	"Jumps, marks and places", "Search", "Flows",
	"An area: where its time went",
	"The flame graph: where the time went, by calls",
	"The inspector and other panes", "In a pane: its list of lines",
	"The mouse", "The program"
};

const struct ui_command ui_commands[] = {
	{ "zoom-in", do_zoom_in, SECTION_CAMERA, "",
	    "Zoom in about the time cursor" },
	{ "zoom-out", do_zoom_out, SECTION_CAMERA, "",
	    "Zoom out about the time cursor" },
	{ "zoom-in-far", do_zoom_in_far, SECTION_CAMERA, "",
	    "Zoom in eight times" },
	{ "zoom-out-far", do_zoom_out_far, SECTION_CAMERA, "",
	    "Zoom out eight times" },
	{ "pan-left", do_pan_left, SECTION_CAMERA, "",
	    "Move the view a quarter of a screen to the left" },
	{ "pan-right", do_pan_right, SECTION_CAMERA, "",
	    "Move the view a quarter of a screen to the right" },
	{ "pan-left-screen", do_pan_left_screen, SECTION_CAMERA, "",
	    "Move the view a screen to the left" },
	{ "pan-right-screen", do_pan_right_screen, SECTION_CAMERA, "",
	    "Move the view a screen to the right" },
	{ "fit-all", do_fit_all, SECTION_CAMERA, "",
	    "Show the whole trace" },
	{ "focus", do_focus, SECTION_CAMERA, "",
	    "Centre the selection; again, or an area: fill the view" },
	{ "view-start", do_view_start, SECTION_CAMERA, "",
	    "Go to the start of the trace" },
	{ "view-end", do_view_end, SECTION_CAMERA, "",
	    "Go to the end of the trace" },
	{ "follow-end", do_follow_end, SECTION_CAMERA, "",
	    "Keep the end of a growing trace in view, until a pan" },

	{ "previous", do_previous, SECTION_CURSOR, "",
	    "Previous slice of the row" },
	{ "next", do_next, SECTION_CURSOR, "",
	    "Next slice of the row" },
	{ "down", do_down, SECTION_CURSOR, "",
	    "Next row, keeping the time" },
	{ "up", do_up, SECTION_CURSOR, "",
	    "Previous row, keeping the time" },
	{ "next-track", do_next_track, SECTION_CURSOR, "",
	    "Next track" },
	{ "previous-track", do_previous_track, SECTION_CURSOR, "",
	    "Previous track" },
	{ "previous-in-track", do_previous_in_track, SECTION_CURSOR, "",
	    "Previous slice of the track at any depth" },
	{ "next-in-track", do_next_in_track, SECTION_CURSOR, "",
	    "Next slice of the track at any depth" },
	{ "parent", do_parent, SECTION_CURSOR, "",
	    "The slice around this one" },
	{ "longest-child", do_longest_child, SECTION_CURSOR, "",
	    "The longest slice inside this one" },
	{ "cursor-left", do_cursor_left, SECTION_CURSOR, "",
	    "The time cursor a column to the left" },
	{ "cursor-right", do_cursor_right, SECTION_CURSOR, "",
	    "The time cursor a column to the right" },
	{ "first-event", do_first_event, SECTION_CURSOR, "",
	    "First event of the track" },
	{ "last-event", do_last_event, SECTION_CURSOR, "",
	    "Last event of the track" },
	{ "longest", do_longest, SECTION_CURSOR, "",
	    "Longest finished slice of the track; again: the next longest" },
	{ "longest-in-view", do_longest_in_view, SECTION_CURSOR, "",
	    "Longest slice of the track that begins in the view" },

	{ "first-line", do_first_line, SECTION_SCROLL, "",
	    "First track, or the line of that number" },
	{ "last-line", do_last_line, SECTION_SCROLL, "",
	    "Last track, or the line of that number" },
	{ "screen-top", do_screen_top, SECTION_SCROLL, "",
	    "Top line of the screen" },
	{ "screen-middle", do_screen_middle, SECTION_SCROLL, "",
	    "Middle line of the screen" },
	{ "screen-bottom", do_screen_bottom, SECTION_SCROLL, "",
	    "Bottom line of the screen" },
	{ "half-down", do_half_down, SECTION_SCROLL, "",
	    "Half a screen down" },
	{ "half-up", do_half_up, SECTION_SCROLL, "",
	    "Half a screen up" },
	{ "page-down", do_page_down, SECTION_SCROLL, "",
	    "A screen down" },
	{ "page-up", do_page_up, SECTION_SCROLL, "",
	    "A screen up" },
	{ "line-down", do_line_down, SECTION_SCROLL, "",
	    "Scroll a line down" },
	{ "line-up", do_line_up, SECTION_SCROLL, "",
	    "Scroll a line up" },
	{ "line-to-middle", do_line_to_middle, SECTION_SCROLL, "",
	    "Scroll the cursor's line to the middle" },
	{ "line-to-top", do_line_to_top, SECTION_SCROLL, "",
	    "Scroll the cursor's line to the top" },
	{ "line-to-bottom", do_line_to_bottom, SECTION_SCROLL, "",
	    "Scroll the cursor's line to the bottom" },

	{ "fold-toggle", do_fold_toggle, SECTION_FOLD, "",
	    "Fold or unfold the track or group" },
	{ "fold-open", do_fold_open, SECTION_FOLD, "",
	    "Unfold the track or group" },
	{ "fold-close", do_fold_close, SECTION_FOLD, "",
	    "Fold the track; again: the group it is in" },
	{ "fold-open-all", do_fold_open_all, SECTION_FOLD, "",
	    "Unfold everything" },
	{ "fold-close-all", do_fold_close_all, SECTION_FOLD, "",
	    "Fold everything" },

	{ "filter", do_filter, SECTION_SHOWN, "[EXPRESSION]",
	    "Show only what matches: text, /re/, key=value, cat:, track:, "
	    "dur>5ms, !not" },
	{ "filter-toggle", do_filter_toggle, SECTION_SHOWN, "",
	    "Show all; again: what matches the filter" },
	{ "pin", do_pin, SECTION_SHOWN, "",
	    "Keep the track, or the group, at the top; again: not" },
	{ "unpin-all", do_unpin_all, SECTION_SHOWN, "",
	    "Unpin all tracks" },
	{ "hide", do_hide, SECTION_SHOWN, "",
	    "Hide the track, or the group" },
	{ "show-hidden", do_show_hidden, SECTION_SHOWN, "",
	    "Show all hidden tracks" },
	{ "sort-tracks", do_sort, SECTION_SHOWN, "[ORDER]",
	    "Next order of tracks: opened, trace, busy, name, first" },
	{ "undo", do_undo, SECTION_SHOWN, "",
	    "Undo a change of folds, filter, pins, hidden tracks, zoom" },
	{ "redo", do_redo, SECTION_SHOWN, "",
	    "Do it again" },

	{ "jump-back", do_jump_back, SECTION_JUMP, "",
	    "Back to where the last jump began" },
	{ "jump-forward", do_jump_forward, SECTION_JUMP, "",
	    "Forward again" },
	{ "jump-last", do_jump_last, SECTION_JUMP, "",
	    "To and fro between here and where the last jump began" },
	{ "mark", do_mark, SECTION_JUMP, "LETTER",
	    "Set a mark at the cursor" },
	{ "goto-mark", do_goto_mark, SECTION_JUMP, "LETTER",
	    "Go to a mark" },
	{ "mark-range", do_mark_range, SECTION_JUMP, "[NOTE]",
	    "Mark the time of the selection or the area; again: not" },
	{ "mark-note", do_mark_note, SECTION_JUMP, "[NOTE]",
	    "Mark that time with a note, or change its note" },
	{ "measure", do_measure, SECTION_JUMP, "",
	    "Measure the gap from here to where it is pressed again" },
	{ "marks", do_marks, SECTION_JUMP, "",
	    "List all marks and what lies between them" },
	{ "mark-delete", do_mark_delete, SECTION_JUMP, "",
	    "Delete the mark of the line" },
	{ "mark-edit", do_mark_edit, SECTION_JUMP, "",
	    "Change the note of the line's mark" },
	{ "goto-time", do_goto_time, SECTION_JUMP, "[TIME]",
	    "Go to a time: 12.5ms from the start, +3us from the cursor, 50%, "
	    "@12s on the trace's clock, 'a+1ms, 14:03:05 of the day" },
	{ "time-display", do_time_display, SECTION_JUMP, "",
	    "Times from the trace's start, the view's, of day, or raw" },
	{ "goto-track", do_goto_track, SECTION_JUMP, "[NAME]",
	    "Find a track by letters of its name" },

	{ "find", do_find, SECTION_FIND, "[TEXT]",
	    "Search names and args: text, or /regex/; a capital makes case "
	    "matter; cat:TEXT searches categories" },
	{ "find-next", do_find_next, SECTION_FIND, "",
	    "Next hit in the order of time" },
	{ "find-previous", do_find_previous, SECTION_FIND, "",
	    "Previous hit" },
	{ "find-longest", do_find_longest, SECTION_FIND, "",
	    "Longest hit; again: the next longest" },
	{ "find-longer", do_find_longer, SECTION_FIND, "",
	    "The next longer hit" },
	{ "find-same", do_find_same, SECTION_FIND, "",
	    "Search the selected name everywhere" },
	{ "find-same-here", do_find_same_here, SECTION_FIND, "",
	    "Search the selected name on this track" },

	{ "flow-previous", do_flow_previous, SECTION_FLOW, "",
	    "Follow the flow, or the wakeup, that comes here to its start" },
	{ "flow-next", do_flow_next, SECTION_FLOW, "",
	    "Follow the flow that leaves here, or go to who is woken" },
	{ "flow-choose-previous", do_flow_choose_previous, SECTION_FLOW, "",
	    "List the flows that come here, to choose one" },
	{ "flow-choose-next", do_flow_choose_next, SECTION_FLOW, "",
	    "List the flows that leave, to choose one" },
	{ "causes", do_causes, SECTION_FLOW, "",
	    "List what led here: flows, wakeups, spans around" },
	{ "effects", do_effects, SECTION_FLOW, "",
	    "List what this led to" },
	{ "heaviest-path", do_heaviest, SECTION_FLOW, "",
	    "List the heaviest path below the slice" },

	{ "range", do_range, SECTION_AREA, "",
	    "Mark an area from here on, lines and time; again: it stays" },
	{ "area-full", do_area_full, SECTION_AREA, "",
	    "Mark an area of all tracks; again: all tracks, or this one" },
	{ "area-trace", do_area_trace, SECTION_AREA, "",
	    "The whole trace as an area" },
	{ "area-selection", do_area_selection, SECTION_AREA, "",
	    "The time of the selection, on its track, as an area" },
	{ "area-other-end", do_area_other_end, SECTION_AREA, "",
	    "Go to the other end of the area, to move it" },
	{ "area-track", do_area_track, SECTION_AREA, "",
	    "Take the track into the area, or out of it" },
	{ "area-tracks", do_area_tracks, SECTION_AREA, "[PATTERN]",
	    "Take the tracks with a name into the area; none: all" },
	{ "area-show", do_area_show, SECTION_AREA, "",
	    "Finish the area and go into its table" },
	{ "area-next-table", do_area_next_table, SECTION_AREA, "",
	    "Next table: slices, async, states, counters, flows" },
	{ "area-previous-table", do_area_previous_table, SECTION_AREA, "",
	    "Previous table" },
	{ "area-by", do_area_by, SECTION_AREA, "[KEY,KEY]",
	    "Group by one or two keys: name,thread or args.detail" },
	{ "area-by-next", do_area_by_next, SECTION_AREA, "",
	    "Group by the next key: name, category, thread, process ..." },
	{ "area-by-second", do_area_by_second, SECTION_AREA, "",
	    "Group by a second key too: thread, process, parent ... none" },
	{ "area-clip", do_area_clip, SECTION_AREA, "",
	    "Count slices with their part in the area, or whole" },
	{ "area-cpu", do_area_cpu, SECTION_AREA, "",
	    "Read cpu times of the area's slices, or leave them out" },
	{ "area-matrix", do_area_matrix, SECTION_AREA, "",
	    "Flows as a matrix of threads, or as pairs" },
	{ "area-sort", do_area_sort, SECTION_AREA, "COLUMN",
	    "Sort the table by a column" },
	{ "area-sort-right", do_area_sort_right, SECTION_AREA, "",
	    "Sort by the next column" },
	{ "area-sort-left", do_area_sort_left, SECTION_AREA, "",
	    "Sort by the previous column" },
	{ "area-invert", do_area_invert, SECTION_AREA, "",
	    "Sort the other way round" },
	{ "area-copy", do_area_copy, SECTION_AREA, "",
	    "Copy the table to the terminal's clipboard, as TSV" },
	{ "area-write", do_area_write, SECTION_AREA, "[FILE]",
	    "Write the table to a new file: .tsv .csv .json .md .txt" },

	{ "flame", do_flame, SECTION_FLAME, "",
	    "Flame graph of the area, or of the view" },
	{ "flame-again", do_flame_again, SECTION_FLAME, "",
	    "The flame graph as it was left" },
	{ "flame-left", do_flame_left, SECTION_FLAME, "",
	    "Box on the left; in the tree: fold, go out" },
	{ "flame-right", do_flame_right, SECTION_FLAME, "",
	    "Box on the right; in the tree: unfold, go in" },
	{ "flame-up", do_flame_up, SECTION_FLAME, "",
	    "Box or line above" },
	{ "flame-down", do_flame_down, SECTION_FLAME, "",
	    "Heaviest box below, or line below" },
	{ "flame-zoom", do_flame_zoom, SECTION_FLAME, "",
	    "Give the box the whole width; fold or unfold; a name: its boxes" },
	{ "flame-unzoom", do_flame_unzoom, SECTION_FLAME, "",
	    "Give the box around the whole width" },
	{ "flame-all", do_flame_all, SECTION_FLAME, "",
	    "Give all the whole width" },
	{ "flame-form", do_flame_form, SECTION_FLAME, "",
	    "Show boxes, a tree that folds, or names by self time" },
	{ "flame-weight", do_flame_weight, SECTION_FLAME, "[WEIGHT]",
	    "Weigh by wall, self, cpu, count, samples or sampled time" },
	{ "flame-weight-back", do_flame_weight_back, SECTION_FLAME, "",
	    "Weigh as before" },
	{ "flame-invert", do_flame_invert, SECTION_FLAME, "",
	    "Callers below the innermost names, or back" },
	{ "flame-merge", do_flame_merge, SECTION_FLAME, "",
	    "Keep threads apart, or merge them" },
	{ "flame-goto", do_flame_goto, SECTION_FLAME, "",
	    "Go to the longest slice of the box in the timeline" },
	{ "flame-find", do_flame_find, SECTION_FLAME, "[PATTERN]",
	    "Mark boxes by name and say their share" },
	{ "flame-next", do_flame_next, SECTION_FLAME, "",
	    "Next box that is marked" },
	{ "flame-previous", do_flame_previous, SECTION_FLAME, "",
	    "Previous box that is marked" },
	{ "flame-same", do_flame_same, SECTION_FLAME, "",
	    "Mark all boxes of this name" },
	{ "flame-quit", do_flame_quit, SECTION_FLAME, "",
	    "Close the flame graph" },

	{ "inspect", do_inspect, SECTION_PANE, "",
	    "Open the pane with all facts and go into it; fold a heading" },
	{ "pane", do_pane, SECTION_PANE, "",
	    "Pane: short, tall, none" },
	{ "pane-focus", do_pane_focus, SECTION_PANE, "",
	    "Go into the pane, or back to the tracks" },
	{ "timeline", do_timeline, SECTION_PANE, "",
	    "Close all lists and panes: the tracks" },
	{ "slices", do_slices, SECTION_PANE, "",
	    "All slices as a list, the longest first; again: close" },
	{ "names", do_names, SECTION_PANE, "",
	    "Slices by name, of the area or the whole trace" },
	{ "threads", do_threads, SECTION_PANE, "",
	    "Threads by what they did; b groups by process" },
	{ "counters", do_counters, SECTION_PANE, "",
	    "Counters: first, last, least, most, mean" },
	{ "hits", do_hits, SECTION_PANE, "",
	    "The hits of the search as a list; again: close" },
	{ "diff", do_diff, SECTION_PANE, "FILE",
	    "Show another trace beside this one, and what differs" },
	{ "align", do_align, SECTION_PANE, "HOW",
	    "Align two files by start, clock, mark:NAME, or slice NAME#N" },
	{ "twin", do_twin, SECTION_PANE, "",
	    "Of two files that are compared: the same slice of the other" },
	{ "differences", do_differences, SECTION_PANE, "",
	    "Of two files: what differs, the most first; again: close" },
	{ "differences-by", do_differences_by, SECTION_PANE, "",
	    "List what differs slice by slice, or by name" },
	{ "metadata", do_metadata, SECTION_PANE, "",
	    "What the file says of itself: clock syncs, metadata, loose flows" },
	{ "summary", do_summary, SECTION_PANE, "",
	    "What is slow in the view: slices, self times, warnings" },
	{ "warnings", do_warnings, SECTION_PANE, "",
	    "What was repaired or is odd in the trace; again: close" },
	{ "alerts", do_alerts, SECTION_PANE, "",
	    "The list of alerts, which files of --with give" },
	{ "help", do_help, SECTION_PANE, "",
	    "All keys; again: close" },

	{ "list-down", do_list_down, SECTION_LIST, "", "Next line" },
	{ "list-up", do_list_up, SECTION_LIST, "", "Previous line" },
	{ "list-page-down", do_list_page_down, SECTION_LIST, "",
	    "As many lines down as are shown" },
	{ "list-page-up", do_list_page_up, SECTION_LIST, "",
	    "As many lines up as are shown" },
	{ "list-top", do_list_top, SECTION_LIST, "",
	    "First line, or the line of that number" },
	{ "list-end", do_list_end, SECTION_LIST, "",
	    "Last line, or the line of that number" },
	{ "list-enter", do_list_enter, SECTION_LIST, "",
	    "Go to what the line speaks of; fold or unfold an argument" },
	{ "list-fold", do_list_fold, SECTION_LIST, "",
	    "Fold or unfold an argument" },
	{ "list-find", do_list_find, SECTION_LIST, "[TEXT]",
	    "Search a text in the list; a capital makes case matter" },
	{ "list-next", do_list_next, SECTION_LIST, "",
	    "Next line with that text" },
	{ "list-previous", do_list_previous, SECTION_LIST, "",
	    "Previous line with that text" },
	{ "list-filter", do_list_filter, SECTION_LIST, "[TEXT]",
	    "Show only the lines with a text" },
	{ "list-sort", do_list_sort, SECTION_LIST, "COLUMN",
	    "Sort slices or hits: start length self name category track "
	    "depth" },
	{ "list-sort-right", do_list_sort_right, SECTION_LIST, "",
	    "Sort slices or hits by the next column" },
	{ "list-sort-left", do_list_sort_left, SECTION_LIST, "",
	    "Sort slices or hits by the previous column" },
	{ "list-invert", do_list_invert, SECTION_LIST, "",
	    "Sort slices or hits the other way round" },
	{ "list-copy", do_list_copy, SECTION_LIST, "",
	    "Copy the list of slices or hits, as TSV" },
	{ "list-close", do_list_close, SECTION_LIST, "",
	    "Show all lines again; close the list" },

	{ "mouse-select", do_mouse_select, SECTION_MOUSE, "",
	    "Select what is there; the label of the cursor's line: fold" },
	{ "mouse-drag", do_mouse_drag, SECTION_MOUSE, "",
	    "Mark an area; in the overview: move the view" },
	{ "mouse-release", do_mouse_release, SECTION_MOUSE, "",
	    "The area stays" },
	{ "mouse-up", do_mouse_up, SECTION_MOUSE, "",
	    "Scroll up what is there" },
	{ "mouse-down", do_mouse_down, SECTION_MOUSE, "",
	    "Scroll down what is there" },
	{ "mouse-left", do_mouse_left, SECTION_MOUSE, "",
	    "Move the view to the left" },
	{ "mouse-right", do_mouse_right, SECTION_MOUSE, "",
	    "Move the view to the right" },
	{ "mouse-zoom-in", do_mouse_zoom_in, SECTION_MOUSE, "",
	    "Zoom in about the pointer" },
	{ "mouse-zoom-out", do_mouse_zoom_out, SECTION_MOUSE, "",
	    "Zoom out about the pointer" },

	{ "copy-name", do_copy_name, SECTION_PROGRAM, "",
	    "Copy the name of the selection to the terminal's clipboard" },
	{ "copy-duration", do_copy_duration, SECTION_PROGRAM, "",
	    "Copy its length" },
	{ "copy-time", do_copy_time, SECTION_PROGRAM, "",
	    "Copy its start, or the cursor's time" },
	{ "copy-json", do_copy_json, SECTION_PROGRAM, "",
	    "Copy all of it as JSON" },
	{ "copy-link", do_copy_link, SECTION_PROGRAM, "",
	    "Copy a command line that opens this view again" },
	{ "palette", do_palette, SECTION_PROGRAM, "",
	    "Find a command by letters of its name" },
	{ "command", do_command_line, SECTION_PROGRAM, "",
	    "Type a command" },
	{ "bind", do_bind, SECTION_PROGRAM, "[-m MODE] KEYS COMMAND",
	    "Have keys run a command" },
	{ "unbind", do_unbind, SECTION_PROGRAM, "[-m MODE] KEYS",
	    "Have keys do nothing" },
	{ "set", do_set, SECTION_PROGRAM, "[SETTING=VALUE]",
	    "Change a setting, or show all" },
	{ "label", do_label, SECTION_PROGRAM, "NAME ARG[,ARG...]",
	    "Have boxes of slices of a name say an arg; none: the name" },
	{ "keep", do_keep, SECTION_PROGRAM, "[TIME]",
	    "Forget what is older than TIME of a growing trace; all: nothing" },
	{ "save", do_save, SECTION_PROGRAM, "FILE",
	    "Write what came of a growing trace to a new file, as it came" },
	{ "colour", do_colour, SECTION_PROGRAM, "",
	    "Colour by name, category, process, thread, length, own length" },
	{ "redraw", do_redraw, SECTION_PROGRAM, "",
	    "Paint the screen anew" },
	{ "suspend", do_suspend, SECTION_PROGRAM, "",
	    "Stop; the shell's fg goes on" },
	{ "cancel", do_cancel, SECTION_PROGRAM, "",
	    "Leave the pane; forget the area; end the search" },
	{ "interrupt", do_interrupt, SECTION_PROGRAM, "",
	    "Stop loading; forget half-typed keys; never quits" },
	{ "close", do_close, SECTION_PROGRAM, "",
	    "Close what is open; then quit" },
	{ "quit", do_quit, SECTION_PROGRAM, "", "Quit" },
	{ NULL, NULL, SECTION_MAX, NULL, NULL }
};

const char *
ui_section_name(enum ui_section s)
{
	return sections[s];
}

const struct ui_command *
ui_command_find(const char *name, size_t len)
{
	const struct ui_command *c, *found = NULL;
	int n = 0;

	for (c = ui_commands; c->name != NULL; c++) {
		if (strncmp(c->name, name, len) != 0)
			continue;
		if (c->name[len] == '\0')
			return c;
		found = c;
		n++;
	}
	return n == 1 ? found : NULL;
}

int
ui_count(const struct ui_args *a, uint64_t things)
{
	uint64_t most = COUNT_THINGS / (things + 1) + 1;

	return (uint64_t)a->count > most ? (int)most : a->count;
}

int
ui_command_run(struct app *app, const char *line, int count)
{
	const struct ui_command *c;
	struct ui_args args;
	size_t len;
	int several = 0, flags;

	line += strspn(line, " \t");
	if ((len = strcspn(line, " \t")) == 0)
		return 0;
	if ((c = ui_command_find(line, len)) == NULL) {
		for (c = ui_commands; c->name != NULL; c++)
			several += strncmp(c->name, line, len) == 0;
		return app_fail(app, several ?
		    "%.*s: several commands begin so" :
		    "%.*s: no such command; > finds them by name",
		    (int)(len > 64 ? 64 : len), line);
	}
	args.text = line + len + strspn(line + len, " \t");
	args.counted = count > 0;
	args.count = count > 0 ? count : 1;
	flags = c->run(app, &args);
	app->last = c;
	return flags;
}
