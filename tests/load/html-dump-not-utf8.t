# Bytes of a page's table of processes that are not UTF-8 are counted.
--- input printf
<html><script class="trace-data">PROCESS DUMP\nUSER PID PPID NAME\nu 1 0 i\377\n</script>
--- want process warning
{"type":"process","upid":0,"pid":1,"name":"i�"}
{"type":"warning","code":"invalid-utf8","count":1,"offset":71,"message":"bytes that are not UTF-8: each read as U+FFFD"}
