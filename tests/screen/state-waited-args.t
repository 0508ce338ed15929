How long a state waited, and the args behind it: neither is written over the
other in the pane of two lines.
size: 100x30
trace: traces/atrace.systrace
keys: jjj][
--- text
 ttv  atrace.systrace   335 events   87.082 ms           view 0 ms .. 87 ms   88.2 ms   1.13 ms/col
 all 87.1 ms         │▆▆▄            ▄▆▆▅           ▄▅▄██▆▆▄      ▂▆▆▄           ▂▆▇▄           ▄▆▆▇
│34 ms               ┤┬0 ms─────────────┬20 ms───────────┬40 ms────────────┬60 ms────────────┬80 ms─
 ▼ CPU 0             │▅▇▅ com.notes  ───▅           ▏com.…▇       ▃▇▇▁           ▅▇▇ com.notes  ───▃
    interrupts       │· IRQ (vsync-… · IRQ (vsync… · IRQ (vsync-… · IRQ (vsync-… · IRQ (vsync-… ·
    cpufreq      1.8M│▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
    cpuidle         2│  ▇▇▇▇▇▇▇▇▇▇▇▇▇▇  ▇▇▇▇▇▇▇▇▇▇▇▇ │    ▇▇▇▇▇▇▇▇▇ ▇▇▇▇▇▇▇▇▇▇▇▇▇▇ ▇▇▇▇▇▇▇▇▇▇▇▇▇▇ ▇▇
 ▼ CPU 1             │ ▇▃ RenderThre… ▇▇▁            ▁ ▅▅▇▃        ▅▅             ▇▃ RenderThr… ▁▇▇
    soft interrupts  │  · TIMER         · TIMER      │    · TIMER   · TIMER        · TIMER        ·
    cpuidle         1│  ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇ ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇ ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇ ▇▇
   cpu-0…ature 41,200│                  ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▇
 ▼ com.notes [4120]  ┤╌╌ 3 threads, 3 tracks, 38 slices, 60 states ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ com.notes [4120] │▅▇▏sleeping────▏──▏sleeping───▏Runn…▏sleeping▇▏sleeping────▇▇▏sleeping────▏──▃
                     │▄▁ Choreograp… ─▂ Choreogra…  ▏Ch…          ▂▃ Choreograp… ─▂ Choreograp… ─
                     │▃▁ measure     ▅▂ draw        ─── ▃ draw    ▁▃ measure     ▄▂ measure     ▅
  ▶ RenderThread     │ ▇▃             ▇█▂            │  ▅█▄        ▅▅             ▇▄            ▂██
> ▼ note loader      │                               ▶─▏▏sleeping─────────────────────────────────»
    load note        │                               ─── load note
    dirty…ects 3 0..6│ _______________▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▇▇▇▇▇▇▇▇▇▇▇▇▂▂▂▂▂▂▂▂▂▂▂▂▂▂▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▁▁▁
    mem.r….anon 82.3M│  ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▃▃▃▃▃▃▃▃▃▃▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▇▇
 ▶ surfaceflinger    ┤  ▃               ▃            │    ▃         ▃              ▃              ▁▃
 ▶ kworker/u4:1 [33] ┤  ▂               ▂            │    ▂         ▁▁             ▂               ▂
 ▶ rcu_preempt [15]  ┤  ▁               ▁            │    ▁         ▁              ▁              ▁
   block 179,0 RA    │                               ── block 179,0 RA
                                                     │
 R   runnable
 start 0.034 662 s    wall 4 µs           woken by com.notes [4120]
 waited 4 µs for CPU 1   comm="note loader"  prio=120  target_cpu="001"  pid=4140
 the state before, of note loader [4140]
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  …
--- style
------TTTTTTTTTTTTTTT------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRRR........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||..............._IIIIIRRRRRRRRRRRRRIIIIIIRRRRRRRRRRRIIIIIIRRRRRRRRRRRRIIIIIIRRRRRRRRRRRRIIIIIIR
.L.LLLLL............._mmm.mmmmmmmmm..mmmm...........m|mmmmm.......mmmm...........mmm.mmmmmmmmm..mmmm
....LLLLLLLLLL......._,.,,,,,,,,,,,,.,.,,,,,,,,,,,.,.|,,,,,,,,,,,.,.,,,,,,,,,,,,.,.,,,,,,,,,,,,.,
....LLLLLLL......LLLL_CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLLLL.........L_..KKKKKKKKKKKKKK..KKKKKKKKKKKK.|....KKKKKKKKK.KKKKKKKKKKKKKK.KKKKKKKKKKKKKK.KK
.L.LLLLL............._.jj.jjjjjjjjjjj.jjj............|.jjjj........jj.............jj.jjjjjjjjjj.jjj
....LLLLLLLLLLLLLLL.._..,.,,,,,.........,.,,,,,......|....,.,,,,,...,.,,,,,........,.,,,,,........,
....LLLLLLL.........L_..CCCCCCCCCCCCCCC.CCCCCCCCCCCCC|CCC.CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC.CC
...LLLLLLLLLLL.LLLLLL_..................KKKKKKKKKKKKK|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
.P.PPPPPPPPPPPPPPPP..____RRRRRRRRRRRRRRRRRRRRRRRRRRRR|RRRRRRRRRRRR__________________________________
..L.LLLLLLLLLLLLLLLL._###############################|##############################################
....................._mm.mmmmmmmmmmm.mm.mmmmmmmmmm..m|mm..........mm.mmmmmmmmmmm.mm.mmmmmmmmmmm.m
....................._wo.wwwwwww.....wo.oooo........m|m.o.oooo....wo.wwwwwww.....wo.wwwwwww.....w
..L.LLLLLLLLLLLL....._.uu.............uuu............|..uuu........uu.............uu............uuu
>>>>>>>>>>>>>>>>>>>>>_...............................@#############################################
....LLLLLLLLL........_...............................|pp.ppppppppp
....LLLLLLLLLL.LLLLLL_.KKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
....LLLLLLLLLLL.LLLLL_..CCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
.P.PPPPPPPPPPPPPP...._..h...............h............|....h.........h..............h..............hh
.P.PPPPPPPPPPPPPPPPP._..b...............b............|....b.........bb.............b...............b
.P.PPPPPPPPPPPPPPPP.._..%...............%............|....%.........%..............%..............%
...LLLLLLLLLLLLLL...._...............................|x.xxxxxxxxxxxxxx
.....................................................|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.3333...........22222222.3333333333333333
.222222.33333333333333...222223333333333333..22222333..2222222222233333..22223333
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..5
