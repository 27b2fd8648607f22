import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/*
 * npm run count: lines and files of source by room, without tests, fixtures and proofs. Files of TypeScript
 * and JavaScript that git tracks; comments count, blank lines do not, as in the linter's limit of a file.
 */
const SOURCE = /\.(?:ts|tsx|mts|cts|mjs|cjs|js)$/;
const TESTS = /(?:^|\/)(?:__tests__|tests|fixtures)\/|\.test\.tsx?$/;
const APART = /^proofs\//;

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => SOURCE.test(file));
const rooms = new Map();
for (const file of files) {
  const room = TESTS.test(file) ? 'tests and fixtures' : roomOf(file);
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '').length;
  const { lines: before = 0, files: others = 0 } = rooms.get(room) ?? {};
  rooms.set(room, { lines: before + lines, files: others + 1 });
}
const apart = (room) => room === 'proofs' || room === 'tests and fixtures';
const source = [...rooms].filter(([room]) => !apart(room));
const total = (key) => source.reduce((sum, [, counts]) => sum + counts[key], 0);
const rows = [
  ...source.toSorted(([, a], [, b]) => b.lines - a.lines),
  ['source', { lines: total('lines'), files: total('files') }],
  ...[...rooms].filter(([room]) => apart(room)),
];
for (const [room, counts] of rows) {
  console.log(
    `${String(counts.lines).padStart(7)} lines ${String(counts.files).padStart(5)} files  ${room}`,
  );
}

function roomOf(file) {
  if (APART.test(file)) return 'proofs';
  const [first = '', second = ''] = file.split('/');
  if (first === 'apps' || first === 'packages') return `${first}/${second}`;
  return file.includes('/') ? first : 'root';
}
