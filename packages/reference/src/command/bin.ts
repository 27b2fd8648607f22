#!/usr/bin/env node
import process from 'node:process';

// React's server renderer checks everything twice unless told that this is production.
process.env.NODE_ENV ??= 'production';
// Write errors are handled where something is written; a reader that ended early (`| head`) is no fault.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const [{ main }, { writeApart }] = await Promise.all([
  import('./main.js'),
  import('./writeApart.js'),
]);
process.exitCode = await main(process.argv.slice(2), writeApart);
