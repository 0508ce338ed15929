# Base64 with damage: a character that is none is passed over, the rest is read.
--- input
<html><script id="viewer-data" type="text/plain">
W3sibmFtZSI6ImEiLCJwaCI6*IlgiLCJ0cyI6MSwiZHVyIjoyLCJwaWQiOjEsInRpZCI6N31d
</script>
<script class="trace-data">
W3sibmFtZSI6ImIiLCJwaCI6IlgiLCJ0cyI6MSwiZHVyIjoyLCJwaWQiOjEsInRpZCI6N31d
</script>
<script class="trace-data">
W3sibmFtZSI6ImIiLCJwaCI6IlgiLCJ0cy*6MSwiZHVyIjoyLCJwaWQiOjEsInRpZCI6N31d
</script></html>
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000,"dur":2000,"name":"a"}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":1000,"dur":2000,"name":"b","parent":0}
{"type":"warning","code":"unreadable-part","count":1,"offset":273,"message":"a text inside the file that is no trace that is known: passed over"}
{"type":"warning","code":"bad-base64","count":1,"offset":50,"message":"a character that is not base64: passed over"}
