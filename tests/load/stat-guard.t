# With --guard a spreadsheet takes no name for a formula; without it files keep
# names as they are.
--- input
[{"name":"=cmd()","ph":"X","ts":1,"dur":1,"pid":1,"tid":1},{"name":"-1\t@","ph":"X","ts":3,"dur":2,"pid":1,"tid":1},{"name":"a\"b","ph":"X","ts":8,"dur":3,"pid":1,"tid":1}]
--- run stat --guard --format=csv --sort=name input.json
--- want
name,count,wall,self,self_share,max,area_share,avg,p50,p95,p99,min,gaps,gap_max,open,open_wall
"'-1	@",1,2000,2000,33.333333333333336,2000,20,2000,2000,2000,2000,2000,0,0,0,
"'=cmd()",1,1000,1000,16.666666666666668,1000,10,1000,1000,1000,1000,1000,0,0,0,
"a""b",1,3000,3000,50,3000,30,3000,3000,3000,3000,3000,0,0,0,
