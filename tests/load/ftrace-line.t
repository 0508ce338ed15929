# A line is COMM-PID [CPU] FLAGS TIME: EVENT: TEXT; # begins a comment, and an event without a meaning of its own is an instant of its thread.
--- input
# tracer: nop
#
          bash-29941 [001] d..2.  1179.382182: my_event: a=1 b=two
# a comment

       python3-30700 [000] .....  1179.382190: my_event: a=-2 b=0x10
          bash-29941 [001] d..2.  1179.400000: my_event: a=3 b=
--- want thread instant warning
{"type":"thread","utid":0,"tid":29941,"name":"bash"}
{"type":"thread","utid":1,"tid":30700,"name":"python3"}
{"type":"instant","track":0,"scope":"thread","ts":1179382182000,"name":"my_event","args":{"a":1,"b":"two"}}
{"type":"instant","track":0,"scope":"thread","ts":1179400000000,"name":"my_event","args":{"a":3,"b":""}}
{"type":"instant","track":1,"scope":"thread","ts":1179382190000,"name":"my_event","args":{"a":-2,"b":"0x10"}}
