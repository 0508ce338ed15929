# folded: no stacks, as a line among the first has no count.
--- input printf
main 5\nmain and more\nmain 6\na;b 7\n
--- run info input.json
--- want
--- stderr
ttv: input.json: this is not a trace at byte 0, line 1
--- status 3
