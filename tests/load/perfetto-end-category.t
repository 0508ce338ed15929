# An end with a category and no name ends the nearest begin of that category.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 2 name: "a" categories: "x" }  }
packet { timestamp: 110 seq: 1 track_event { type: 1 track_uuid: 2 name: "b" categories: "y" }  }
packet { timestamp: 120 seq: 1 track_event { type: 2 track_uuid: 2 categories: "x" }  }
packet { timestamp: 130 seq: 1 track_event { type: 2 track_uuid: 2 categories: "z" }  }
packet { timestamp: 140 seq: 1 track_event { type: 2 track_uuid: 2 }  }
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":20,"name":"a","cat":"x"}
{"type":"slice","id":1,"track":1,"lane":1,"depth":0,"ts":110,"dur":30,"name":"b","cat":"y"}
{"type":"warning","code":"stray-end","count":1,"offset":72,"message":"an end that no open begin matches: ignored"}
{"type":"warning","code":"overlap","count":1,"offset":36,"message":"slices of one thread that overlap without nesting: the later one is on a lane of its own"}
