On a tiny screen the table takes the rows of the tracks, but one.
size: 20x5
keys: ^;SELECT 1<Enter>
--- trace
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":1,"args":{"name":"main"}},
{"name":"parse","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"parse","ph":"X","ts":100,"dur":50,"pid":7,"tid":1},
{"name":"parse","ph":"X","ts":200,"dur":300,"pid":7,"tid":1},
{"name":"draw\u001b[31m","ph":"X","ts":520,"dur":30,"pid":7,"tid":1},
{"name":"draw\u001b[31m","ph":"X","ts":560,"dur":30,"pid":7,"tid":1},
{"name":"draw","ph":"X","ts":600,"dur":400,"pid":7,"tid":1}]
--- text
▶▶▇ ▏par…▅▇▏draw───
 SQL  1 row
   1
   1
 app [7] / main [1]…
--- style
@@o.bbbbboooooooooo
11111111111111111111
.2.2
.444444444444444444
77777777777777777777
