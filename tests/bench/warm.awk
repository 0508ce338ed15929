# warm.awk: what questions cost, as a table of a trace.
#
# Reads what the peer takes, NAME MS, if there is one, then what warm prints:
# NAME FIRST AGAIN GOAL ROWS SQLITE.  The first ratio is that of the second time
# to the goal, or to the peer, which is measured on the same machine; the second
# one that to SQLite's own tables.
function ratio(ms, other) {
	return other > 0 ? sprintf("%.2f", ms / other) : "-"
}
FILENAME == ARGV[1] {
	peer[$1] = $2
	next
}
FNR == 1 {
	printf "%-26s %10s %10s %10s %7s %10s %7s %10s\n", substr(trace, 1,
	    26), "first ms", "again ms", "goal ms", "ratio", "SQLite ms",
	    "ratio", "rows"
}
{
	goal = ($1 in peer) ? peer[$1] : $4
	printf "%-26s %10.3f %10.3f %10.3f %7s %10s %7s %10d\n", $1, $2, $3,
	    goal, ratio($3, goal), $6, ratio($3, $6), $5
}
