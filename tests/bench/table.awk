# What the programs said, as one table.  Input: lines of trace, round, figure,
# name and value with tabs between; then the table that `frames` prints.

function order(a, n,	i, j, v) {
	for (i = 2; i <= n; i++) {
		v = a[i]
		for (j = i - 1; j > 0 && a[j] > v; j--)
			a[j + 1] = a[j]
		a[j + 1] = v
	}
}

# The median of the values in a list, and in least and most how far they lie.
function median(list,	n, a) {
	n = split(list, a, " ")
	if (n == 0)
		return ""
	order(a, n)
	least = a[1]
	most = a[n]
	return a[int((n + 1) / 2)]
}

# Of each round: a value of a figure, times a factor.
function values(figure, name, factor,	r, list) {
	for (r = 1; r <= rounds; r++)
		if ((trace, r, figure, name) in value)
			list = list " " value[trace, r, figure, name] * factor
	return list
}

# Of each round: how often the time of b goes into that of a.
function ratios(a, b,	r, list, time) {
	for (r = 1; r <= rounds; r++) {
		time = value[trace, r, b, "time"]
		if (time > 0 && value[trace, r, a, "time"] > 0)
			list = list " " value[trace, r, a, "time"] / time
	}
	return list
}

# Of each round: the bytes of the trace by a time, in GB/s.
function speeds(figure,	r, list, time) {
	for (r = 1; r <= rounds; r++) {
		time = value[trace, r, figure, "time"]
		if (time > 0)
			list = list " " bytes[trace] / time / 1e9
	}
	return list
}

# The columns before the last three; 0 when there is nothing to show.
function row(what, list, unit, digits,	m, f) {
	if ((m = median(list)) == "")
		return 0
	f = "%8." digits "f"
	printf "%-20s %-28s " f " " f " " f " %-7s", trace, what, m, least,
	    most, unit
	return 1
}

function column(list, unit,	m) {
	if ((m = median(list)) == "")
		printf " %9s", ""
	else
		printf " %7.2f %s", m, unit
}

# A figure in GB/s, with its CPU time and its ratios to what bounds it.
function speed_row(figure, limit,	cpu) {
	if (!row(figure, speeds(figure), "GB/s", 2))
		return
	column(values(figure, "cpu", 1), "s")
	column(limit != "" ? ratios(limit, figure) : "", "x")
	column(figure == walk ? "" : ratios(walk, figure), "x")
	print ""
}

function plain_row(what, list, unit, digits) {
	if (row(what, list, unit, digits))
		print ""
}

# Of each round: a value of a figure by another one, times a factor.
function rates(figure, a, b, factor,	r, list, by) {
	for (r = 1; r <= rounds; r++) {
		by = value[trace, r, figure, b]
		if (by > 0 && value[trace, r, figure, a] > 0)
			list = list " " value[trace, r, figure, a] / by * factor
	}
	return list
}

# A figure, the least or the most that it is to be, and how much of that holds:
# 1 or more where it does.
function goal_row(what, list, unit, side, goal,	m) {
	if (!row(what, list, unit, 2))
		return
	m = median(list)
	printf "  goal %s %g, %.2f of it\n", side, goal,
	    side == "at least" ? m / goal : goal / m
}

# The goals of a trace, for its loading with all threads.
function goals(	i, f) {
	for (i = 1; i <= nfigures; i++)
		if (figures[i] ~ /^load, [0-9]/ ||
		    index(figures[i], "load, " best ","))
			if (value[trace, 1, figures[i], "time"] > 0)
				f = figures[i]
	if (f == "")
		return
	goal_row("of simdjson's speed", ratios(walk, f), "x", "at least", 4)
	if (trace ~ /^(async|counters|threads)$/)
		goal_row("bytes", speeds(f), "GB/s", "at least", 2)
	if (trace ~ /\.pftrace/) {
		goal_row("bytes", speeds(f), "GB/s", "at least", 0.5)
		goal_row("CPU, an event", rates(f, "cpu", "events", 1e9), "ns",
		    "at most", 150)
	}
	if (trace ~ /^(fuchsia.*|ftrace|perfetto-sched|.*\.systrace)$/)
		goal_row("events", rates(f, "events", "time", 1e-6), "M/s",
		    "at least", 12)
	goal_row("private memory, peak", values("private memory", "peak", 1),
	    "B/event", "at most", trace == "ninja" ? 40 : 30)
}

function table_of_trace(	i, f, limit) {
	for (i = 1; i <= nfigures; i++) {
		f = figures[i]
		if (f ~ /^scan limit/)
			speed_row(f, "")
		if (f ~ /^load, /) {
			limit = f
			sub(/.*, /, "scan limit, ", limit)
			speed_row(f, limit)
		}
	}
	speed_row(walk, "scan limit, 1 thread")
	plain_row("first model", values("first frame", "first", 1), "ms", 1)
	plain_row("second opening", values("reopen", "open", 1), "ms", 1)
	plain_row("second opening, a frame", values("reopen", "look", 1),
	    "ms", 1)
	plain_row("second opening, all checked",
	    values("reopen", "checked", 1), "ms", 1)
	plain_row("index", values("reopen", "index", 1), "MB", 1)
	plain_row("last model, others shown", values("first frame", "all", 1),
	    "s", 2)
	plain_row("private memory, loaded", values("private memory", "loaded",
	    1), "B/event", 1)
	plain_row(".gz: load by inflating", ratios("load of .gz",
	    "inflating"), "x", 2)
	plain_row(".gz: the same, to a file", ratios("load of .gz",
	    "inflating to a file"), "x", 2)
	plain_row("name search", values("search", "names", 1), "ms", 2)
	plain_row("name search, first hit", values("search",
	    "first name hit", 1), "ms", 2)
	plain_row("args search", values("search", "args", 1), "ms", 2)
	plain_row("args search, first hit", values("search", "first args hit",
	    1), "ms", 2)
	plain_row("diff of 1 M slices, names", values("compare", "by name",
	    1), "ms", 1)
	plain_row("diff of 1 M slices, paths", values("compare", "by path",
	    1), "ms", 1)
	plain_row("diff of 1 M slices, pairs", values("compare",
	    "pairs of slices", 1), "ms", 1)
	plain_row("interval tree of 1 M, build", values("interval",
	    "ordered, build", 1), "ms", 2)
	plain_row("interval tree, unordered", values("interval",
	    "unordered, build", 1), "ms", 2)
	plain_row("interval tree, a span", values("interval",
	    "ordered, bits", 1), "bits", 2)
	plain_row("interval tree, a moment", values("interval",
	    "ordered, moment", 1), "us", 2)
	plain_row("interval tree, of 1,000", values("interval",
	    "ordered, range, a span", 1), "ns/span", 1)
	plain_row("CPU for a second of it", values("follow", "CPU", 10), "ms",
	    1)
	plain_row("events shown late, 50 %", values("follow", "late, 50 %", 1),
	    "ms", 1)
	plain_row("events shown late, 99 %", values("follow", "late, 99 %", 1),
	    "ms", 1)
	plain_row("shown in 200 ms", values("follow", "in 200 ms", 1), "%", 1)
	plain_row("a key waits, 99 %", values("follow", "turn, 99 %", 1), "ms",
	    1)
	plain_row("a key waits, most", values("follow", "turn, 100 %", 1),
	    "ms", 1)
	plain_row("private memory", values("follow", "memory", 1), "MB", 1)
	goals()
	print ""
}

# A line of the table of `frames`: zoom, size and move have columns, and ten
# numbers follow: bytes, those of the worst, the cells that change, the budget,
# times of key, drawing and terminal, three more times.  The last line says what
# no move has run.
function frame_line(line,	zoom, size, move, n, f, i) {
	if (line ~ /^trace/ || line == "")
		return
	if (line ~ /^not played:/) {
		print line
		return
	}
	zoom = substr(line, 22, 7)
	size = substr(line, 30, 6)
	move = substr(line, 37)
	for (i = 0; i < 10; i++)
		sub(/ +[^ ]+$/, "", move)
	gsub(/ +$/, "", move)
	gsub(/ /, "", zoom)
	gsub(/ /, "", size)
	n = split(line, f, " ")
	printf "%-20s %-28s %8d %8s %8d %-7s %7.2f ms\n", "frames, " size,
	    zoom ", " move, f[n - 9], "", f[n - 8], "bytes",
	    f[n - 5] + f[n - 4] + f[n - 3]
}

BEGIN {
	walk = "simdjson on demand"
	printf "%-20s %-28s %8s %8s %8s %-7s %9s %9s %9s\n\n", "trace",
	    "figure", "median", "least", "most", "", "CPU      ", "of limit",
	    "simdjson "
}

FNR != NR || NF != 5 {
	frames[++nframes] = $0
	next
}

{
	if (!($1 in seen)) {
		seen[$1] = 1
		traces[++ntraces] = $1
	}
	if (!($3 in known)) {
		known[$3] = 1
		figures[++nfigures] = $3
	}
	if ($2 > rounds)
		rounds = $2
	value[$1, $2, $3, $4] = $5
	if ($4 == "file bytes")
		bytes[$1] = $5
}

END {
	for (t = 1; t <= ntraces; t++) {
		trace = traces[t]
		table_of_trace()
	}
	for (i = 1; i <= nframes; i++)
		frame_line(frames[i])
}
