# Samples of equal ordinals keep their order; a sample of a node that is not there is dropped and counted as such, and so is what is no node; the last node of an id counts.
--- input
{"head":{"callFrame":{"functionName":"r"},"id":1,"children":[7,{"callFrame":{"functionName":"a"},"id":2,"children":[]},{"callFrame":{"functionName":"b"},"id":"3","children":[]},{"callFrame":{"functionName":"c"},"id":4,"children":[]},{"callFrame":{"functionName":"d"},"id":4,"children":[]},"x"]},
"samples":[{"size":9,"nodeId":2,"ordinal":5},{"size":8,"nodeId":1,"ordinal":5},{"size":7,"nodeId":4,"ordinal":-1},{"size":6,"nodeId":77,"ordinal":1},{"size":5,"ordinal":2},{"nodeId":1},3,{"size":4,"nodeId":"1","ordinal":9}]}
--- want sample warning
{"type":"sample","track":2,"ts":0,"weight":7,"stack":["r","d"]}
{"type":"sample","track":2,"ts":7,"weight":0,"stack":["r"]}
{"type":"sample","track":2,"ts":7,"weight":9,"stack":["r","a"]}
{"type":"sample","track":2,"ts":16,"weight":8,"stack":["r"]}
{"type":"sample","track":2,"ts":24,"weight":4,"stack":["r"]}
{"type":"warning","code":"not-an-object","count":2,"offset":61,"message":"an element of the event list that is no object: passed over"}
{"type":"warning","code":"bad-sample","count":3,"offset":410,"message":"a sample that cannot be read: dropped"}
