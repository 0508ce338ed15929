"""Damages a small zip, gzip and zstd in the same ways in every run.

	make.py FOLDER N
"""
import gzip
import io
import random
import shutil
import subprocess
import sys
import zipfile

random.seed(3)
EVENT = '{"ph":"X","ts":%d,"dur":%d,"name":"n%d","pid":1,"tid":%d}'


def trace(n):
    return ("[" + ",".join(EVENT % (random.randrange(99999),
            random.randrange(999), random.randrange(99), random.randrange(9))
            for _ in range(n)) + "]").encode()


def zipped(data):
    z = io.BytesIO()
    with zipfile.ZipFile(z, "w", zipfile.ZIP_DEFLATED) as f:
        f.writestr(zipfile.ZipInfo("a"), data,
                   compress_type=zipfile.ZIP_DEFLATED)
    return z.getvalue()


def zstd(data):
    return subprocess.run(["zstd", "-q", "-c"], input=data, check=True,
                          stdout=subprocess.PIPE).stdout


def main():
    folder, n = sys.argv[1], int(sys.argv[2])
    data = trace(24)
    kinds = {"zip": zipped(data), "gz": gzip.compress(data, mtime=0)}
    if shutil.which("zstd"):
        kinds["zst"] = zstd(data)
    for kind, whole in kinds.items():
        first = 31 if kind == "zip" else 10
        last = len(whole) - (60 if kind == "zip" else 0)
        for i in range(n):
            b = bytearray(whole)
            for _ in range(random.choice([1, 2, 4])):
                b[random.randrange(first, last)] ^= 1 << random.randrange(8)
            with open("%s/%d.%s" % (folder, i, kind), "wb") as f:
                f.write(b)


main()
