# export: two args that would be one column are refused, wherever they stand.
--- input
[{"name":"A","ph":"X","ts":0,"dur":60,"pid":1,"tid":1}]
--- run export -f parquet -o out --args=x,a.b,c,a_b input.json
--- want
--- stderr
ttv: export: --args: two keys would be the column arg_a_b
--- status 2
