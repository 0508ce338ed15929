A list that was scrolled keeps a line of context; the way back scrolls late.
size: 100x12
keys: g7<PgDn>jjkkk
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
 warnings                                                                                   8 of 19
    byte 349, line 8
stray-comma, once: a comma too many: passed over
    byte 171, line 4
missing-comma, once: no comma between two events: read as if it were there
>   byte 221, line 6
unknown-phase, once: an event of a phase that nobody knows: passed over   Z 1
    byte 173, line 5
bad-duration, once: a dur that is no number: the slice is unfinished
    byte 284, line 7
 process 1 / thread 1   depth 0   1 slice                                                  line 2/6
 j/k line  Enter go to the event  Space/PgUp page  q close  i full screen  ? help
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT--------
????????????????????
PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
????????????????????
PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
????????????????????
PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
????????????????????
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..666665555555555555555..666666666655555..6555555..6555555555555..655555
