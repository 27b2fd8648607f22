import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatRuns, missesGoal } from './formatRuns';
import { costlyDocuments } from './hostileDocuments';
import { type HostileRun, runCommand } from './runCommand';

/*
 * Gives every document of the hostile corpus at its full size to the compiled command, in a process of
 * its own, and prints time, memory and what came of it, the worst first.
 *
 *   npm run proofs -- hostile [--only text --limit 40 --seconds 60]
 *
 * --only takes documents whose names hold a text, --limit prints so many rows besides what misses the
 * goal, --seconds ends a document that takes more processor time.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    limit: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '40' },
  },
});
/** What any document takes: by it, figures of machines and of hours are compared. */
const SMALLEST = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: { '/a': { get: { responses: { 200: { description: 'ok' } } } } },
});

const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
const file = path.join(folder, 'document.yaml');
const runs: HostileRun[] = [];
const smallest: HostileRun[] = [];
try {
  smallest.push(runSmallest());
  for (const { name, write } of costlyDocuments) {
    if (!name.includes(values.only)) continue;
    writeFileSync(file, write('bench'));
    const run = runCommand(name, file, folder, Number(values.seconds));
    runs.push(run);
    if (missesGoal(run)) console.error(formatRuns([run]).at(-1));
  }
  smallest.push(runSmallest());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const sorted = runs.sort((one, other) => other.seconds - one.seconds);
const missed = sorted.filter(missesGoal);
const shown = [
  ...missed,
  ...sorted.filter((run) => !missesGoal(run)).slice(0, Number(values.limit)),
];
console.log(formatRuns(shown).join('\n'));
const seconds = smallest.map((run) => run.seconds.toFixed(1)).join(' s before and ');
console.log(`\n${runs.length} documents, ${missed.length} miss the goal.`);
console.log(`A document of one call took ${seconds} s after.`);
process.exitCode = missed.length > 0 ? 1 : 0;

function runSmallest(): HostileRun {
  writeFileSync(file, SMALLEST);
  return runCommand('one call', file, folder, Number(values.seconds));
}
