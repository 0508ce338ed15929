# The same on a thread: an end does not close the slice around instead of what begins before it in the file.
--- input perfetto
packet { track_descriptor { uuid: 6 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { timestamp: 50 seq: 1 track_event { type: 1 track_uuid: 6 name: "outer" }  }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 6 name: "a" }  }
packet { timestamp: 100 seq: 1 track_event { type: 2 track_uuid: 6 }  }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 6 name: "b" }  }
packet { timestamp: 900 seq: 1 track_event { type: 2 track_uuid: 6 }  }
packet { timestamp: 300 seq: 1 track_event { type: 1 track_uuid: 6 name: "c" }  }
packet { timestamp: 400 seq: 1 track_event { type: 2 track_uuid: 6 }  }
packet { timestamp: 990 seq: 1 track_event { type: 2 track_uuid: 6 }  }
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":50,"dur":940,"name":"outer"}
{"type":"slice","id":2,"track":1,"lane":0,"depth":1,"ts":100,"dur":0,"name":"a","parent":0}
{"type":"slice","id":1,"track":1,"lane":0,"depth":1,"ts":100,"dur":800,"name":"b","parent":0}
{"type":"slice","id":3,"track":1,"lane":0,"depth":2,"ts":300,"dur":100,"name":"c","parent":1}
