# With --guard a spreadsheet takes no name for a formula; without it files keep
# names as they are.
--- input
[{"name":"=cmd()","ph":"X","ts":1,"dur":1,"pid":1,"tid":1},{"name":"-1\t@","ph":"X","ts":3,"dur":2,"pid":1,"tid":1},{"name":"a\"b","ph":"X","ts":8,"dur":3,"pid":1,"tid":1}]
--- run list --guard --format=csv --sort=ts input.json
--- want
type,id,ts,dur,self,depth,track,category,name
slice,0,1000,1000,1000,0,thread 1,,"'=cmd()"
slice,1,3000,2000,2000,0,thread 1,,"'-1	@"
slice,2,8000,3000,3000,0,thread 1,,"a""b"
