# stat: an unknown column is an error of the command line.
--- input
[{"name":"a","ph":"X","ts":0,"dur":100,"pid":1,"tid":1}]
--- run stat --sort nothing input.json
--- want
--- stderr
ttv: stat: --sort: "nothing" is no column of this table
--- status 2
