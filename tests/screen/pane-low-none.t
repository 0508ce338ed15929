Three rows have no pane: Enter says so, and the keys stay with the tracks.
size: 60x3
keys: <Enter>
--- trace
[
{"ph":"X","name":"first","pid":1,"tid":1,"ts":0,"dur":20},
{"ph":"X","name":"second","pid":1,"tid":1,"ts":30,"dur":10,"args":{"n":7}},
{"ph":"X","name":"slowest","pid":1,"tid":2,"ts":40,"dur":50}
]
--- text
    thread 1 │▏first────     ▏sec…
>   thread 2 │                   │▶slowest██50 µs██████████
 the screen is too low for a pane
--- style
....LLLLLLLL._bbbbbbbbbb.....hhhh|
>>>>>>>>>>>>>_...................|@@@@@@@@@@@@@@@@@@@@@@@@@
EEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEEE
