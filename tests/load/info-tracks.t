# Tracks of no process stand in the table of info, each with all that is below it; a process that is called by its command line keeps its pid.
--- input perfetto
packet { track_descriptor { uuid: 1 name: "GPU" } }
packet { track_descriptor { uuid: 2 parent_uuid: 1 name: "shader" } }
packet { track_descriptor { uuid: 3 parent_uuid: 2 name: "vertex" } }
packet { track_descriptor { uuid: 4 name: "screen" } }
packet { track_descriptor { uuid: 5 process { pid: 4711 process_name: "/usr/lib/browser/browser --type=renderer --field-trials=none" } } }
packet { timestamp: 100 seq: 1 track_event { type: 1 track_uuid: 2 name: "a" }  }
packet { timestamp: 110 seq: 1 track_event { type: 1 track_uuid: 3 name: "b" }  }
packet { timestamp: 120 seq: 1 track_event { type: 2 track_uuid: 3 }  }
packet { timestamp: 130 seq: 1 track_event { type: 2 track_uuid: 2 }  }
packet { timestamp: 140 seq: 1 track_event { type: 3 track_uuid: 4 name: "flip" }  }
packet { timestamp: 150 seq: 1 track_event { type: 3 track_uuid: 5 name: "paint" }  }
--- run info --top=0 input.json
--- want
input.json
  format   perfetto
  size     233 B
  events   11
  span     50 ns, from 0.000 000 100 s to 0.000 000 150 s
  memory   N

what there is
              1  process
              2  slices
              2  instants

events by phase
              5  track_descriptor  a track
              6  track_event       event of a track

tracks, processes and threads                         slices      instants
  GPU                                                      2             0
  screen                                                   0             1
  /usr/lib/browser/browser --type=rend… [4711]             0             1

names                                            count       total        self
  a                                                  1       30 ns       30 ns
  b                                                  1       10 ns       10 ns

nothing was repaired
