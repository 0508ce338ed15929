# Text that is no trace.
--- input
hello, world
--- want
{"type":"trace","start":0,"end":0,"events":0}
--- stderr
ttv: input.json: this is not a trace (byte 0, line 1) at byte 0
--- status 3
