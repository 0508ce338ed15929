A program at 80x24: the last line of its summary says what comes next.
size: 80x24
keys:
trace: shared/corpus/catapult/big_trace.json
--- text
 ttv  big_trace.json              view -0.01 s .. 3.66 s   3.67 s   57.4 ms/col
 all 3.62 s    │██▄▄    ▄▄▁▄█▄▄▂▅▃▃▃▃█▆▃█▇▃███▄█▃▄▂██▂█▃█▁  ▂▄▁    ▁▃  ▁   ▄▂  ▄
│1.53 s        ┤┬0 s─────────────┬1 s──────────────┬2 s─────────────┬3 s────────
 ▼ …21299      ┤╌╌ process 21299  1 thread, 160 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ threa…21299│        ▁▁ ▁ GpuSchedule… ▶▶██▁▁▁▁▁▁▁▁▁▁▁ GpuScheduler:ProcessC…
               │         ▁ ▁ GpuCommandB… ▁  ▁▁▁▁▁▁▁▁▁▁▁▁ GpuCommandBufferStub:…
 ▼ …21315      ┤╌╌ process 21315  1 thread, 637 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ threa…21315│        ▁  ▁ RenderWidge… ▁───▁▁▁▁▁▁▁▁▁▁▁ RenderWidget::DoDefer…
               │        ▁  ▁ WebViewImpl… ▁───▁▁▁▁▁▁▁▁▁▁▁ WebViewImpl::composite
               │        ▁  ▁ LayerRender… ▁───▁▁▁▁▁▁▁▁▁▁▁ LayerRendererChromium…
               │        ▁  ▁ RendererGLC… ▁───▁▁▁▁▁▁▁▁▁▁▁ RendererGLContext::Sw…
               │           · Rendere… ·   │  · RendererGLContext::SwapBuffers
 ▼ …21296      ┤╌╌ process 21296  1 thread, 61 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ threa…21296│▇▇▇▁     ▁▁   ▁    ▁   ▁  │ ▁   ▁   ▁▁▁  ▁ ▁ ▁▁   ▁▁▁  ▁  ▁▁▁
               │▃        ▁ RenderWidget::DoDeferred… ▁▁    ▁ ▁     ▁▁     ▁ ▁
 ▶ …21253      ┤▂▃      ▁  ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁  ▁▁▁▁▁▁▁▁▂▂▁▁  ▁ ▂     ▁      ▂ ▁ ▁▂
 program   4 processes   longest 156 ms RenderWidget::DoDeferredUpdate
 slowest    156 ms  RenderWidget::DoDeferredUpdat…ndererGLContext::SwapBuffers
            153 ms  GpuScheduler:ProcessCommands  process 21299
 busy       426 ms   11.8 %  process 21299
 self       424 ms   40.0 %  GpuScheduler:ProcessCommands
 next      gO why   F flame graph   g3 by name
 process 21299 / thread 21299   depth 0   96 slices                   line 2/13
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTTTTTT--------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||........_IIIIRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRIIIIRRRRRRRR
.P.PPPPPP......____PPPPPPPPPPPPPRRRRRRRRRR|RRRRRRRRRRR__________________________
>>>>>>>>>>>>>>>_........ii.iiiiiiiiiiiiiii@@@@iiiiiiiiiii.iiiiiiiiiiiiiiiiiiiiii
..............._.........e.eeeeeeeeeeeeeee|..eeeeeeeeeeee.eeeeeeeeeeeeeeeeeeeeee
.P.PPPPPP......____PPPPPPPPPPPPPRRRRRRRRRR|RRRRRRRRRRR__________________________
..L.LLLLLLLLLLL_........h..hhhhhhhhhhhhhhh|hhhhhhhhhhhhhh.hhhhhhhhhhhhhhhhhhhhhh
..............._........g..ggggggggggggggg|gggggggggggggg.gggggggggggggggggggggg
..............._........e..eeeeeeeeeeeeeee|eeevvvvvvvvvvv.eeeeeeeeeeeeeeeeeeeeee
..............._........w..wwwwwwwwwwwwwww|wwwwwwwwwwwwww.wwwwwwwwwwwwwwwwwwwwww
..............._...........,.,,,,,,,,.,...|..,.,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,
.P.PPPPPP......____PPPPPPPPPPPPPRRRRRRRRRR|RRRRRRRRRR___________________________
..L.LLLLLLLLLLL_llll.....ll...l....l...l..|.l...h...hhh..h.h.hh...hhh..h..hhh
..............._h........h.hhhhhhhhhhhhhhh|hhhhhhhhh.hh....h.h.....hh.....h.h
.P.PPPPPP......_rr......r..rrrrrrrrrrrrrrr|..rrrrrrrrrrrr..r.r.....r......r.r.rr
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222....333333..3333333333333333333333333333333333333333333333333333333333
............333333..3333333333333333333333333333..2222222222222
.2222.......333333...222222..3333333333333
.2222.......333333...222222..3333333333333333333333333333
.2222......66.333...6.33333333333...66.3333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
