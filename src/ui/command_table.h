/*
 * THE table of commands: name, function, section, arguments, help, and where
 * people have other words for it, these words, by which the palette and the
 * help find it too.  Commands with one function differ by a number, its way:
 * COMMAND_WAY().  Keys are not
 * in the table, because users may bind others: default_keys.c has the defaults
 * as config text, and the help asks the keymap.  Rows of a section stand
 * together, in the order of the help.
 *
 * No include guard: command_table.c reads it with its own COMMAND_WAY().  A
 * file that has functions of rows includes it for their declarations.
 */
#ifndef COMMAND_WAY
struct app;
struct ui_args;
#define COMMAND_WAY(name, fn, way, section, args, help, ...)		\
	int fn(struct app *, const struct ui_args *);
#endif
#define COMMAND(name, fn, section, args, ...)				\
	COMMAND_WAY(name, fn, 0, section, args, __VA_ARGS__)
COMMAND_WAY("zoom-in", do_zoom, -1, CAMERA, "", "Zoom in about the time cursor")
COMMAND_WAY("zoom-out", do_zoom, 1, CAMERA, "",
    "Zoom out about the time cursor")
COMMAND_WAY("zoom-in-far", do_zoom, -6, CAMERA, "", "Zoom in eight times")
COMMAND_WAY("zoom-out-far", do_zoom, 6, CAMERA, "", "Zoom out eight times")
COMMAND_WAY("pan-left", do_pan, -1, CAMERA, "",
    "Move the view a quarter of a screen to the left")
COMMAND_WAY("pan-right", do_pan, 1, CAMERA, "",
    "Move the view a quarter of a screen to the right")
COMMAND_WAY("pan-left-screen", do_pan, -4, CAMERA, "",
    "Move the view a screen to the left")
COMMAND_WAY("pan-right-screen", do_pan, 4, CAMERA, "",
    "Move the view a screen to the right")
COMMAND("fit-all", do_fit_all, CAMERA, "",
    "Show the whole trace, from edge to edge",
    "reset whole everything home")
COMMAND("focus", do_focus, CAMERA, "",
    "Fill the view with the selection or the area; again: back",
    "center fit zoom")
COMMAND("fit-selection", do_fit_selection, CAMERA, "",
    "Fill the view with the selection",
    "fit zoom")
COMMAND("view-start", do_view_start, CAMERA, "", "Go to the start of the trace")
COMMAND("view-end", do_view_end, CAMERA, "", "Go to the end of the trace")
COMMAND("follow-end", do_follow_end, CAMERA, "",
    "Keep the end of a growing trace in view, until a pan",
    "tail live")

COMMAND_WAY("previous", do_step, -1, CURSOR, "", "Previous slice of the row")
COMMAND_WAY("next", do_step, 1, CURSOR, "", "Next slice of the row")
COMMAND_WAY("down", do_line_step, 1, CURSOR, "", "Next row, keeping the time")
COMMAND_WAY("up", do_line_step, -1, CURSOR, "",
    "Previous row, keeping the time")
COMMAND_WAY("next-track", do_track_step, 1, CURSOR, "", "Next track")
COMMAND_WAY("previous-track", do_track_step, -1, CURSOR, "", "Previous track")
COMMAND_WAY("previous-in-track", do_step_in_track, -1, CURSOR, "",
    "Previous slice of the track at any depth")
COMMAND_WAY("next-in-track", do_step_in_track, 1, CURSOR, "",
    "Next slice of the track at any depth")
COMMAND("parent", do_parent, CURSOR, "",
    "The slice around this one, or this instant",
    "outer caller up")
COMMAND("longest-child", do_longest_child, CURSOR, "",
    "The longest slice inside, or what ran then",
    "inner callee deeper")
COMMAND_WAY("cursor-left", do_cursor_by, -1, CURSOR, "",
    "The time cursor a column to the left")
COMMAND_WAY("cursor-right", do_cursor_by, 1, CURSOR, "",
    "The time cursor a column to the right")
COMMAND_WAY("first-event", do_end_event, 1, CURSOR, "",
    "First event of the track")
COMMAND_WAY("last-event", do_end_event, -1, CURSOR, "",
    "Last event of the track")
COMMAND("longest", do_longest, CURSOR, "",
    "Longest finished slice of the track, highest value of a counter; "
    "again: the next",
    "slowest worst peak maximum spike max")
COMMAND("longest-in-view", do_longest_in_view, CURSOR, "",
    "Longest slice of the track that begins in the view",
    "slowest worst peak maximum")

COMMAND("first-line", do_first_line, SCROLL, "",
    "First track, or the line of that number")
COMMAND("last-line", do_last_line, SCROLL, "",
    "Last track, or the line of that number")
COMMAND("screen-top", do_screen_top, SCROLL, "", "Top line of the screen")
COMMAND("screen-middle", do_screen_middle, SCROLL, "",
    "Middle line of the screen")
COMMAND("screen-bottom", do_screen_bottom, SCROLL, "",
    "Bottom line of the screen")
COMMAND_WAY("half-down", do_half, 1, SCROLL, "", "Half a screen down")
COMMAND_WAY("half-up", do_half, -1, SCROLL, "", "Half a screen up")
COMMAND_WAY("page-down", do_page, 1, SCROLL, "", "A screen down")
COMMAND_WAY("page-up", do_page, -1, SCROLL, "", "A screen up")
COMMAND("line-down", do_line_down, SCROLL, "", "Scroll a line down")
COMMAND("line-up", do_line_up, SCROLL, "", "Scroll a line up")
COMMAND("line-to-middle", do_line_to_middle, SCROLL, "",
    "Scroll the cursor's line to the middle")
COMMAND("line-to-top", do_line_to_top, SCROLL, "",
    "Scroll the cursor's line to the top")
COMMAND("line-to-bottom", do_line_to_bottom, SCROLL, "",
    "Scroll the cursor's line to the bottom")

COMMAND("fold-toggle", do_fold_toggle, FOLD, "",
    "Fold or unfold the track or group",
    "collapse expand")
COMMAND("fold-open", do_fold_open, FOLD, "",
    "Unfold the track or group; again: a line for each row")
COMMAND("fold-close", do_fold_close, FOLD, "",
    "Fold the track; again: the group it is in")
COMMAND_WAY("fold-open-all", do_fold_all, 0, FOLD, "", "Unfold everything",
    "expand")
COMMAND_WAY("fold-close-all", do_fold_all, 1, FOLD, "", "Fold everything",
    "collapse")

COMMAND("filter", do_filter, SHOWN, "[EXPRESSION]",
    "Show only what matches: text, /re/, key=value, cat:, track:, "
    "dur>5ms, !not",
    "only grep hide")
COMMAND("filter-toggle", do_filter_toggle, SHOWN, "",
    "Show all; again: what matches the filter")
COMMAND("pin", do_pin, SHOWN, "",
    "Keep the track, or the group, at the top; again: not")
COMMAND("unpin-all", do_unpin_all, SHOWN, "", "Unpin all tracks")
COMMAND("hide", do_hide, SHOWN, "", "Hide the track, or the group",
    "remove")
COMMAND("show-hidden", do_show_hidden, SHOWN, "", "Show all hidden tracks")
COMMAND_WAY("taller", do_height, 1, SHOWN, "",
    "Make the counter or track higher: a line, or a row's own line")
COMMAND_WAY("lower", do_height, -1, SHOWN, "",
    "Make it lower by a line; a label counts the rows left out")
COMMAND("sort-tracks", do_sort, SHOWN, "[ORDER]",
    "Next order of tracks: opened, trace, busy, name, first",
    "order")
COMMAND("undo", do_undo, SHOWN, "",
    "Undo a change of folds, filter, pins, hidden tracks, zoom",
    "revert")
COMMAND("redo", do_redo, SHOWN, "", "Do it again")

COMMAND("jump-back", do_jump_back, JUMP, "",
    "Back to where the last jump began",
    "return before")
COMMAND("jump-forward", do_jump_forward, JUMP, "", "Forward again")
COMMAND("jump-last", do_jump_last, JUMP, "",
    "To and fro between here and where the last jump began")
COMMAND("mark", do_mark, JUMP, "LETTER", "Set a mark at the cursor",
    "bookmark")
COMMAND("goto-mark", do_goto_mark, JUMP, "LETTER", "Go to a mark")
COMMAND("mark-range", do_mark_range, JUMP, "[NOTE]",
    "Mark the time of the selection or the area; again: not")
COMMAND("mark-note", do_mark_note, JUMP, "[NOTE]",
    "Mark that time with a note, or change its note",
    "annotate comment bookmark")
COMMAND("measure", do_measure, JUMP, "",
    "Measure the gap from here to where it is pressed again",
    "distance delta between")
COMMAND("marks", do_marks, JUMP, "",
    "List all marks and what lies between them")
COMMAND("mark-delete", do_mark_delete, JUMP, "", "Delete the mark of the line")
COMMAND("mark-edit", do_mark_edit, JUMP, "",
    "Change the note of the line's mark")
COMMAND("goto-time", do_goto_time, JUMP, "[TIME]",
    "Go to a time: 12.5ms from the start, +3us from the cursor, 50%, "
    "@12s on the trace's clock, 'a+1ms, 14:03:05 of the day",
    "seek jump")
COMMAND("time-display", do_time_display, JUMP, "",
    "Times from the trace's start, the view's, of day, or raw",
    "clock date")
COMMAND("goto-track", do_goto_track, JUMP, "[NAME]",
    "Find a track by letters of its name",
    "thread process")

COMMAND("find", do_find, FIND, "[TEXT]",
    "Search names and args: text, or /regex/; a capital makes case "
    "matter; cat:TEXT searches categories",
    "grep where")
COMMAND_WAY("find-next", do_find_again, 1, FIND, "",
    "Next hit in the order of time")
COMMAND_WAY("find-previous", do_find_again, -1, FIND, "", "Previous hit")
COMMAND("find-longest", do_find_longest, FIND, "",
    "Longest hit, without a search as longest; again: the next",
    "slowest worst")
COMMAND("find-longer", do_find_longer, FIND, "", "The next longer hit")
COMMAND("find-same", do_find_same, FIND, "",
    "Search the selected name everywhere")
COMMAND("find-same-here", do_find_same_here, FIND, "",
    "Search the selected name on this track")

COMMAND_WAY("flow-previous", do_flow, 0, FLOW, "",
    "Follow the flow, or the wakeup, that comes here to its start",
    "arrow waker woke who")
COMMAND_WAY("flow-next", do_flow, 1, FLOW, "",
    "Follow the flow that leaves here, or go to who is woken",
    "arrow woken")
COMMAND_WAY("flow-choose-previous", do_flow_choose, 0, FLOW, "",
    "List the flows that come here, to choose one")
COMMAND_WAY("flow-choose-next", do_flow_choose, 1, FLOW, "",
    "List the flows that leave, to choose one")
COMMAND("causes", do_causes, FLOW, "",
    "List what led here: flows, wakeups, spans around",
    "why wait blocked woke waker reason late")
COMMAND("effects", do_effects, FLOW, "", "List what this led to",
    "then consequence wakes")
COMMAND("heaviest-path", do_heaviest, FLOW, "",
    "List the heaviest path below the slice, by name",
    "why slow hot deep")
COMMAND("critical-path", do_critical_path, FLOW, "",
    "List what the end of the area, the selected slice or the view had "
    "waited for",
    "why wait blocked bottleneck late")

COMMAND("range", do_range, AREA, "",
    "Mark an area from here on, lines and time; again: it stays",
    "select region statistics")
COMMAND("area-full", do_area_full, AREA, "",
    "Mark an area of all tracks; again: all tracks, or this one")
COMMAND("area-trace", do_area_trace, AREA, "", "The whole trace as an area",
    "statistics blocked states cpu total")
COMMAND("area-selection", do_area_selection, AREA, "",
    "The time of the selection, on its track, as an area",
    "statistics inside")
COMMAND("area-other-end", do_area_other_end, AREA, "",
    "Go to the other end of the area, to move it")
COMMAND("area-track", do_area_track, AREA, "",
    "Take the track into the area, or out of it")
COMMAND("area-tracks", do_area_tracks, AREA, "[PATTERN]",
    "Take the tracks with a name into the area; none: all")
COMMAND("area-show", do_area_show, AREA, "",
    "Finish the area and go into its table")
COMMAND_WAY("area-next-table", do_area_step, 1, AREA, "",
    "Next table: slices, async, states, counters, flows, objects")
COMMAND_WAY("area-previous-table", do_area_step, -1, AREA, "", "Previous table")
COMMAND("area-by", do_area_by, AREA, "[KEY,KEY]",
    "Group by one or two keys: name,thread or args.detail")
COMMAND("area-by-next", do_area_by_next, AREA, "",
    "Group by the next key: name, category, thread, process ...")
COMMAND("area-by-second", do_area_by_second, AREA, "",
    "Group by a second key too: thread, process, parent ... none")
COMMAND("area-label", do_area_label, AREA, "",
    "Group by name and label, \"Source a.h\"; again: by name",
    "function file line detail args url")
COMMAND("area-clip", do_area_clip, AREA, "",
    "Count slices with their part in the area, or whole")
COMMAND("area-cpu", do_area_cpu, AREA, "",
    "Read cpu times of the area's slices, or leave them out")
COMMAND("area-matrix", do_area_matrix, AREA, "",
    "Flows as a matrix of threads, or as pairs")
COMMAND("area-sort", do_area_sort, AREA, "COLUMN", "Sort the table by a column")
COMMAND_WAY("area-sort-right", do_area_sort_step, 1, AREA, "",
    "Sort by the next column")
COMMAND_WAY("area-sort-left", do_area_sort_step, -1, AREA, "",
    "Sort by the previous column")
COMMAND("area-invert", do_area_invert, AREA, "", "Sort the other way round")
COMMAND("area-copy", do_area_copy, AREA, "",
    "Copy the table to the terminal's clipboard, as TSV",
    "export")
COMMAND("area-write", do_area_write, AREA, "[FILE]",
    "Write the table to a new file: .tsv .csv .json .md .txt",
    "export save csv")

COMMAND("flame", do_flame, FLAME, "", "Flame graph of the area, or of the view",
    "flamegraph profile hot stacks callers samples")
COMMAND("flame-again", do_flame_again, FLAME, "",
    "The flame graph as it was left")
COMMAND("flame-left", do_flame_left, FLAME, "",
    "Box on the left; in the tree: fold, go out")
COMMAND("flame-right", do_flame_right, FLAME, "",
    "Box on the right; in the tree: unfold, go in")
COMMAND("flame-up", do_flame_up, FLAME, "", "Box or line above")
COMMAND("flame-down", do_flame_down, FLAME, "",
    "Heaviest box below, or line below")
COMMAND("flame-zoom", do_flame_zoom, FLAME, "",
    "Give the box the whole width; fold or unfold; a name: its boxes")
COMMAND("flame-unzoom", do_flame_unzoom, FLAME, "",
    "Give the box around the whole width")
COMMAND("flame-all", do_flame_all, FLAME, "", "Give all the whole width")
COMMAND("flame-form", do_flame_form, FLAME, "[FORM]",
    "Show boxes, a tree that folds, or names by self time")
COMMAND("flame-weight", do_flame_weight, FLAME, "[WEIGHT]",
    "Weigh by wall, self, cpu, count, samples or sampled time")
COMMAND("flame-weight-back", do_flame_weight_back, FLAME, "", "Weigh as before")
COMMAND("flame-invert", do_flame_invert, FLAME, "",
    "Callers below the innermost names, or back",
    "callers bottom sandwich")
COMMAND("flame-merge", do_flame_merge, FLAME, "",
    "Keep threads apart, or merge them")
COMMAND("flame-label", do_flame_label, FLAME, "",
    "Slices of other labels apart, \"Source a.h\", or merged",
    "function file line detail args url")
COMMAND("flame-goto", do_flame_goto, FLAME, "",
    "Go to the longest slice of the box in the timeline")
COMMAND("flame-find", do_flame_find, FLAME, "[PATTERN]",
    "Mark boxes by name and say their share")
COMMAND_WAY("flame-next", do_flame_hit, 1, FLAME, "", "Next box that is marked")
COMMAND_WAY("flame-previous", do_flame_hit, -1, FLAME, "",
    "Previous box that is marked")
COMMAND("flame-same", do_flame_same, FLAME, "", "Mark all boxes of this name")
COMMAND("flame-quit", do_flame_quit, FLAME, "", "Close the flame graph")

COMMAND("inspect", do_inspect, PANE, "",
    "Open the pane with all facts and go into it; fold a heading",
    "details args stack facts")
COMMAND("pane", do_pane, PANE, "", "Pane: short, tall, none")
COMMAND("pane-focus", do_pane_focus, PANE, "",
    "Go into the pane, or back to the tracks")
COMMAND("timeline", do_timeline, PANE, "",
    "Close all lists and panes: the tracks")
COMMAND("slices", do_slices, PANE, "",
    "All slices as a list, the longest first; again: close",
    "events longest slowest")
COMMAND("names", do_names, PANE, "",
    "Slices by name, of the area or the whole trace",
    "statistics total hot aggregate")
COMMAND("threads", do_threads, PANE, "",
    "Threads by what they did; b groups by process",
    "statistics busy blocked")
COMMAND("counters", do_counters, PANE, "",
    "Counters: first, last, mean; without any the memory of dumps",
    "memory peak maximum graph")
COMMAND("hits", do_hits, PANE, "",
    "The hits of the search, or without one the alerts, as a list")
COMMAND("diff", do_diff, PANE, "FILE",
    "Show another trace beside this one, and what differs",
    "compare versus baseline regression")
COMMAND("align", do_align, PANE, "HOW",
    "Align two files by start, clock, mark:NAME, or slice NAME#N")
COMMAND("twin", do_twin, PANE, "",
    "The same slice of the other of two files, by gt while compared",
    "compare")
COMMAND("differences", do_differences, PANE, "",
    "Of two files: what differs, the most first; again: close",
    "compare slower faster changed regression")
COMMAND("differences-by", do_differences_by, PANE, "",
    "List what differs slice by slice, or by name")
COMMAND("differences-label", do_differences_label, PANE, "",
    "List names that differ with what tells their slices apart, or without")
COMMAND("metadata", do_metadata, PANE, "",
    "What the file says of itself: clock syncs, metadata, loose flows",
    "info about version")
COMMAND("summary", do_summary, PANE, "",
    "What is slow in the view: slices, self times, warnings",
    "slow slowest hot top overview")
COMMAND("warnings", do_warnings, PANE, "",
    "What was repaired or is odd in the trace; again: close",
    "errors problems lost damaged")
COMMAND("traces", do_traces, PANE, "",
    "The distributed traces as a list, Enter goes to one; again: close",
    "requests spans slowest jaeger zipkin opentelemetry")
COMMAND("trace", do_trace, PANE, "[ID]",
    "Show only the distributed trace whose id this is or begins with",
    "request spans")
COMMAND_WAY("next-trace", do_trace_step, 1, PANE, "",
    "Show only the next distributed trace, in the order of their list")
COMMAND_WAY("previous-trace", do_trace_step, -1, PANE, "",
    "Show only the distributed trace before")
COMMAND("sql", do_sql, PANE, "[SQL]",
    "Ask SQL: rows in a table; with ! before it, as search hits",
    "query select table database")
COMMAND("track", do_track, PANE, "NAME SQL",
    "Add the rows of a query as a track; none: try failed ones again")
COMMAND("untrack", do_untrack, PANE, "NAME",
    "Do not make the track of a query again")
COMMAND_WAY("result-sort-right", do_result_sort, 1, PANE, "",
    "In the rows of a query: sort by the column to the right")
COMMAND_WAY("result-sort-left", do_result_sort, -1, PANE, "",
    "In the rows of a query: sort by the column to the left")
COMMAND("result-invert", do_result_invert, PANE, "",
    "In the rows of a query: turn the order round")
COMMAND("result-copy", do_result_copy, PANE, "",
    "In the rows of a query: copy them as TSV",
    "export csv")
COMMAND("alerts", do_alerts, PANE, "",
    "The list of alerts, which files of --with give",
    "errors problems jank")
COMMAND("help", do_help, PANE, "", "The keys of this place, and questions; again: all keys; again: close",
    "keys cheat shortcuts")

COMMAND_WAY("list-down", do_list_move, 1, LIST, "", "Next line")
COMMAND_WAY("list-up", do_list_move, -1, LIST, "", "Previous line")
COMMAND_WAY("list-page-down", do_list_page, 1, LIST, "",
    "As many lines down as are shown")
COMMAND_WAY("list-page-up", do_list_page, -1, LIST, "",
    "As many lines up as are shown")
COMMAND("list-top", do_list_top, LIST, "",
    "First line, or the line of that number")
COMMAND("list-end", do_list_end, LIST, "",
    "Last line, or the line of that number")
COMMAND("list-enter", do_list_enter, LIST, "",
    "Go to what the line speaks of; fold or unfold an argument")
COMMAND("list-fold", do_list_fold, LIST, "", "Fold or unfold an argument")
COMMAND("list-find", do_list_find, LIST, "[TEXT]",
    "Search a text in the list; a capital makes case matter")
COMMAND_WAY("list-next", do_list_again, 1, LIST, "", "Next line with that text")
COMMAND_WAY("list-previous", do_list_again, -1, LIST, "",
    "Previous line with that text")
COMMAND("list-filter", do_list_filter, LIST, "[TEXT]",
    "Show only the lines with a text; slices and hits: dur>5ms cat: "
    "track: !not too")
COMMAND("list-sort", do_list_sort, LIST, "COLUMN",
    "Sort slices or hits:" LISTING_ORDER_WORDS)
COMMAND("list-sort-right", do_list_sort_right, LIST, "",
    "Sort slices or hits by the next column")
COMMAND("list-sort-left", do_list_sort_left, LIST, "",
    "Sort slices or hits by the previous column")
COMMAND("list-invert", do_list_invert, LIST, "",
    "Sort slices or hits the other way round")
COMMAND("list-copy", do_list_copy, LIST, "",
    "Copy the list of slices or hits, as TSV",
    "export")
COMMAND("list-full", do_list_full, LIST, "",
    "Give the list all of the screen, or the part below the tracks")
COMMAND("list-close", do_list_close, LIST, "",
    "Show all lines again; close the list")

COMMAND("mouse-select", do_mouse_select, MOUSE, "",
    "Select what is there; the label of the cursor's line: fold; a hint: "
    "its key; a table's name: show; a heading: sort")
COMMAND("mouse-double", do_mouse_double, MOUSE, "",
    "Fill the view with what is there; in a list: go there")
COMMAND("mouse-menu", do_mouse_menu, MOUSE, "",
    "What can be done with what is there")
COMMAND("mouse-drag", do_mouse_drag, MOUSE, "",
    "Mark an area; in the overview: move the view")
COMMAND("mouse-release", do_mouse_release, MOUSE, "", "The area stays")
COMMAND_WAY("mouse-up", do_mouse_wheel, -1, MOUSE, "",
    "Scroll up what is there")
COMMAND_WAY("mouse-down", do_mouse_wheel, 1, MOUSE, "",
    "Scroll down what is there")
COMMAND_WAY("mouse-left", do_mouse_pan, -1, MOUSE, "",
    "Move the view to the left")
COMMAND_WAY("mouse-right", do_mouse_pan, 1, MOUSE, "",
    "Move the view to the right")
COMMAND_WAY("mouse-zoom-in", do_mouse_zoom, -1, MOUSE, "",
    "Zoom in about the pointer")
COMMAND_WAY("mouse-zoom-out", do_mouse_zoom, 1, MOUSE, "",
    "Zoom out about the pointer")

COMMAND("copy-name", do_copy_name, PROGRAM, "",
    "Copy the name of the selection to the terminal's clipboard")
COMMAND("copy-duration", do_copy_duration, PROGRAM, "", "Copy its length")
COMMAND("copy-time", do_copy_time, PROGRAM, "",
    "Copy its start, or the cursor's time")
COMMAND("copy-json", do_copy_json, PROGRAM, "", "Copy all of it as JSON",
    "export")
COMMAND("copy-link", do_copy_link, PROGRAM, "",
    "Copy a command line that opens this view again",
    "export share url")
COMMAND("menu", do_menu, PROGRAM, "",
    "What can be done with the selection, as a menu")
COMMAND("palette", do_palette, PROGRAM, "",
    "Find a command by letters of its name",
    "search commands")
COMMAND("tutor", do_tutor, PROGRAM, "",
    "Ten tasks that teach the keys; again: the next task",
    "learn teach lesson beginner")
COMMAND("command", do_command_line, PROGRAM, "", "Type a command")
COMMAND_WAY("bind", do_bind, 0, PROGRAM, "[-m MODE] KEYS COMMAND",
    "Have keys run a command",
    "shortcut remap key")
COMMAND_WAY("unbind", do_bind, 1, PROGRAM, "[-m MODE] KEYS",
    "Have keys do nothing")
COMMAND("object", do_object, PROGRAM, "NAME FORM PATH...",
    "Show snapshots of objects of this name as a table, a tree or rects",
    "snapshot display")
COMMAND("set", do_set, PROGRAM, "[SETTING=VALUE]",
    "Change a setting, or list all",
    "options settings config theme")
COMMAND("label", do_label, PROGRAM, "NAME ARG[,ARG...]",
    "Have boxes of slices of a name say an arg; none: the name")
COMMAND("waits", do_waits, PROGRAM, "NAME",
    "Take slices of a name for waits, not work; !NAME: for work",
    "blocked idle")
COMMAND("keep", do_keep, PROGRAM, "[TIME]",
    "Forget what is older than TIME of a growing trace; all: nothing")
COMMAND("save", do_save, PROGRAM, "FILE",
    "Write what came of a growing trace to a new file, as it came",
    "export write")
COMMAND("counter-mode", do_counter_mode, PROGRAM, "",
    "Bars of counters: value, change, change in a second, logarithm")
COMMAND("colour", do_colour, PROGRAM, "",
    "Colour by name, category, process, thread, length, own length",
    "color theme")
COMMAND("redraw", do_redraw, PROGRAM, "", "Paint the screen anew")
COMMAND("suspend", do_suspend, PROGRAM, "", "Stop; the shell's fg goes on")
COMMAND("cancel", do_cancel, PROGRAM, "",
    "Leave the pane; forget the area; end the search")
COMMAND("interrupt", do_interrupt, PROGRAM, "",
    "Stop loading; forget half-typed keys; never quits")
COMMAND("close", do_close, PROGRAM, "", "Close what is open; then quit",
    "exit leave")
COMMAND("quit", do_quit, PROGRAM, "", "Quit",
    "exit leave")
#undef COMMAND
#undef COMMAND_WAY
