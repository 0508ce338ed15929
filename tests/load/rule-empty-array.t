# An empty array is an empty trace.
--- input
[]
--- want trace slice warning
{"type":"trace","format":"chrome-json","start":0,"end":0,"events":0}
--- stderr
ttv: input.json: there is no event in it
--- status 3
