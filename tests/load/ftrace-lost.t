# Events that the kernel had no room for are counted, and are no broken lines.
--- input
            bash-101 [000] d..2.  1.000001: e: n=1
CPU:0 [LOST 7517 EVENTS]
            bash-101 [000] d..2.  1.000002: e: n=2
CPU:1 [LOST EVENTS]
CPU:x [LOST 5 EVENTS]
CPU:1 [12 EVENTS DROPPED]
buffer: CPU:0 [100 EVENTS DROPPED]
--- want instant warning
{"type":"instant","track":0,"scope":"thread","ts":1000001000,"name":"e","args":{"n":1}}
{"type":"instant","track":0,"scope":"thread","ts":1000002000,"name":"e","args":{"n":2}}
{"type":"warning","code":"bad-line","count":1,"offset":147,"message":"a line that cannot be read: passed over"}
{"type":"warning","code":"lost-events","count":7630,"offset":51,"message":"events that the kernel had no room for: what surrounds them is read"}
--- stderr
ttv: input.json: part of it is lost: bad-line once, lost-events 7,630 times; `ttv check` says where
