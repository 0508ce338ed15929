A line of the summary leads to the longest of the samples of its function.
size: 60x16
trace: shared/corpus/speedscope/chrome141.json
keys: <Tab>j<Enter>
--- text
 ttv  chrome141.json   63 events 0 ms .. 57 ms  1.24 ms/col
 all 55.9 ms │██████████████████████████████████████████████
│54 ms       ┤┬0 ms───────────┬20 ms──────────┬40 ms────────
 ▼ Renderer  ┤╌╌ Renderer [7787]  1 thread, 1 track, 421 … ╌
    CrRe…Main│▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
>  ▼ samples │◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈▌
             │▏(root)────────────────────────────────────▅─
             │▏(program)─────────────────────────────────▅─
             │                                           ▃─
             │                                           ▂─
             │                                           ▁─
             │                                           ▁─
 sample a
 time 0.054 005 s   name Profile   weight 1   depth 1 of 1
 Renderer [7787] / CrRendererMain [6209019] / …   line 3/20
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  …
--- style
------TTTTTTTTTTTTTT-------------TTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRRR._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||......._IIIIIRRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRR
.P.PPPPPPPP..____PPPPPPPPPPPPPPPRRRRRRRRRRRRRRRRRRRRRRRRR|__
....LLLLLLLLL_%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%|%%
>>>>>>>>>>>>>_SSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSS@SS
............._ttttttttttttttttttttttttttttttttttttttttttt@n
............._eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee@g
............._...........................................@n
............._...........................................@x
............._...........................................@f
............._...........................................@g
111111111111111111111111111111111111111111111111111111111111
.2222.33333333333...2222.3333333...222222.3...22222.333333
777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..5
