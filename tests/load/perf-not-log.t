# A log of times and short numbers is no text of perf.
--- input
12.345678: 00000040 abc def
13.000000: 00000050 abc def
--- want
{"type":"trace","start":0,"end":0,"events":0}
{"type":"warning","code":"nothing-read","count":1,"offset":0,"message":"input.json: this is not a trace"}
--- stderr
ttv: input.json: this is not a trace at byte 0, line 1
--- status 3
