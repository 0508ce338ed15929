// Usage: node reader.cjs polars|arrow FILE...
//
// Rows of files of Parquet, a line of JSON for each file: names of columns, and
// columns as texts, null for null.  polars reads them, or arrow-rs as
// parquet-wasm brings it; NODE_PATH says where they are.
'use strict';

function text(v) {
	if (v === null || v === undefined)
		return null;
	if (v instanceof Uint8Array)
		return Buffer.from(v).toString('hex');
	return Object.is(v, -0) ? '-0' : v.toString();
}

function byPolars(file) {
	const pl = require('nodejs-polars');
	const table = pl.readParquet(file);
	return {
		names: table.columns,
		rows: table.height,
		// a number of JavaScript does not have all of 64 bits
		columns: table.getColumns().map(c => (String(c.dtype)
		    .includes('Int64') ? c.cast(pl.Utf8) : c).toArray()
		    .map(text))
	};
}

function byArrow(file) {
	const parquet = require('parquet-wasm');
	const arrow = require('apache-arrow');
	const bytes = new Uint8Array(require('fs').readFileSync(file));
	const table = arrow.tableFromIPC(parquet.readParquet(bytes)
	    .intoIPCStream());
	return {
		names: table.schema.fields.map(f => f.name),
		rows: table.numRows,
		columns: table.schema.fields.map((f, i) => {
			const c = table.getChildAt(i);
			const out = [];
			for (let row = 0; row < table.numRows; row++)
				out.push(text(c.get(row)));
			return out;
		})
	};
}

const read = { polars: byPolars, arrow: byArrow }[process.argv[2]];
for (const file of process.argv.slice(3)) {
	let answer;
	try {
		answer = read(file);
	} catch (e) {
		answer = { error: String(e) };
	}
	console.log(JSON.stringify(answer));
}
