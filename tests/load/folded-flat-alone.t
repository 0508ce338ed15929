# folded: a stack of one frame alone; a line that is none among the first.
--- input printf
main 5\n
--- run flame --format=folded input.json
--- want
main 5
--- input printf
main 5\nmain and more\nmain 6\na;b 7\n
--- run info input.json
--- stderr
ttv: input.json: this is not a trace at byte 0, line 1
