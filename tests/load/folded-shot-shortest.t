# The narrowest column of an axis of numbers is no time.
--- input
a;b 5
a;c 6
--- run shot --size 70x8 --keys 99ww input.json
--- want
 ttv  input.json   2 events   11           view -1 .. 54   55   1/col
│5            ┤─┬0────────┬10───────┬20───────┬30───────┬40───────┬50─
 ▼ process 0  ┤╌╌ 1 thread, 1 track, 2 events ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    thread 0  │ █    █                                       2 events
>  ▼ samples  │ ▌    ▌
              │▏a────▶██████
              │▏b────▶c█████
 a column is 1: nothing is shorter
