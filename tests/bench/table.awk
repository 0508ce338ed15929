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

# One line: the median of the values in list, and how far they lie apart.
function row(what, unit, format,	n, a) {
	n = split(list, a, " ")
	if (n == 0)
		return
	order(a, n)
	printf "%-20s %-34s " format "  " format "-" format " %s\n", trace,
	    what, a[int((n + 1) / 2)], a[1], a[n], unit
}

function get(r, figure, name) {
	return value[trace, r, figure, name]
}

# A figure of each round, as it was measured, times a factor.
function plain(figure, name, factor, what, unit, format,	r) {
	list = ""
	for (r = 1; r <= rounds; r++)
		if ((trace, r, figure, name) in value)
			list = list " " get(r, figure, name) * factor
	row(what, unit, format)
}

# Bytes by time: GB/s of a figure of each round.
function speed(figure, what,	r) {
	list = ""
	for (r = 1; r <= rounds; r++)
		if (get(r, figure, "time") > 0)
			list = list " " bytes[trace] / get(r, figure, "time") /
			    1e9
	row(what, "GB/s", "%7.2f")
}

# The time of one figure to that of another, in the same round.
function ratio(a, b, what,	r) {
	list = ""
	for (r = 1; r <= rounds; r++)
		if (get(r, a, "time") > 0 && get(r, b, "time") > 0)
			list = list " " get(r, a, "time") / get(r, b, "time")
	row(what, "times", "%7.2f")
}

function table_of_trace(	i, f, n) {
	for (i = 1; i <= nfigures; i++) {
		f = figures[i]
		if (f ~ /^scan limit/)
			speed(f, f)
		if (f !~ /^load, /)
			continue
		speed(f, f)
		plain(f, "cpu", 1, "  CPU time", "s", "%7.2f")
		n = f
		sub(/.*, /, "", n)
		ratio("scan limit, " n, f, "  to the scan limit")
		ratio("simdjson on demand", f, "  faster than simdjson")
	}
	speed("simdjson on demand", "simdjson on demand")
	plain("simdjson on demand", "cpu", 1, "  CPU time", "s", "%7.2f")
	plain("private memory", "loaded", 1, "private memory, loaded",
	    "bytes/event", "%7.1f")
	plain("private memory", "peak", 1, "private memory, peak",
	    "bytes/event", "%7.1f")
	plain("first frame", "first", 1, "first model", "ms", "%7.1f")
	plain("first frame", "all", 1, "last model, others shown", "s",
	    "%7.2f")
	ratio("load of .gz", "inflating", ".gz: load to inflating alone")
	plain("search", "names", 1, "name search", "ms", "%7.2f")
	plain("search", "first name hit", 1, "name search, first hit", "ms",
	    "%7.2f")
	plain("search", "args", 1, "args search", "ms", "%7.2f")
	plain("search", "first args hit", 1, "args search, first hit", "ms",
	    "%7.2f")
	print ""
}

# A line of the table of `frames`: its columns have fixed widths.
function frame_line(line,	zoom, size, move, n, f) {
	if (line ~ /^trace/ || line == "")
		return
	zoom = substr(line, 22, 7)
	size = substr(line, 30, 6)
	move = substr(line, 37, 17)
	gsub(/ +$/, "", move)
	gsub(/ /, "", zoom)
	gsub(/ /, "", size)
	n = split(substr(line, 54), f, " ")
	printf "%-20s %-34s %7d  %7d most     bytes  %6.2f ms CPU\n",
	    "frames, " size, zoom ": " move, f[1], f[2],
	    f[n - 3] + f[n - 2] + f[n - 1]
}

BEGIN {
	printf "%-20s %-34s %7s  %7s-%-7s\n\n", "trace", "figure", "median",
	    "least", "most"
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
