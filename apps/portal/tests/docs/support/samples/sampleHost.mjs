import { format } from 'node:util';

/*
 * Runs modules one after the other in one process, as the parent names them, and tells it of each
 * how it ended, what it printed and what it complained of.
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
