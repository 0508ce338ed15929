#!/usr/bin/env python3
"""Usage: slow.py [TRACE]

The viewer behind a line of 9600 baud: a pseudo-terminal that is read at 960
bytes a second, by a terminal that answers queries when they arrive.  Bytes are
counted, not seconds:

 - what is sent before the first key is one frame, with the summary below;
 - where the tty says that it has 9600 baud, that frame is a coarse one, whose
   first part is there after three seconds, at 200x50 too, and what its parts
   show is what Ctrl-L paints;
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
FIRST_PART = 3 * RATE           # ... of its first part, where the line is known
                                # to be slow; and of all, in these sizes: most
                                # are texts, of which none are there yet
FIRST_COARSE = {(120, 36): 4000, (200, 50): 7000}
TRIES = 8                       # for a load that a busy machine holds up
COLS, ROWS = 120, 36


class Line:
    def __init__(self, viewer, terminal):
        self.viewer, self.terminal = viewer, terminal
        self.got = 0
        self.first = 0          # bytes until the end of the first part

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
                if self.terminal.frames and not self.terminal.half:
                    self.first = self.first or self.got
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


def parts(ttv, trace, cols, rows):
    """Whether the parts of a coarse first frame become that frame."""
    terminal = screen.Terminal(cols, rows, True, 'all')
    viewer = screen.Viewer(ttv, trace, cols, rows, 'xterm-256color',
                           speed=termios.B9600)
    line = Line(viewer, terminal)
    try:
        line.run(60, QUIET)
        shown, sent = terminal.seen(), line.got
        os.write(viewer.fd, b'\x0c')
        line.run(60, QUIET)
        wrong = list(screen.differences(terminal.seen(), shown))
    finally:
        viewer.end()
    name = ' at %dx%d' % (cols, rows)
    return [check('a part is there in three seconds' + name,
                  0 < line.first <= FIRST_PART < sent,
                  '%d bytes of %d' % (line.first, sent)),
            check('its parts are the frame' + name, not wrong and
                  sent <= FIRST_COARSE[cols, rows],
                  '\n'.join(['%d bytes' % sent] + wrong[:8]))]


def main():
    top = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..')
    ttv = os.environ.get('TTV', os.path.join(top, 'build', 'ttv'))
    trace = sys.argv[1] if len(sys.argv) > 1 else \
        os.path.join(top, 'traces', 'clang14-time-trace.json.gz')
    results = [check_first('the first frame is one frame', ttv, trace, None,
                           FIRST),
               *parts(ttv, trace, 120, 36), *parts(ttv, trace, 200, 50)]
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
