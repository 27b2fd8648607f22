#!/usr/bin/env node
export {};

// React's server renderer checks everything twice unless told that this is production.
process.env.NODE_ENV ??= 'production';
process.stdout.on('error', endWithReader);

const { main } = await import('./main.js');
process.exitCode = await main(process.argv.slice(2));

/** `| head` closes the pipe early; that is no fault. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
