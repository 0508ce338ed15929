#!/usr/bin/env python3
"""Usage: slow.py [TRACE]

The viewer behind a line of 9600 baud: a pseudo-terminal that is read at 960
bytes a second, by a terminal that answers queries when they arrive.  Bytes are
counted, not seconds:

 - what is sent before the first key is the first frame, and what the summary
   below adds to it, no frame twice;
 - ten quick zooms are followed by one coarse frame;
 - what is shown in the end is what Ctrl-L paints.

Keys are sent only when nothing has come for QUIET seconds, so that a busy
machine changes nothing.
"""
import os
import select
import sys
import time

import screen

RATE = 960                      # bytes a second
QUIET = 1.5                     # seconds
GAP = 0.04                      # seconds between two quick keys
COARSE = 3072                   # bytes of a coarse frame
FIRST = 10000                   # of the first frame, and what adds to it
COLS, ROWS = 120, 36


class Line:
    def __init__(self, viewer, terminal):
        self.viewer, self.terminal = viewer, terminal
        self.got = 0

    def run(self, seconds, quiet=None):
        """Carries bytes for a time, or until none have come for `quiet`."""
        start = last = before = time.monotonic()
        credit = 0.0
        while time.monotonic() - start < seconds:
            now = time.monotonic()
            credit = min(credit + (now - before) * RATE, 96)
            before = now
            if credit < 24:
                time.sleep((24 - credit) / RATE)
                continue
            if select.select([self.viewer.fd], [], [], 0.02)[0]:
                data = os.read(self.viewer.fd, int(credit))
                credit -= len(data)
                self.got += len(data)
                last = time.monotonic()
                self.terminal.feed(data)
                screen.answer(self.viewer, self.terminal)
            elif quiet and time.monotonic() - last > quiet:
                return


def check(name, good, why):
    print('%s %s' % ('ok' if good else 'not ok', name))
    if not good:
        print('# ' + why)
    return good


def main():
    top = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..')
    ttv = os.environ.get('TTV', os.path.join(top, 'build', 'ttv'))
    trace = sys.argv[1] if len(sys.argv) > 1 else \
        os.path.join(top, 'traces', 'clang14-time-trace.json.gz')
    terminal = screen.Terminal(COLS, ROWS, True, '')
    viewer = screen.Viewer(ttv, trace, COLS, ROWS, 'xterm-256color')
    line = Line(viewer, terminal)
    results = []
    try:
        line.run(60, QUIET)
        results.append(check('the first frame is sent once',
                             line.got <= FIRST, '%d bytes' % line.got))
        for _ in range(10):
            os.write(viewer.fd, b'w')
            line.run(GAP)
        before = line.got
        line.run(60, QUIET)
        results.append(check('ten zooms are one coarse frame',
                             0 < line.got - before <= COARSE,
                             '%d bytes' % (line.got - before)))
        shown = terminal.seen()
        os.write(viewer.fd, b'\x0c')
        line.run(60, QUIET)
        wrong = list(screen.differences(terminal.seen(), shown))
        results.append(check('painted anew it is the same', not wrong,
                             '\n'.join(wrong[:8])))
    finally:
        viewer.end()
    print('%d passed, %d failed' % (sum(results), len(results) - sum(results)))
    return 0 if all(results) else 1


if __name__ == '__main__':
    sys.exit(main())
