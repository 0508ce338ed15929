# A file that begins with <idle>, or whose first lines are broken, is recognised by its bytes.
--- input
<idle>-0 [000] d..1.     1.000001: e: n=1
what?
            bash-101 [000] d..2.  1.000002: e: n=2
--- want trace instant warning
{"type":"trace","format":"ftrace","start":1000001000,"end":1000002000,"events":2}
{"type":"instant","track":0,"scope":"thread","ts":1000002000,"name":"e","args":{"n":2}}
{"type":"instant","track":1,"scope":"thread","ts":1000001000,"name":"e","args":{"n":1}}
{"type":"warning","code":"bad-line","count":1,"offset":42,"message":"a line that cannot be read: passed over"}
--- stderr
ttv: input.json: part of it is lost: bad-line once; `ttv check` says where
