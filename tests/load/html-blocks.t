# Every text of a page is read, with the reader of its format, and its tables.
--- input
<!DOCTYPE html>
<html><body>
<script>"use strict"; var s = "<script class=\"trace-data\">";</script>
<script type='application/text' class='x trace-data'>
# tracer: nop
             app-101   (  100) [000] ...1     1.000001: e: n=1
</script>
<script class="trace-data" type="application/text">
PROCESS DUMP
USER PID PPID VSZ RSS WCHAN PC S NAME COMM
u0 100 1 4 9 0 0 S com.example.app app
u0 bad 1 4 9 0 0 S x x
USER PID TID CMD
u0 100 101 Binder one
</script>
<script class="trace-data" type="application/text">
CGROUP DUMP
100
</script>
<script class="trace-data" type="application/text">
{"traceEvents":[{"name":"a","ph":"X","ts":1000000,"dur":2,"pid":100,"tid":101}]}
</script>
<script class="trace-data">
nothing that is known
</script>
</body></html>
--- want process thread slice instant warning
{"type":"process","upid":0,"pid":100,"name":"com.example.app"}
{"type":"thread","utid":0,"upid":0,"tid":101,"name":"Binder one"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000000000,"dur":2000,"name":"a"}
{"type":"instant","track":1,"scope":"thread","ts":1000001000,"name":"e","args":{"n":1}}
{"type":"warning","code":"unreadable-part","count":1,"offset":710,"message":"a text inside the file that is no trace that is known: passed over"}
{"type":"warning","code":"bad-line","count":1,"offset":389,"message":"a line that cannot be read: passed over"}
--- stderr
ttv: input.json: part of it is lost: bad-line once; `ttv check` says where
