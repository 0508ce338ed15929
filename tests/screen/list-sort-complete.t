The prompt completes the columns to sort a list by, which are those it has.
size: 80x14
keys: :list-sort <Tab>
--- trace
[{"ph":"X","name":"Run","pid":7,"tid":1,"ts":0,"dur":1000}]
--- text
 ttv  trace.json   1 event     view 0.00 ms .. 1.01 ms   1.02 ms   15.9 µs/col
│0.00 ms       ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms─────┬─
 ▼ process 7   ┤│╌ 1 thread, 1 slice ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   thread 1   │▶Run██1 ms█████████████████████████████████████████████████████
                │
                │
                │
                │
                │
                │
─ Tab goes through them ────────────────────────────────────────────────────────
 ts        dur       self      depth     track     category  name      process
:list-sort
 Enter run  Tab complete  Up history  Esc leave
--- style
------TTTTTTTTTT---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
||||||||......._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIR
.P.PPPPPPPPP..._|__RRRRRRRRRRRRRRRRR____________________________________________
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
................|
................|
................|
................|
................|
................|
_.......................________________________________________________________
77777777777777777777777777777777777777777777777777777777777777777777777777777777
:::::::::::|::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::::
.666665555..666555555555..6655555555..666555555
