# A script is a trace by a word of its class or by its id: names in any case, values in quotes or without; what only looks like one is none.
--- input
<html><scripts class="trace-data">
[{"name":"no 1","ph":"X","ts":1,"dur":1,"pid":1,"tid":1}]
</scripts><script class="trace-datas">
[{"name":"no 2","ph":"X","ts":1,"dur":1,"pid":1,"tid":1}]
</script><script clas="trace-data" classs="trace-data" data-class="trace-data">
[{"name":"no 3","ph":"X","ts":1,"dur":1,"pid":1,"tid":1}]
</script><script id="viewer-dat" ids="viewer-data" class="viewer-data">
[{"name":"no 4","ph":"X","ts":1,"dur":1,"pid":1,"tid":1}]
</script><script id="trace-data">
[{"name":"no 5","ph":"X","ts":1,"dur":1,"pid":1,"tid":1}]
</script><script>"class=trace-data"
[{"name":"no 6","ph":"X","ts":1,"dur":1,"pid":1,"tid":1}]
</script><SCRIPT CLASS = trace-data>
[{"name":"yes 1","ph":"X","ts":1,"dur":1,"pid":1,"tid":1}]
</SCRIPT ><script	type=x=y class='a	trace-data b'>
[{"name":"yes 2","ph":"X","ts":2,"dur":1,"pid":1,"tid":1}]
</script/><script/ async class="a=b trace-data">
[{"name":"yes 3","ph":"X","ts":3,"dur":1,"pid":1,"tid":1}]
</script><script a='class="no"'class=trace-data>
[{"name":"yes 4","ph":"X","ts":4,"dur":1,"pid":1,"tid":1}]
</script><script = class="trace-data">
[{"name":"</scripty>yes 5","ph":"X","ts":5,"dur":1,"pid":1,"tid":1}]
</script><script x
class=trace-data
>
[{"name":"yes 6","ph":"X","ts":6,"dur":1,"pid":1,"tid":1}]
</script></html>
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000,"dur":1000,"name":"yes 1"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":0,"ts":2000,"dur":1000,"name":"yes 2"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":0,"ts":3000,"dur":1000,"name":"yes 3"}
{"type":"slice","id":3,"track":1,"lane":0,"depth":0,"ts":4000,"dur":1000,"name":"yes 4"}
{"type":"slice","id":4,"track":1,"lane":0,"depth":0,"ts":5000,"dur":1000,"name":"</scripty>yes 5"}
{"type":"slice","id":5,"track":1,"lane":0,"depth":0,"ts":6000,"dur":1000,"name":"yes 6"}
