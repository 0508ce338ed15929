The list of warnings, with the cursor on a place.
size: 100x24
keys: g7jjj
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
 ttv warnings                                                                               4 of 19
unterminated, once: the closing ] or } of the file is missing: read as if it were there
    byte 412, line 10
garbage, once: text that is not JSON between or after the events: passed over
>   byte 349, line 8
stray-comma, once: a comma too many: passed over
    byte 171, line 4
missing-comma, once: no comma between two events: read as if it were there
    byte 221, line 6
unknown-phase, once: an event of a phase that nobody knows: passed over   Z 1
    byte 173, line 5
bad-duration, once: a dur that is no number: the slice is unfinished
    byte 284, line 7
stray-end, once: an end that no open begin matches: ignored
    byte 77, line 3
unfinished, 2 times: a begin without an end, or an X without dur: shown as open-ended
    byte 284, line 7
    byte 362, line 9
overlap, once: slices of one thread that overlap without nesting: the later one is on a lane of its…
    byte 221, line 6


 process 1 / thread 1   depth 0   1 slice                                                  line 2/6
 j/k line  Enter go to the event  Space/PgUp page  q close  ? help
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT--------
PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
?????????????????????
PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
PPPPPPPPPPPPPPPPPPPP
PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
????????????????????
PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
????????????????????
PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
????????????????????
PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
????????????????????
PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
???????????????????
PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
????????????????????
????????????????????
PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP
????????????????????


7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..666665555555555555555..666666666655555..6555555..655555
