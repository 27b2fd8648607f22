import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Entry } from '@frontier/search';
import { afterAll, expect, it } from 'vitest';
import { listGuides } from '../listGuides';

const folder = mkdtempSync(path.join(tmpdir(), 'guides-'));
const docs = path.join(folder, 'docs');
mkdirSync(docs);
afterAll(() => rmSync(folder, { recursive: true }));

const cvm: Entry = { kind: 'term', anchor: '', title: 'CVM', text: '', names: [] };
const shown = new Map([['Acronyms', [cvm, { ...cvm, anchor: 'b3', title: 'B3' }]]]);

it.each([
  ['before the first heading', '<Acronyms />', ''],
  ['in a section', '## A lista\n\n<Acronyms />', 'a-lista'],
])('finds what an element %s shows', (_, body, anchor) => {
  writeFileSync(path.join(docs, 'siglas.mdx'), `---\ntitle: Siglas\n---\n\n${body}\n`);
  const [guide] = listGuides({
    docs,
    shown,
    facts: { constants: {}, enums: {}, states: {} },
  });
  const places = guide?.entries.map((entry) => [entry.title, entry.anchor]);
  expect(places).toEqual(
    expect.arrayContaining([
      ['CVM', anchor],
      ['B3', 'b3'],
    ]),
  );
});
