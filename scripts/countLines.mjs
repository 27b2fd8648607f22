import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * npm run count: source lines and files by room, without tests, fixtures and proofs. Counts tracked files and comments,
 * but no blank lines. The first column is TypeScript and JavaScript, the second includes CSS, Python and Java. Programs
 * for download (`apps/portal/static`) count, too.
 */
const SCRIPT = /\.(?:ts|tsx|mts|cts|mjs|cjs|js)$/;
const OTHER = /\.(?:css|py|java)$/;
const TESTS = /(?:^|\/)(?:__tests__|tests|fixtures)\/|\.test\.tsx?$/;
const APART = ['tests and fixtures', 'proofs'];

const rooms = new Map();
for (const file of execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')) {
  if (!SCRIPT.test(file) && !OTHER.test(file)) continue;
  const room = TESTS.test(file) ? APART[0] : roomOf(file);
  const counts = rooms.get(room) ?? { scripts: [0, 0], all: [0, 0] };
  rooms.set(room, counts);
  const lines = readFileSync(file, 'utf8').split('\n');
  const length = lines.filter((line) => line.trim() !== '').length;
  for (const sum of SCRIPT.test(file) ? [counts.scripts, counts.all] : [counts.all]) {
    sum[0] += length;
    sum[1] += 1;
  }
}
const source = [...rooms].filter(([room]) => !APART.includes(room));
const total = (key) =>
  [0, 1].map((at) => source.reduce((sum, [, counts]) => sum + counts[key][at], 0));
const rows = [
  ...source.toSorted(([, a], [, b]) => b.all[0] - a.all[0]),
  ['source', { scripts: total('scripts'), all: total('all') }],
  ...[...rooms].filter(([room]) => APART.includes(room)),
];
console.log('TypeScript, JavaScript      with CSS, Python, Java');
for (const [room, { all, scripts }] of rows)
  console.log(`${formatCounts(scripts)}   ${formatCounts(all)}  ${room}`);

function formatCounts([lines, files]) {
  return `${String(lines).padStart(7)} lines ${String(files).padStart(4)} files`;
}

function roomOf(file) {
  const [first = '', second = ''] = file.split(path.posix.sep);
  if (first === 'apps' || first === 'packages') return `${first}/${second}`;
  return file.includes('/') ? first : 'root';
}
