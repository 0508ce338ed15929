The end of a list on a small screen: the last line at the bottom.
size: 40x10
keys: g7G
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
 warnings
stray-end, once: an end that no open be…
    byte 77, line 3
unfinished, 2 times: a begin without an…
    byte 284, line 7
    byte 362, line 9
overlap, once: slices of one thread tha…
>   byte 221, line 6
 process 1 / thread 1   depth 0   1 sli…
 j/k line  Enter go to the event  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
???????????????????
PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
????????????????????
????????????????????
PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
4444444444444444444444444444444444444444
7777777777777777777777777777777777777777
.66655555..666665555555555555555..5
