# NaN as a counter value is skipped, a ts that is text is read.
--- input
[{"name":"c","ph":"C","ts":"1","pid":1,"args":{"v":nan}},
{"name":"c","ph":"C","ts":"2","pid":1,"args":{"v":2}},
{"name":"c","ph":"C","ts":"3","pid":1,"args":{"v":NaN}}]
--- want counter warning
{"type":"counter","track":1,"ts":2000,"series":"v","value":2}
{"type":"warning","code":"counter-value","count":2,"offset":51,"message":"a counter value that is no number: that value is skipped"}
