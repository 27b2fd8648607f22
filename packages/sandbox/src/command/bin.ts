#!/usr/bin/env node
// `head` closes the pipe when it has enough.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}
// Imported at run time, so that its bundle is in the package's folder, as `findPackageFile` expects.
import('./main.js').then(async ({ main }) => {
  process.exitCode = await main(process.argv.slice(2));
});
