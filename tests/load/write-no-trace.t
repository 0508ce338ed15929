# Nothing is written of a file that is no trace.
--- input
no trace
--- run export -f json input.json
--- want
--- stderr
ttv: input.json: this is not a trace at byte 0, line 1
--- status 3
