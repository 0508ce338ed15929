# A bracket and nothing else.
--- input
[
--- want trace warning
{"type":"trace","format":"chrome-json","start":0,"end":0,"events":0}
{"type":"warning","code":"unterminated","count":1,"offset":1,"message":"the closing ] or } of the file is missing: read as if it were there"}
--- stderr
ttv: input.json: there is no event in it
--- status 3
