# A file that is cut in its last line: the rest is there.
--- input
            bash-101 [000] d..2.  1.000001: e: n=1
            bash-101   [000] .....     1.0000
--- want instant warning
{"type":"instant","track":0,"scope":"thread","ts":1000001000,"name":"e","args":{"n":1}}
{"type":"warning","code":"truncated","count":1,"offset":51,"message":"the file ends in the middle of an event: what was complete is kept"}
--- stderr
ttv: input.json: part of it is lost: truncated once; `ttv check` says where
