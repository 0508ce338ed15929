# A file of blanks and commas has nothing of a trace.
--- input printf
 \n\t ,, 
--- want
{"type":"trace","format":"chrome-json","start":0,"end":0,"events":0}
--- stderr
ttv: input.json: nothing in it is a trace event at byte 0, line 1
--- status 3
