# Text with nothing that looks like a line of a trace is no ftrace.
--- input
some log
1.5: e: n=1
bash-101 e: n=1
--- want
{"type":"trace","start":0,"end":0,"events":0}
{"type":"warning","code":"nothing-read","count":1,"offset":0,"message":"input.json: this is not a trace"}
--- stderr
ttv: input.json: this is not a trace at byte 0, line 1
--- status 3
