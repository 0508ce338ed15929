# metric: a name that none has.
--- input
[]
--- run metric no_such input.json
--- want
--- stderr
ttv: metric: there is no metric no_such: `ttv metric --list` names them
--- status 2
