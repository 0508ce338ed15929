... where k still goes up.
size: 60x3
keys: <Enter>k
--- trace
[
{"ph":"X","name":"first","pid":1,"tid":1,"ts":0,"dur":20},
{"ph":"X","name":"second","pid":1,"tid":1,"ts":30,"dur":10,"args":{"n":7}},
{"ph":"X","name":"slowest","pid":1,"tid":2,"ts":40,"dur":50}
]
--- text
>   thread 1 │▏first────     ▶sec…
    thread 2 │                   │▏slowest──50 µs──────────
 process 1 / thread 1   depth 0   2 slices         line 2/3
--- style
>>>>>>>>>>>>>_bbbbbbbbbb.....@@@@@
....LLLLLLLL._...................|uuuuuuuuuuuuuuuuuuuuuuuuu
777777777777777777777777777777777777777777777777777777777777
