# An event of a track of states lasts until the next one; one without a name clears.
--- input perfetto
packet { track_descriptor { uuid: 4 name: "mode" state { } } }
packet { timestamp: 100 seq: 1 track_event { type: 5 track_uuid: 4 name: "on" }  }
packet { timestamp: 150 seq: 1 track_event { type: 5 track_uuid: 4 name: "off" }  }
packet { timestamp: 180 seq: 1 track_event { type: 5 track_uuid: 4 }  }
packet { timestamp: 200 seq: 1 track_event { type: 5 track_uuid: 4 name: "on" }  }
packet { timestamp: 210 seq: 1 track_event { type: 5 name: "none" }  }
--- want slice warning
{"type":"slice","id":0,"track":0,"lane":0,"depth":0,"ts":100,"dur":50,"name":"on"}
{"type":"slice","id":1,"track":0,"lane":0,"depth":0,"ts":150,"dur":30,"name":"off"}
{"type":"slice","id":2,"track":0,"lane":0,"depth":0,"ts":200,"dur":-1,"name":"on"}
{"type":"warning","code":"no-track","count":1,"offset":83,"message":"an event that needs a track of another kind, or a process: dropped"}
