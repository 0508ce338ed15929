# What is no trace at all is refused with a line.
--- input
this is no trace
--- want
{"type":"trace","start":0,"end":0,"events":0}
--- stderr
ttv: input.json: this is not a trace (byte 0, line 1) at byte 0
--- status 3
