import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readBlocks } from './support/readBlocks';
import { prepareSample } from './support/runSample';

const LIST = 'apps/portal/docs/frontier/go-live.yml';
const areas: { items: { id: string; evidence: string }[] }[] = parse(readFileSync(LIST, 'utf8'));

/** A proof that gives a page's program a value and states the result: `[Datas](/docs/…) … `value` … `result``. */
const PROGRAM = /\]\(\/(docs\/[^)#]+)\)[^`]*`([^`]+)`[^`]*`([^`]+)`/;
const programs = areas
  .flatMap(({ items }) => items)
  .flatMap(({ evidence, id }) => {
    const [, page = '', given = '', result = ''] = PROGRAM.exec(evidence) ?? [];
    return page ? [{ id, page, given, result }] : [];
  });

it.each(programs)('$id tells the right program from the faulty one', ({ given, page, result }) => {
  const file = `apps/portal/${page}.mdx`;
  const sample = readBlocks(file, readFileSync(file, 'utf8')).find(
    ({ language, meta }) => language === 'js' && meta.has('run'),
  );
  if (!sample) throw new Error(`${LIST}: ${file} has no program to run`);
  const code = sample.code.replace(/'[^']*'/, `'${given}'`);
  const [faulty, right] = prepareSample({ ...sample, code })()
    .split('\n')
    .map((line) => line.split(': ')[1]);
  expect(right).toBe(result);
  expect(faulty).not.toBe(result);
});

it('programs prove decimals and days', () => {
  expect(programs.map(({ id }) => id)).toEqual(['REL-03', 'VAL-01']);
});
