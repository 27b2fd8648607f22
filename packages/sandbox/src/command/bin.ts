#!/usr/bin/env node
// The bundle of an imported module is in the package's folder, where `packageFiles` looks.
const { main } = await import('./main.js');

process.exitCode = await main(process.argv.slice(2));
