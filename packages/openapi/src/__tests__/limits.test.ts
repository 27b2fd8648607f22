import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LIMIT_TABLE } from '../limits.js';

/** The table of the documentation; `npx vitest -u` never writes it: the fault shows it whole. */
function writeTable(): string {
  const rows = Object.entries(LIMIT_TABLE).map(
    ([name, { reason, unit, value }]) =>
      `| \`${name}\` | ${value.toLocaleString('en')} ${unit} | ${reason} |`,
  );
  return ['| Measure | Most | Why |', '| --- | --- | --- |', ...rows].join('\n');
}

it('has every measure in the threat model', () => {
  const text = readFileSync('packages/reference/SECURITY.md', 'utf8');
  expect(text).toContain(writeTable());
});
