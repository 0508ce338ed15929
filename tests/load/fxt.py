#!/usr/bin/env python3
"""Usage: fxt.py <TEXT >TRACE.fxt

Assembles a Fuchsia trace: a record a line.  Sizes, padding and references are
made from the line.  Numbers are decimal or 0x and may be negative.

    STR     "text" (inline), @N (entry of the table), - (empty)
    THR     PID/TID (inline), @N (entry of the table)
    ARG     STR:TYPE=VALUE, TYPE one of null i32 u32 i64 u64 f64 str ptr koid
            bool blob; or a number: STR:13=WORD,WORD

    magic | provider ID "name" | section ID | lost ID [EVENT] | info N
    init TICKS | string N "text" | thread N PID TID
    EVENT TS THR CATEGORY NAME ARG...         instant begin end
    EVENT TS LAST THR CATEGORY NAME ARG...    complete counter async-begin
            async-instant async-end flow-begin flow-step flow-end
    process KOID NAME ARG... | threadobj KOID NAME ARG... |
            object TYPE KOID NAME ARG... | userobj @N POINTER NAME ARG...
    switch0 CPU TS OUT STATE PRIO IN PRIO | switch CPU TS TID STATE TID ARG...
    wake CPU TS TID ARG... | log TS THR "text" | blob STR TYPE "text"
    large WORDS                               a large record of so many words
    word W... | zero N | hex BYTES | cut N    as they are; drops N bytes

A last `size=N` changes the size of the record, `type=N` that of its event,
`args=N` the number of args that it says it has.
"""
import json
import re
import struct
import sys

EVENTS = ("instant counter begin end complete async-begin async-instant "
          "async-end flow-begin flow-step flow-end").split()
TYPES = "null i32 u32 i64 u64 f64 str ptr koid bool blob".split()
WORD = re.compile(r'(?:[^\s"]|"(?:[^"\\]|\\.)*")+')


def u64(n):
    return struct.pack("<Q", n % (1 << 64))


def pad(data):
    return data + bytes(-len(data) % 8)


def num(text):
    return int(text, 0)


def text(word):
    return json.loads(word).encode("utf-8", "surrogateescape")


class Record:
    """The first word as a sum of fields, and the bytes behind it."""

    def __init__(self, kind):
        self.head = kind
        self.body = b""

    def bits(self, at, value):
        self.head += value << at
        return self

    def add(self, *words):
        for w in words:
            self.body += u64(num(w) if isinstance(w, str) else w)
        return self

    def string(self, at, word):
        if word[0] == "@":
            return self.bits(at, num(word[1:]))
        if word != "-":
            data = text(word)
            self.bits(at, 0x8000 | len(data))
            self.body += pad(data)
        return self

    def thread(self, at, word):
        if word[0] == "@":
            return self.bits(at, num(word[1:]))
        return self.add(*word.split("/"))

    def args(self, at, words):
        self.bits(at, len(words))
        for w in words:
            self.body += arg(w)
        return self

    def data(self, size_shift=4, size=None):
        words = 1 + len(self.body) // 8 if size is None else size
        return u64(self.head + (words << size_shift)) + self.body


def arg(word):
    m = re.fullmatch(r'("(?:[^"\\]|\\.)*"|@\d+|-):(\w+)(?:=(.*))?', word)
    name, kind, value = m.groups()
    r = Record(TYPES.index(kind) if kind in TYPES else num(kind))
    r.string(16, name)
    if kind in ("i32", "u32", "bool"):
        r.bits(32, num(value) % (1 << 32))
    elif kind == "f64":
        r.body += struct.pack("<d", float(value))
    elif kind == "str":
        r.string(32, value)
    elif kind == "blob":
        r.bits(32, len(text(value)))
        r.body += pad(text(value))
    elif kind != "null":
        r.add(*(value.split(",") if value else []))
    return r.data()


def event(verb, w, change):
    r = Record(4).bits(16, change.get("type", EVENTS.index(verb)))
    r.add(w[0])
    last = None
    if verb not in ("instant", "begin", "end"):
        last = w.pop(1)
    r.thread(24, w[1]).string(32, w[2]).string(48, w[3]).args(20, w[4:])
    return r if last is None else r.add(last)


def record(verb, w, change):
    if verb in EVENTS:
        return event(verb, w, change)
    if verb == "provider":
        r = Record(1 << 16).bits(20, num(w[0])).bits(52, len(text(w[1])))
        r.body = pad(text(w[1]))
        return r
    if verb == "section":
        return Record(2 << 16).bits(20, num(w[0]))
    if verb == "lost":
        return Record(3 << 16).bits(20, num(w[0])).bits(52, num((w + ["0"])[1]))
    if verb == "info":
        return Record(4 << 16).bits(20, num(w[0]))
    if verb == "init":
        return Record(1).add(w[0])
    if verb == "string":
        r = Record(2).bits(16, num(w[0])).bits(32, len(text(w[1])))
        r.body = pad(text(w[1]))
        return r
    if verb == "thread":
        return Record(3).bits(16, num(w[0])).add(w[1], w[2])
    if verb in ("process", "threadobj", "object"):
        kind = w.pop(0) if verb == "object" else 1 + (verb != "process")
        r = Record(7).bits(16, num(str(kind))).add(w[0])
        return r.string(24, w[1]).args(40, w[2:])
    if verb == "userobj":
        r = Record(6).thread(16, w[0])
        r.body = b""
        return r.add(w[1]).string(24, w[2]).args(40, w[3:])
    if verb == "switch0":
        r = Record(8).bits(16, num(w[0])).add(w[1]).bits(24, num(w[3]))
        r.thread(28, w[2]).thread(36, w[5])
        return r.bits(44, num(w[4])).bits(52, num(w[6]))
    if verb == "switch":
        r = Record(8).bits(60, 1).bits(20, num(w[0])).bits(36, num(w[3]))
        return r.add(w[1], w[2], w[4]).args(16, w[5:])
    if verb == "wake":
        r = Record(8).bits(60, 2).bits(20, num(w[0]))
        return r.add(w[1], w[2]).args(16, w[3:])
    if verb == "log":
        data = text(w[2])
        r = Record(9).bits(16, len(data)).add(w[0]).thread(32, w[1])
        r.body += pad(data)
        return r
    if verb == "blob":
        data = text(w[2])
        r = Record(5).bits(32, len(data)).bits(48, num(w[1])).string(16, w[0])
        r.body += pad(data)
        return r
    raise SystemExit("fxt.py: %s: is no record" % verb)


def line(out, w):
    change = {}
    while re.fullmatch(r"(size|type|args)=\d+", w[-1]):
        name, value = w.pop().split("=")
        change[name] = int(value)
    verb = w.pop(0)
    if verb == "cut":
        return out[:len(out) - num(w[0])]
    if verb == "magic":
        return out + u64(0x0016547846040010)
    if verb == "word":
        return out + b"".join(u64(num(v)) for v in w)
    if verb == "zero":
        return out + bytes(num(w[0]))
    if verb == "hex":
        return out + bytes.fromhex("".join(w))
    if verb == "large":
        return out + u64(15 | num(w[0]) << 4) + bytes(8 * (num(w[0]) - 1))
    r = record(verb, w, change)
    if "args" in change:
        r.bits(20, change["args"])
    return out + r.data(size=change.get("size"))


def assembled(lines):
    out = b""
    for text_line in lines:
        if text_line.strip() and text_line[0] != "#":
            out = line(out, WORD.findall(text_line))
    return out


def main():
    for case in sys.argv[1:]:
        with open(case + "/input", encoding="utf-8") as text, open(case + "/here/input.json", "wb") as out:
            out.write(assembled(text))
    if len(sys.argv) == 1:
        sys.stdout.buffer.write(assembled(sys.stdin))


main()
