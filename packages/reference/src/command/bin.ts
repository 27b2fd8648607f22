#!/usr/bin/env node
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';

// React's elements are checked as they are made unless told that this is production.
process.env.NODE_ENV ??= 'production';
// A run is over before code that Node 20 optimises early has paid for that: it waits ten times as long. Later versions
// have a cheaper optimiser, and do not know the flag.
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=700000');
// Write errors are handled where something is written; a reader that ended early (`| head`) is no fault.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const [{ main }, { writeInThread }] = await Promise.all([
  import('./main.js'),
  import('./writeInThread.js'),
]);
process.exitCode = await main(process.argv.slice(2), writeInThread);
