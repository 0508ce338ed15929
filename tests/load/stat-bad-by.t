# stat: an unknown key is an error of the command line.
--- input
[{"name":"a","ph":"X","ts":0,"dur":100,"pid":1,"tid":1}]
--- run stat --by nothing input.json
--- want
--- stderr
ttv: stat: --by: "nothing" is not one or two of name label category thread process track depth parent file operation args.NAME
--- status 2
