#!/usr/bin/env node
// The bundle of an imported module is in the package's folder, where `packageFiles` looks.
import('./main.js').then(async ({ main }) => {
  process.exitCode = await main(process.argv.slice(2));
});
