"""Makes inputs that want more of the machine than they are worth.

	make.py KIND PATH
"""
import base64
import gzip
import io
import os
import socket
import struct
import sys
import zipfile
import zlib

EVENT = b'{"name":"a","ph":"X","ts":1,"dur":1,"pid":1,"tid":1}'


def packed(data):
    return gzip.compress(data, 9, mtime=0)


def nested(path):
    """A gigabyte of blanks, three times compressed."""
    c = zlib.compressobj(9, zlib.DEFLATED, 31)
    block = b" " * (1 << 20)
    out = [c.compress(b"[")] + [c.compress(block) for _ in range(300)]
    data = b"".join(out) + c.flush()
    for _ in range(3):
        data = packed(data)
    return data


def pages(path):
    """A page with a trace, and the gigabyte of nested() in base64."""
    return (b'<html><script class="trace-data">\n[' + EVENT + b"]\n</script>\n"
            b'<script id="viewer-data">\n' + base64.b64encode(nested(path)) +
            b"\n</script></html>")


def texts(path):
    """A page with more texts than are read of a file."""
    block = b'<script class="trace-data">\n[' + EVENT + b"]\n</script>\n"
    return b"<html>" + block * 5000


def layers(path):
    return packed(packed(packed(b"[" + EVENT + b"]")))


def empties(path):
    """A trace in a million members, all but two of which are empty."""
    return (packed(b"[" + EVENT) + packed(b"") * 300000 +
            packed(b"," + EVENT + b"]"))


def entries(path):
    """As many entries of a zip, with a central directory that lies."""
    z = io.BytesIO()
    with zipfile.ZipFile(z, "w", zipfile.ZIP_DEFLATED) as f:
        for i in range(2000):
            f.writestr("%d" % i, "" if i else b"[" + EVENT + b"]")
    data = bytearray(z.getvalue())
    at = data.find(b"PK\1\2")
    while at != -1:                     # all entries are the first
        data[at + 42:at + 46] = struct.pack("<I", 0)
        at = data.find(b"PK\1\2", at + 46)
    return bytes(data)


def zipped(*members):
    z = io.BytesIO()
    with zipfile.ZipFile(z, "w", zipfile.ZIP_DEFLATED) as f:
        for i, data in enumerate(members):
            f.writestr("%d" % i, data)
    return z.getvalue()


FTRACE = b"# tracer: nop\n a-1 [000] .... 1.0: foo: a=1\n"


def zips(path):
    """Traces of several formats in zips in zips, one in a gzip as well."""
    trace = b"[" + EVENT + b"]"
    return zipped(zipped(zipped(FTRACE, trace), trace), trace,
                  packed(zipped(trace, FTRACE)))


def packed_zip(path):
    return packed(zipped(zipped(FTRACE, b"[" + EVENT + b"]")))


def zip_bomb(path):
    """A trace and a million members in zips in a zip."""
    inner = zipped(*[b"x"] * 1000)
    return zipped(b"[" + EVENT + b"]", *[inner] * 1000)


def members(path):
    """More members of a zip than are read, of two formats."""
    return zipped(*[b"[" + EVENT + b"]", FTRACE] * 2050)


def program_zip(path):
    """More members than 16 bits count behind a program, three of them traces."""
    return b"#!/bin/sh\nexit 0\n" * 40000 + zipped(
        *[b"[" + EVENT + b"]"] * 3, *[b""] * 66000)


def field(number, data):
    """A field of a protocol buffer."""
    def varint(n):
        return bytes([n & 127 | 128]) + varint(n >> 7) if n > 127 else bytes([n])
    return varint(number << 3 | 2) + varint(len(data)) + data


def packets(path):
    """40 compressed packets of 8 MB each, in a gzip of a few kB: an instant
    of 1 MB, and 7 that are not known."""
    event = field(1, field(11, bytes([9 << 3, 3]) + field(23, b"x" * (1 << 20))))
    inside = zlib.compress(event + field(1, field(999, b"y" * (7 << 20))), 9)
    return gzip.compress(field(1, field(50, inside)) * 40)


def large(path):
    """A trace of which the export takes some pipes' worth."""
    event = (b'{"name":"n%d","ph":"X","ts":%d,"dur":1,"pid":1,"tid":1,'
             b'"args":{"a":"' + b"x" * 50 + b'"}}')
    return b"[" + b",\n".join(event % (i, i) for i in range(40000)) + b"]"


def larger(path):
    """A trace whose columns have megabytes."""
    event = b'{"name":"n","ph":"X","ts":%d,"dur":1,"pid":1,"tid":1}'
    return b"[" + b",\n".join(event % i for i in range(150000)) + b"]"


def many(path):
    """A trace whose rows have 100 megabytes, and whose columns have 20."""
    event = b'{"name":"n","ph":"X","ts":%d,"dur":1,"pid":1,"tid":1}'
    return b"[" + b",\n".join(event % i for i in range(600000)) + b"]"


def threads(path):
    """A trace of 60 threads, each with some more than a medium one."""
    event = b'{"name":"n","ph":"X","ts":%d,"dur":1,"pid":1,"tid":%d}'
    return b"[" + b",\n".join(event % (i, i % 60)
                              for i in range(360000)) + b"]"


def small_threads(path):
    """As threads(), with 20 more that have few events."""
    event = b'{"name":"n","ph":"X","ts":%d,"dur":1,"pid":1,"tid":%d}'
    return b"[" + b",\n".join(
        event % (i, i % 60 if i % 60 else 60 + i // 60 % 20)
        for i in range(360000)) + b"]"


def sock(path):
    with socket.socket(socket.AF_UNIX) as s:
        s.bind(path)


def main():
    kind, path = sys.argv[1:]
    data = globals()[kind](path)
    if data is not None:
        with open(path, "wb") as f:
            f.write(data)


main()
