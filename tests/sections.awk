# Usage: awk -v to=DIR [-v bare=NAMES] [-v trim=NAMES] -f sections.awk CASE
#        awk -v each=DIR ... -f sections.awk CASE.t...
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
#
# Of many cases, each with a folder DIR/CASE that has a folder here: this is the
# current one of its files, and the heads are in DIR/CASE/heads.

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

FNR == 1 && each != "" {
	finish()
	if (heads != "")
		close(heads)
	name = FILENAME
	gsub(/^.*\/|\.t$/, "", name)
	to = each "/" name
	heads = to "/heads"
	printf "" >heads
}

# Prints a LINE of the heads.
function say(line) {
	if (heads != "")
		print line >heads
	else
		print line
}

/^--- / {
	finish()
	name = $2
	out = name != "file" ? to "/" name : each == "" ? $3 : to "/here/" $3
	is_bare = has(bare, name)
	is_trim = has(trim, name)
	if (name == "file" && $3 ~ /\//) {
		folder = out
		sub(/\/[^\/]*$/, "", folder)
		system("mkdir -p " folder)
	}
	printf "" >out
	say(substr($0, 5))
	next
}

out == "" {
	if (match($0, /^[a-z]+: /)) {
		sub(/: /, " ")
		say($0)
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
