import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatRuns, missesGoal } from './hostile/formatRuns';
import { costlyDocuments } from './hostile/hostileDocuments';
import { type HostileRun, runCommand } from './hostile/runCommand';

/*
 * Gives every document of the hostile corpus at its full size to the compiled command, in a process of
 * its own, and prints time, memory and what came of it, the worst first.
 *
 *   npm run bench:hostile [-- --only text --limit 40 --seconds 60]
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
const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
const runs: HostileRun[] = [];
try {
  for (const { name, write } of costlyDocuments) {
    if (!name.includes(values.only)) continue;
    const file = path.join(folder, 'document.yaml');
    writeFileSync(file, write('bench'));
    const run = runCommand(name, file, folder, Number(values.seconds));
    runs.push(run);
    if (missesGoal(run)) console.error(formatRuns([run]).at(-1));
  }
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
console.log(`\n${runs.length} documents, ${missed.length} miss the goal.`);
process.exitCode = missed.length > 0 ? 1 : 0;
