# A line with a byte that stands in no text makes it no text of the tracer; a tab and a carriage return do not.
--- input printf
# a\001b\n          <...>-7     [000] ...1 1.000001: e: n=1\n
--- want
{"type":"trace","start":0,"end":0,"events":0}
{"type":"warning","code":"nothing-read","count":1,"offset":0,"message":"input.json: this is not a trace"}
--- stderr
ttv: input.json: this is not a trace at byte 0, line 1
--- status 3
