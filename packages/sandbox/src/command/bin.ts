#!/usr/bin/env node
// Imported at run time, so that its bundle is in the package's folder, as `findPackageFile` expects.
import('./main.js').then(async ({ main }) => {
  process.exitCode = await main(process.argv.slice(2));
});
