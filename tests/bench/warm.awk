# warm.awk: what questions cost, as a table of a trace.
#
# Reads what the peer takes, NAME MS, if there is one, then what warm prints:
# NAME FIRST AGAIN GOAL ROWS.  The ratio is that of the second time to the goal,
# or to the peer, which is measured on the same machine.
FILENAME == ARGV[1] {
	peer[$1] = $2
	next
}
FNR == 1 {
	printf "%-26s %10s %10s %10s %7s %10s\n", substr(trace, 1, 26),
	    "first ms", "again ms", "goal ms", "ratio", "rows"
}
{
	goal = ($1 in peer) ? peer[$1] : $4
	printf "%-26s %10.3f %10.3f %10.3f %7.2f %10d\n", $1, $2, $3, goal,
	    (goal > 0 ? $3 / goal : 0), $5
}
