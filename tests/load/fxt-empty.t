# The magic alone is an empty trace.
--- input fxt
magic
--- want
{"type":"trace","format":"fuchsia","start":0,"end":0,"events":0}
--- stderr
ttv: input.json: there is no event in it
--- status 3
