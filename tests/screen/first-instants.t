A trace of instants alone opens on what they are called.
size: 120x36
trace: shared/corpus-system/ftrace/no_context_info.txt.gz
keys: 
--- text
 ttv  no_context_info.txt.gz   8,951 events   8.95 µs                  view 0.00 µs .. 9.12 µs   9.12 µs   95 ns/col
 all 8.95 µs           │████████████████████████████████████████████████████████████████████████████████████████████████
│0.00 µs               ┤┬0 µs◆◆◆◆◆┬1 µs◆◆◆◆◆◆┬2 µs◆◆◆◆◆┬3 µs◆◆◆◆◆◆┬4 µs◆◆◆◆◆┬5 µs◆◆◆◆◆◆┬6 µs◆◆◆◆◆┬7 µs◆◆◆◆◆◆┬8 µs◆◆◆◆◆┬─
 ▼ global              ┤│╌ 8,951 events ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>  instants            │◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈
                        │
                        │
                        │
                        │
                        │
                        │
                        │
                        │
                        │
                        │
                        │
                        │
                        │
                        │
                        │
                        │
                        │
                        │
                        │
                        │
 what this trace has                                                                         Tab, then Enter goes there
 instants    4,763   53.2 %  sched_switch
             4,188   46.8 %  tracing_mark_write
 odd             1  times that count ticks, whose length the file does not tell





 global                                                                                                        line 2/2
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTTTTTT-------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT---
.RRR.RRRRRRR..........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||..............._IIIIINNNNNIIIIINNNNNNIIIIINNNNNIIIIINNNNNNIIIIINNNNNIIIIINNNNNNIIIIINNNNNIIIIINNNNNNIIIIINNNNNIR
.P.PPPPPP.............._|__RRRRRRRRRRRR_________________________________________________________________________________
>>>>>>>>>>>>>>>>>>>>>>>_@NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
........................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222222....33333...222222..333333333333
.............33333...222222..333333333333333333
.222.............3..33333333333333333333333333333333333333333333333333333333333





777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
