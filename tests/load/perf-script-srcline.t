# A line behind a frame is its source, of which a name of one letter is one, too;
# a line 0 is none, and what is no place ends the stack.
--- input
p 1 [000]     0.000001:          5 cycles: 
	            1507 f (/x)
  a:5
	            1508 g (/x)
  dir/b.c:0
	            1509 h (/x)
  c.c:12 (inlined)
	            1510 main (/x)
  libc.so.6[1234]

p 1 [000]     0.000002:          6 cycles: 
	            1507 f (/x)
  :5
	            1508 g (/x)
  b.c:

--- want sample warning
{"type":"sample","track":1,"ts":1000,"name":"cycles","weight":5,"stack":["main","h","g","f"],"frames":[{"module":"/x","address":"0x1510"},{"file":"c.c","line":12,"module":"/x","address":"0x1509","inlined":true},{"module":"/x","address":"0x1508"},{"file":"a","line":5,"module":"/x","address":"0x1507"}],"cpu":0}
{"type":"sample","track":1,"ts":2000,"name":"cycles","weight":6,"stack":["g","f"],"frames":[{"module":"/x","address":"0x1508"},{"module":"/x","address":"0x1507"}],"cpu":0}
{"type":"warning","code":"bad-line","count":2,"offset":203,"message":"a line that cannot be read: passed over"}
--- stderr
ttv: input.json: part of it is lost: bad-line 2 times; `ttv check` says where
