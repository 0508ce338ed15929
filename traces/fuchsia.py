#!/usr/bin/env python3
"""Writes the text of fuchsia.fxt, which tests/load/fxt.py assembles:

    python3 fuchsia.py | python3 ../tests/load/fxt.py >fuchsia.fxt

Three providers, as a Fuchsia system has them: the kernel with its context
switches and wakeups, a compositor, an application with ticks of its own.
Each frame goes from the application to the compositor by a flow.
"""
import random

out = ["magic"]
frames = []


def provider(number, name, strings, threads=()):
    out.append('provider %d "%s"' % (number, name))
    for i, s in enumerate(strings, 1):
        out.append('string %d "%s"' % (i, s))
    for i, t in enumerate(threads, 1):
        out.append("thread %d %s" % (i, t))


def switch(cpu, ts, old, new):
    out.append("switch %d %d %d 3 %d @1:i32=%d @2:i32=%d" % (
        cpu, ts, old or 1, new or 1, 20 if new else -2147483648,
        20 if old else -2147483648))


def wake(cpu, ts, thread, waker=None):
    out.append("wake %d %d %d @3:i32=20" % (cpu, ts, thread) +
               (" @4:koid=%d" % waker if waker else ""))


def kernel():
    provider(1, "ktrace_provider", ["incoming_weight", "outgoing_weight",
                                    "weight", "waker", "process"])
    for koid, name in ((1041, "scenic"), (1203, "example-app")):
        out.append('process %d "%s"' % (koid, name))
    for koid, process, name in ((1050, 1041, "main"), (1055, 1041, "vsync"),
                                (1210, 1203, "ui"), (1215, 1203, "raster")):
        out.append('threadobj %d "%s" @5:koid=%d' % (koid, name, process))
    for f in range(24):
        vsync = 1000000 + f * 16666667 + random.randrange(100000)
        ui = vsync + 40000 + random.randrange(20000)
        raster = ui + 2500000 + random.randrange(1500000)
        scenic = raster + 3000000 + random.randrange(2000000)
        end = scenic + 1800000 + random.randrange(900000)
        frames.append((vsync, ui, raster, scenic, end))
        wake(0, vsync - 3000, 1055)
        switch(0, vsync - 1000, None, 1055)
        wake(1, vsync + 28000, 1210, 1055)
        switch(0, vsync + 30000, 1055, None)
        switch(1, ui - 1000, None, 1210)
        wake(0, raster - 5000, 1215, 1210)
        switch(1, raster, 1210, None)
        switch(0, raster, None, 1215)
        wake(1, scenic - 4000, 1050, 1215)
        switch(0, scenic, 1215, None)
        switch(1, scenic, None, 1050)
        switch(1, end + 1000, 1050, None)


def compositor():
    provider(2, "scenic", ["gfx", "RenderFrame", "Vsync", "frame_number",
                           "ApplyUpdates", "queue", "depth"],
             ["1041 1050", "1041 1055"])
    for n, (vsync, _, _, scenic, end) in enumerate(frames):
        out.append("instant %d @2 @1 @3 @4:u64=%d" % (vsync, n))
        out.append('complete %d %d @2 @1 "Signal"' % (vsync, vsync + 25000))
        out.append("begin %d @1 @1 @2 @4:u64=%d" % (scenic + 1000, n))
        out.append('complete %d %d @1 @1 @5 "sessions":i32=%d' % (
            scenic + 5000, scenic + 400000, 1 + n % 3))
        out.append('flow-end %d %d @1 @1 "present"' % (scenic + 6000, n))
        out.append("counter %d 0 @1 @1 @6 @7:i32=%d" % (scenic, n % 4))
        out.append("end %d @1 @1 @2" % end)


def application():
    provider(3, "example-app", ["flutter", "Build", "Layout", "Raster",
                                "Frame"], ["1203 1210", "1203 1215"])
    out.append("init 1000000")
    for n, frame in enumerate(frames):
        _, ui, raster, scenic, _ = (ns // 1000 for ns in frame)
        out.append('async-begin %d %d @1 @1 @5 "number":i64=%d' % (ui, n, n))
        out.append('begin %d @1 @1 @2 "widgets":u32=%d' % (ui + 1, 30 + n))
        out.append("end %d @1 - -" % (ui + 900))
        out.append('complete %d %d @1 @1 @3 "dirty":bool=%d' % (
            ui + 950, raster - 20, n % 2))
        out.append('complete %d %d @2 @1 @4 "picture":ptr=0x7f%06x' % (
            raster + 2, scenic - 10, n * 4096))
        out.append('flow-begin %d %d @2 @1 "present"' % (scenic - 20, n))
        out.append("async-end %d %d @2 @1 @5" % (scenic, n))
        if n % 8 == 3:
            out.append('log %d @1 "jank: frame %d was late"' % (raster, n))


random.seed(7)
kernel()
compositor()
application()
print("\n".join(out))
