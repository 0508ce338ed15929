# Usage: awk -v to=DIR [-v bare=NAMES] [-v trim=NAMES] -f sections.awk CASE
#
# Writes the sections of a CASE (tests/load, tests/screen) and prints its heads.
# A section begins with a line `--- NAME WORD...`, for which `NAME WORD...` is
# printed; its lines, up to the next such line, are the file DIR/NAME, or WORD in
# the current folder for a section `file WORD`.  A line `FIELD: WORD...` before
# the first section is printed as `FIELD WORD...`.
#
# A section of NAMES in `bare` has no end of line after its last line, and one
# in `trim` is without its last line if that is empty; both are lists between
# blanks.

function has(list, name) {
	return index(" " list " ", " " name " ") > 0
}

# Writes the line that is held back, with an END of line or none.
function put(end) {
	if (holds)
		printf "%s%s", held, end >out
	holds = 0
}

function finish() {
	if (out == "")
		return
	if (is_trim && held == "")
		holds = 0
	put(is_bare ? "" : "\n")
	close(out)
	out = ""
}

/^--- / {
	finish()
	name = $2
	out = name == "file" ? $3 : to "/" name
	is_bare = has(bare, name)
	is_trim = has(trim, name)
	if (name == "file" && $3 ~ /\//) {
		folder = $3
		sub(/\/[^\/]*$/, "", folder)
		system("mkdir -p " folder)
	}
	printf "" >out
	print substr($0, 5)
	next
}

out == "" {
	if (match($0, /^[a-z]+: /)) {
		sub(/: /, " ")
		print
	}
	next
}

{
	put("\n")
	held = $0
	holds = 1
}

END {
	finish()
}
