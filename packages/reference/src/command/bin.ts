#!/usr/bin/env node
import process from 'node:process';

// React's server renderer checks everything twice unless told that this is production.
process.env.NODE_ENV ??= 'production';
// Write errors are handled where something is written; a reader that ended early (`| head`) is no fault.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const [{ main }, { writeInThread }] = await Promise.all([
  import('./main.js'),
  import('./writeInThread.js'),
]);
process.exitCode = await main(process.argv.slice(2), writeInThread);
