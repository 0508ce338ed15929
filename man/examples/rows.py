#!/usr/bin/env python3
"""Traces from Python, by ctypes alone.

	rows.py FILE SQL

prints the rows of a statement as JSON, a line each.  LIBTTV names the library
where the system does not find it.
"""
import ctypes
import json
import os
import sys
from ctypes import (CFUNCTYPE, POINTER, Structure, byref, c_char, c_char_p,
                    c_double, c_int, c_int64, c_size_t, c_uint64, c_void_p)

NULL, INTEGER, REAL, TEXT, BLOB, BOOL = range(6)


class Error(Structure):
    _fields_ = [('code', c_int), ('offset', c_uint64), ('line', c_uint64),
                ('column', c_uint64), ('message', c_char * 512)]


class Value(Structure):
    _fields_ = [('name', c_char_p), ('type', c_int), ('integer', c_int64),
                ('real', c_double), ('text', c_void_p), ('length', c_size_t)]

    def get(self):
        if self.type == INTEGER:
            return self.integer
        if self.type == BOOL:
            return bool(self.integer)
        if self.type == REAL:
            return self.real
        if self.type == NULL:
            return None
        data = ctypes.string_at(self.text, self.length)
        return data if self.type == BLOB else data.decode()


ROW = CFUNCTYPE(c_int, c_void_p, POINTER(Value), c_size_t)

lib = ctypes.CDLL(os.environ.get('LIBTTV', 'libttv.so.1'))
lib.ttv_version.restype = c_char_p
lib.ttv_open.restype = c_void_p
lib.ttv_open.argtypes = [POINTER(c_char_p), c_size_t, c_void_p,
                         POINTER(Error)]
lib.ttv_close.argtypes = [c_void_p]
lib.ttv_sql_open.restype = c_void_p
lib.ttv_sql_open.argtypes = [c_void_p]
lib.ttv_sql_close.argtypes = [c_void_p]
lib.ttv_sql_run.argtypes = [c_void_p, c_char_p, ROW, c_void_p,
                            POINTER(Error)]


class TraceError(Exception):
    pass


class Trace:
    """A trace of some files: with Trace('a.json') as trace: ..."""

    def __init__(self, *paths):
        error = Error()
        names = (c_char_p * len(paths))(*map(os.fsencode, paths))
        self.handle = lib.ttv_open(names, len(paths), None, byref(error))
        if not self.handle:
            raise TraceError(error.message.decode())
        self.sql = lib.ttv_sql_open(self.handle)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        lib.ttv_sql_close(self.sql)
        lib.ttv_close(self.handle)

    def query(self, text):
        """Returns the rows of a statement, each a dict."""
        rows, failed, error = [], [], Error()

        def take(_, values, n):
            try:
                rows.append({values[i].name.decode(): values[i].get()
                             for i in range(n)})
            except Exception as e:      # none may go through C
                failed.append(e)
            return len(failed)

        rc = lib.ttv_sql_run(self.sql, text.encode(), ROW(take), None,
                             byref(error))
        if failed:
            raise failed[0]
        if rc != 0:
            raise TraceError('%d:%d: %s' % (error.line, error.column,
                                            error.message.decode()))
        return rows


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    try:
        with Trace(sys.argv[1]) as trace:
            for row in trace.query(sys.argv[2]):
                print(json.dumps(row))
    except TraceError as e:
        sys.exit('rows.py: %s' % e)


if __name__ == '__main__':
    main()
