# Firefox' raw form: rows of a table that are not as most are: commas too many and too few, blanks, a row that is none, cells that are texts or objects.
--- input
{"meta":{"version":24,"startTime":1,"interval":1,"processType":0},"libs":[],"threads":[{"name":"G","pid":1,"tid":1,"samples":{"schema":{"stack":0,"time":1},"data":[[,null,1],5[0,2],[0,3][0,4],
[null,5]
[0 6],[0,,7],[0,8,],[],[1],[0,"9"],[0,{"a":1}],[0,1e1],[-0,11],[0,12.],[0,13.5]]},"frameTable":{"schema":{"location":0},"data":[[0]]},"stackTable":{"schema":{"prefix":0,"frame":1},"data":[[null,0]]},"stringTable":["f"]}],"processes":[]}
--- want sample warning
{"type":"sample","track":2,"ts":1000000,"weight":1,"stack":[]}
{"type":"sample","track":2,"ts":2000000,"weight":1,"stack":["f"]}
{"type":"sample","track":2,"ts":3000000,"weight":1,"stack":["f"]}
{"type":"sample","track":2,"ts":4000000,"weight":1,"stack":["f"]}
{"type":"sample","track":2,"ts":5000000,"weight":1,"stack":[]}
{"type":"sample","track":2,"ts":6000000,"weight":1,"stack":["f"]}
{"type":"sample","track":2,"ts":7000000,"weight":1,"stack":["f"]}
{"type":"sample","track":2,"ts":8000000,"weight":1,"stack":["f"]}
{"type":"sample","track":2,"ts":10000000,"weight":1,"stack":["f"]}
{"type":"sample","track":2,"ts":11000000,"weight":1,"stack":["f"]}
{"type":"sample","track":2,"ts":12000000,"weight":1,"stack":["f"]}
{"type":"sample","track":2,"ts":13500000,"weight":1,"stack":["f"]}
{"type":"warning","code":"stray-comma","count":3,"offset":165,"message":"a comma too many: passed over"}
{"type":"warning","code":"missing-comma","count":4,"offset":175,"message":"no comma between two events: read as if it were there"}
{"type":"warning","code":"not-an-object","count":1,"offset":174,"message":"an element of the event list that is no object: passed over"}
{"type":"warning","code":"bad-sample","count":5,"offset":174,"message":"a sample that cannot be read: dropped"}
