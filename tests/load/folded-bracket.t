# A text that begins with a bracket and a letter is no array of JSON.
--- input
[libc.so.6];main;f 3
[libc.so.6];main 1
--- want sample warning
{"type":"sample","track":2,"ts":0,"weight":3,"stack":["[libc.so.6]","main","f"]}
{"type":"sample","track":2,"ts":3,"weight":1,"stack":["[libc.so.6]","main"]}
