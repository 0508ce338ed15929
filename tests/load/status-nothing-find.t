# ... find too.
--- input
{"other":[1,2,3]}
--- run find . input.json
--- want
--- stderr
ttv: input.json: nothing in it is a trace event at byte 0, line 1
--- status 3
