# A page that is cut in a text, and in base64: what came before is read.
--- input
<html><script class="trace-data">
{"traceEvents":[{"name":"a","ph":"X","ts":1,"dur":2,"pid":1,"tid":7},{"name":"b","p
--- file b.json
<html><script id="viewer-data">
W3sibmFtZSI6ImEiLCJwaCI6IlgiLCJ0cyI6MSwiZHVyIjoyLCJwaWQiOjEsInRpZCI6N30
--- run export --align=clock input.json b.json
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1000,"dur":2000,"name":"a"}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":1000,"dur":2000,"name":"a"}
{"type":"warning","code":"truncated","count":1,"offset":173,"file":1,"message":"the file ends in the middle of an event: what was complete is kept"}
{"type":"warning","code":"unterminated","count":3,"offset":117,"file":0,"message":"the closing ] or } of the file is missing: read as if it were there"}
--- stderr
ttv: b.json: part of it is lost: truncated once; `ttv check` says where
