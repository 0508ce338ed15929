Times near the ends of what fits: nothing overflows.
size: 90x18
keys: l
--- trace
[
{"ph":"X","name":"Early","pid":1,"tid":1,"ts":-9223372036854775,"dur":1000000},
{"ph":"X","name":"Late","pid":1,"tid":1,"ts":9223372036850000,"dur":4000}
]
--- text
--- style
