# Debug annotations of every type are a tree of args.
--- input perfetto
packet { track_descriptor { uuid: 2 thread { pid: 1 tid: 7 thread_name: "w" } } }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 2 name: "a"
 debug_annotations { name: "b" bool_value: true } debug_annotations { name: "u" uint_value: 18446744073709551615 }
 debug_annotations { name: "i" int_value: -5 } debug_annotations { name: "d" double_value: 0.25 }
 debug_annotations { name: "s" string_value: "text" } debug_annotations { name: "p" pointer_value: 255 }
 debug_annotations { name: "j" legacy_json_value: "[1,{\"k\":null}]" } debug_annotations { name: "bad" legacy_json_value: "{x" }
 debug_annotations { name: "o" dict_entries { name: "x.y" int_value: 1 } dict_entries { name: "l" array_values { int_value: 1 } array_values { } } }
 debug_annotations { name: "n" nested_value { nested_type: 1 dict_keys: "k" dict_values { nested_type: 2 array_values { int_value: 3 } } } }
 debug_annotations { name: "lost" nested_value { nested_type: 1 dict_keys: "k" } } debug_annotations { int_value: 4 } }  }
packet { timestamp: 110 seq: 1 track_event { type: 2 track_uuid: 2 debug_annotations { name: "i" int_value: 6 } }  }
--- want slice warning
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":100,"dur":10,"name":"a","args":{"b":true,"u":18446744073709551615,"i":6,"d":0.25,"s":"text","p":"0xff","j":[1,{"k":null}],"bad":"{x","o":{"x.y":1,"l":[1,null]},"n":{"k":[3]}}}
{"type":"warning","code":"bad-annotation","count":2,"offset":16,"message":"a debug annotation without a name, or whose keys and values are not equally many: left out"}
