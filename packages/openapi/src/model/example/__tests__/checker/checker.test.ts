import path from 'node:path';
import { expect, it } from 'vitest';
import { describeFigures, judgeCases } from './judgeCases.js';
import { readCases } from './readCases.js';
import { readSuite } from './readSuite.js';
import { suiteExceptions } from './suiteExceptions.js';

it.each([
  ['2020-12', '3.1.0'],
  ['3.0', '3.0.3'],
])('judges every case of %s as its specification does', (dialect, openapi) => {
  const cases = readCases(dialect);
  const found = judgeCases(cases, openapi);
  console.info(describeFigures(dialect, cases, found));
  expect(found).toEqual([]);
});

/** No package of the registry holds the official suite of 2020-12; a checkout of it may be named. */
const suite = process.env.JSON_SCHEMA_TEST_SUITE;
const drafts = [
  ['draft2020-12', '3.1.0'],
  ['draft4', '3.0.3'],
] as const;
for (const [draft, openapi] of suite ? drafts : []) {
  it(`judges the official suite of ${draft} as it says, but for known exceptions`, () => {
    const cases = readSuite(path.join(suite ?? '', 'tests', draft));
    const found = judgeCases(cases, openapi);
    console.info(describeFigures(draft, cases, found));
    const known = suiteExceptions[draft] ?? [];
    const keyOf = ({ fault, file }: { fault: string; file: string }) => `${file} ${fault}`;
    const surprising = found.filter((one) => !known.some((other) => keyOf(one) === keyOf(other)));
    const stale = known.filter((one) => !found.some((other) => keyOf(one) === keyOf(other)));
    expect({ surprising, stale }).toEqual({ surprising: [], stale: [] });
  });
}
