#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';

// On a large machine the engine lets memory grow to several times what is held before it looks for what is not.
setFlagsFromString('--heap-growing-percent=50');

// React's server renderer checks everything twice unless told that this is production.
process.env.NODE_ENV ??= 'production';
// Whoever writes to one of them is told; a reader that ended early (`| head`) is no fault.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const { main } = await import('./main.js');
process.exitCode = await main(process.argv.slice(2));
