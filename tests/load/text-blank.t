# A file of blanks and commas is a trace without events, not one that is not known.
--- input printf
 \n\t ,, 
--- want
{"type":"trace","format":"chrome-json","start":0,"end":0,"events":0}
--- stderr
ttv: input.json: there is no event in it
--- status 3
