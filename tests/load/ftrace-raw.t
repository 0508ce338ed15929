# Lines of the options raw, hex and fields that have no names of events are counted as one thing, apart from damage; an option that was set for a while costs its lines only.
--- input
# tracer: nop
#
            bash-1     [000] .....     1.000000: my_event: n=1
123 0 8371293812 type: 318
0 12 8371293912 1 120 S 0 12 120 R
0000007b 00000000 00000001f2f4a2f4 type: 318
007b 00000000 00000001f2f4a2f4 type: 318
123 0 
123 0 x
            bash-1     [000] ...1.     1.000005: UNKNOWN TYPE 5
            bash-1     [000] ...1.     1.000006: UNKNOWN TYPE x
            bash-1     [000] .....     1.000010: my_event: n=2
--- want trace instant warning
{"type":"trace","format":"ftrace","start":1000000000,"end":1000010000,"events":2}
{"type":"instant","track":0,"scope":"thread","ts":1000000000,"name":"my_event","args":{"n":1}}
{"type":"instant","track":0,"scope":"thread","ts":1000010000,"name":"my_event","args":{"n":2}}
{"type":"warning","code":"bad-line","count":4,"offset":186,"message":"a line that cannot be read: passed over"}
{"type":"warning","code":"raw-line","count":4,"offset":79,"message":"a line of the tracer's options raw, hex, bin or fields that leaves out what the event is: passed over"}
--- stderr
ttv: input.json: part of it is lost: bad-line 4 times; `ttv check` says where
