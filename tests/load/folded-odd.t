# Lines without a weight or a stack, blanks around, weights that are no numbers, carriage returns, empty frames.
--- input printf
m;a;b 1\nm;a;c 2\nm;d;e 3\nm;f 10\r\nm;a 2\t\nm;n\n;;x 3\n 4\nm;b;  5\nm b;c d 6\nx 1e3\ny -7\nz 0\nw 99999999999999999999\nv 0.5\n# a comment 9\nu nan\n
--- want sample warning
{"type":"sample","track":2,"ts":0,"weight":1,"stack":["m","a","b"]}
{"type":"sample","track":2,"ts":1,"weight":2,"stack":["m","a","c"]}
{"type":"sample","track":2,"ts":3,"weight":3,"stack":["m","d","e"]}
{"type":"sample","track":2,"ts":6,"weight":10,"stack":["m","f"]}
{"type":"sample","track":2,"ts":16,"weight":2,"stack":["m","a"]}
{"type":"sample","track":2,"ts":18,"weight":3,"stack":["x"]}
{"type":"sample","track":2,"ts":21,"weight":5,"stack":["m","b"]}
{"type":"sample","track":2,"ts":26,"weight":6,"stack":["m b","c d"]}
{"type":"sample","track":2,"ts":32,"weight":1000,"stack":["x"]}
{"type":"sample","track":2,"ts":1032,"weight":1e+20,"stack":["w"]}
{"type":"sample","track":2,"ts":9223372036854775807,"weight":0.5,"stack":["v"]}
{"type":"warning","code":"bad-line","count":4,"offset":39,"message":"a line that cannot be read: passed over"}
--- stderr
ttv: input.json: part of it is lost: bad-line 4 times; `ttv check` says where
