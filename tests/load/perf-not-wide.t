# A line of more than 16 columns behind the tab is no stack.
--- input
	                a list of things
	                a list of things
--- want
{"type":"trace","start":0,"end":0,"events":0}
{"type":"warning","code":"nothing-read","count":1,"offset":0,"message":"input.json: this is not a trace"}
--- stderr
ttv: input.json: this is not a trace at byte 0, line 1
--- status 3
