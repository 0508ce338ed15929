A list on a screen of one cell.
size: 1x1
keys: g7jj
--- trace
[
{"ph":"X","pid":1,"tid":1,"ts":0,"dur":100,"name":"Outer","args":{"a":1}},
{"ph":"E","pid":1,"tid":2,"ts":5},
{"ph":"X","pid":1,"tid":1,"ts":10,"dur":20,"name":"Inner"},,
{"ph":"Z","pid":1,"tid":1,"ts":10,"name":"unk"}
{"ph":"X","pid":1,"tid":1,"ts":50,"dur":90,"name":"Crossing"},
{"ph":"X","pid":1,"tid":3,"ts":70,"dur":"long","name":"BadDur"},
garbage here
{"ph":"B","pid":1,"tid":3,"ts":90,"name":"Open"},
--- text
>
--- style
4
