# What stands before a line TRACE: is no part of the trace.
--- input
capturing trace... done
TRACE:
# tracer: nop
            bash-101 [000] d..2.  1.000001: e: n=1
--- want instant warning
{"type":"instant","track":0,"scope":"thread","ts":1000001000,"name":"e","args":{"n":1}}
