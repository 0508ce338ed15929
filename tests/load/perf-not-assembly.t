# A program for an assembler is no text of perf: perf writes lower case.
--- input
start:
	ADD r1, r2
	RET

--- want
{"type":"trace","start":0,"end":0,"events":0}
{"type":"warning","code":"nothing-read","count":1,"offset":0,"message":"input.json: this is not a trace"}
--- stderr
ttv: input.json: this is not a trace at byte 0, line 1
--- status 3
