#!/usr/bin/env python3
"""Usage: slow.py [TRACE]

The viewer behind a line of 9600 baud: a pseudo-terminal that is read at 960
bytes a second, by a terminal that answers queries when they arrive.  Bytes are
counted, not seconds:

 - what is sent before the first key is one frame, with the summary below;
 - where the tty says that it has 9600 baud, that frame is a coarse one;
 - ten quick zooms are followed by one coarse frame;
 - what is shown in the end is what Ctrl-L paints.

Keys are sent only when nothing has come for QUIET seconds, so that a busy
machine changes nothing.
"""
import os
import re
import select
import sys
import termios
import time

import screen

RATE = 960                      # bytes a second
QUIET = 2.0                     # seconds
GAP = 0.04                      # seconds between two quick keys
COARSE = 3072                   # bytes of a coarse frame
FIRST = 10000                   # of the first frame
FIRST_COARSE = 4000             # ... where the line is known to be slow: most
                                # are texts, of which none are there yet
TRIES = 8                       # for a load that a busy machine holds up
COLS, ROWS = 120, 36


class Line:
    def __init__(self, viewer, terminal):
        self.viewer, self.terminal = viewer, terminal
        self.got = 0

    def run(self, seconds, quiet=None):
        """Carries bytes for a time, or until none come behind a frame."""
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
            elif quiet and self.got > 1000 and \
                    time.monotonic() - last > quiet:
                return


def check(name, good, why):
    print('%s %s' % ('ok' if good else 'not ok', name))
    if not good:
        print('# ' + why)
    return good


def first(ttv, trace, speed):
    """Returns how many frames come before a key, and their bytes."""
    terminal = screen.Terminal(COLS, ROWS, True, '')
    viewer = screen.Viewer(ttv, trace, COLS, ROWS, 'xterm-256color',
                           options=['--stats'], speed=speed)
    Line(viewer, terminal).run(60, QUIET)
    os.write(viewer.fd, b'Q')
    said, data = b'', b''
    while data is not None:
        said += data
        data = viewer.read()
    os.close(viewer.fd)
    os.waitpid(viewer.pid, 0)
    said = re.search(rb'ttv: (\d+) frames, (\d+) bytes', said)
    return (int(said[1]), int(said[2])) if said else (0, 0)


def check_first(name, ttv, trace, speed, most):
    for _ in range(TRIES):
        frames, sent = first(ttv, trace, speed)
        if frames == 1:
            break
    return check(name, frames == 1 and sent <= most,
                 '%d frames, %d bytes' % (frames, sent))


def main():
    top = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..')
    ttv = os.environ.get('TTV', os.path.join(top, 'build', 'ttv'))
    trace = sys.argv[1] if len(sys.argv) > 1 else \
        os.path.join(top, 'traces', 'clang14-time-trace.json.gz')
    results = [check_first('the first frame is one frame', ttv, trace, None,
                           FIRST),
               check_first('a tty of 9600 baud has a coarse first frame', ttv,
                           trace, termios.B9600, FIRST_COARSE)]
    terminal = screen.Terminal(COLS, ROWS, True, '')
    viewer = screen.Viewer(ttv, trace, COLS, ROWS, 'xterm-256color')
    line = Line(viewer, terminal)
    try:
        line.run(60, QUIET)
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
