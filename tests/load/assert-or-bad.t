# assert: a rule of two comparisons is none, and says where.
--- input
[{"name":"a","ph":"X","ts":0,"dur":9000,"pid":1,"tid":1}]
--- file b.rules
count(a or b) == 1
count(a) == 1 or count(b) == 1
--- run assert --rules-file=b.rules input.json
--- want
--- stderr
ttv: b.rules:2: rule "count(a) == 1 or count(b) == 1", column 15: "and" and "or" are between tests, as in count(a or b); a rule has one comparison
--- status 2
