import { existsSync, readFileSync } from 'node:fs';

const FILE = '/proc/stat';
/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/**
 * Processor seconds that the whole machine has spent since it started, browsers and servers included. The
 * difference of two calls is the cost of the work between them. Not a number where there is no `/proc/stat`.
 */
export function processorSeconds(): number {
  if (!existsSync(FILE)) return Number.NaN;
  const [, ...fields] = (readFileSync(FILE, 'utf8').split('\n', 1)[0] ?? '')
    .split(/\s+/)
    .map(Number);
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0] = fields;
  return (user + nice + system + interrupts + softInterrupts) / TICKS_PER_SECOND;
}
