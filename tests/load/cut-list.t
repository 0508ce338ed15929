# An array without its ] is whole: writers of logs leave it out.
--- input
[{"name":"a","ph":"X","ts":1,"dur":5,"pid":1,"tid":1},
--- run assert input.json count(a)==1
--- want
ok    count(a)==1: 1 against 1
