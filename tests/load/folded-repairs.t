# Comments, empty frames and counts of 0 are nothing; lines without a count, or below 0, cost themselves.
--- input
# made by hand

a;b 1
;a;;c; 2
a;zero 0
no count at all
a;minus -4
a;d 3
--- want sample warning
{"type":"sample","track":2,"ts":0,"weight":1,"stack":["a","b"]}
{"type":"sample","track":2,"ts":1,"weight":2,"stack":["a","c"]}
{"type":"sample","track":2,"ts":3,"weight":3,"stack":["a","d"]}
{"type":"warning","code":"bad-line","count":2,"offset":40,"message":"a line that cannot be read: passed over"}
--- stderr
ttv: input.json: part of it is lost: bad-line 2 times; `ttv check` says where
