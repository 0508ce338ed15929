So does the table of a query.
size: 60x6
keys: ;SELECT name, dur FROM slice<Enter>j
--- trace
[
{"ph":"X","name":"first","pid":1,"tid":1,"ts":0,"dur":20},
{"ph":"X","name":"second","pid":1,"tid":1,"ts":30,"dur":10,"args":{"n":7}},
{"ph":"X","name":"slowest","pid":1,"tid":2,"ts":40,"dur":50}
]
--- text
>   thread 2 │                   │▶slowest██50 µs██████████
 SQL  3 rows
  name        dur
  first    20,000
  second   10,000
 process 1 / thread 2   depth 0   1 slice          line 3/3
--- style
>>>>>>>>>>>>>_...................|@@@@@@@@@@@@@@@@@@@@@@@@@
111111111111111111111111111111111111111111111111111111111111
.22222........222
.333333....333333
.4444444444444444444444444444444444444444444444444444444444
777777777777777777777777777777777777777777777777777777777777
