# derived: an error names the file, the line and the word.
--- input
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":2,"args":{"name":"worker"}},
{"name":"A","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"B","ph":"X","ts":10,"dur":20,"pid":7,"tid":1,"cat":"x"},
{"name":"C","ph":"X","ts":40,"dur":10,"pid":7,"tid":2,"cat":"y"}]
--- file d.sql
SELECT ts,
  nam FROM slice;
--- run info --with d.sql input.json
--- want
--- stderr
ttv: d.sql:2:3: near "nam": no such column: nam; did you mean name?
--- status 2
