import { format } from 'node:util';

/*
 * Runs modules one after the other in one process, as the parent requests, and reports exit code,
 * output and errors of each.
 */
let printed = [];
console.log = (...values) => printed.push(format(...values));

process.on('message', async (address) => {
  printed = [];
  process.exitCode = 0;
  let complaint = '';
  try {
    await import(address);
  } catch (error) {
    complaint = String(error?.stack ?? error);
    process.exitCode = 1;
  }
  process.send({ exit: process.exitCode, printed: printed.join('\n'), complaint });
});
