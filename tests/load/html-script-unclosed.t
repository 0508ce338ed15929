# A script that is closed late hides no trace that begins a line in it.
--- input
<html>
<script>viewer();
<script class="trace-data">
[{"name":"a","ph":"X","ts":1,"dur":2,"pid":1,"tid":7}]
</script></html>
--- want slice
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000,"dur":2000,"name":"a"}
