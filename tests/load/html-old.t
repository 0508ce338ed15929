# The string of an old page: escapes, either quote, and one that nothing closes.
--- input
<html><script>
var linuxPerfData = '# tracer: nop\n\
  app-7     [000] 1.000000: e: a=\x41\u0042\'\n';
</script><script>
var linuxPerfData = "# tracer: nop\n\
  app-7     [000] 2.000000: e: b=1\n
--- want instant warning
{"type":"instant","track":0,"scope":"thread","ts":1000000000,"name":"e","args":{"a":"AB'"}}
{"type":"instant","track":0,"scope":"thread","ts":2000000000,"name":"e","args":{"b":1}}
{"type":"warning","code":"unterminated","count":1,"offset":195,"message":"the closing ] or } of the file is missing: read as if it were there"}
