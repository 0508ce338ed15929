# stat: an unknown column is an error of the command line.
--- input
[{"name":"a","ph":"X","ts":0,"dur":100,"pid":1,"tid":1}]
--- run stat --sort nothing input.json
--- want
--- stderr
ttv: stat: --sort: "nothing" is no column of this table; they are name count wall self self_share max area_share avg p50 p95 p99 min gaps gap_max open open_wall
--- status 2
