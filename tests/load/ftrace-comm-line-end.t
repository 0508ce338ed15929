# A comm with a line end in it breaks lines: they are counted, and what is whole is read.
--- input
            bash-101 [000] d..2.  1.000001: e: n=1
         nl
name-25755   [001] d..2.     1.000002: e: n=2
            bash-101 [000] d..2.  1.000003: sched_switch: prev_comm=bash prev_pid=101 prev_prio=120 prev_state=S ==> next_comm=nl
name next_pid=25755 next_prio=120
            bash-101 [000] d..2.  1.000004: e: n=3
--- want thread instant warning
{"type":"thread","utid":0,"tid":101,"name":"bash"}
{"type":"thread","utid":1,"tid":25755,"name":"name"}
{"type":"instant","track":0,"scope":"thread","ts":1000001000,"name":"e","args":{"n":1}}
{"type":"instant","track":0,"scope":"thread","ts":1000004000,"name":"e","args":{"n":3}}
{"type":"instant","track":1,"scope":"thread","ts":1000002000,"name":"e","args":{"n":2}}
{"type":"warning","code":"bad-line","count":3,"offset":51,"message":"a line that cannot be read: passed over"}
--- stderr
ttv: input.json: part of it is lost: bad-line 3 times; `ttv check` says where
