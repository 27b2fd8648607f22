import path from 'node:path';
import type { Entry } from '@frontier/search';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../../../../../../../scripts/test/tempFolder';
import { listGuides } from '../listGuides';

const cvm: Entry = { kind: 'term', anchor: '', title: 'CVM', text: '', names: [] };
const b3: Entry = { ...cvm, anchor: 'b3', title: 'B3' };
const shown = new Map([['Acronyms', () => [cvm, b3]]]);

const mark = '[leitura nossa](/docs/frontier/perguntas#a)';
const advice = { pedir: { 'pedir.body.preco': `Maior que \`0\` ${mark}.` } };

const readEntries = (body: string) => {
  const folder = makeTempFolder({ 'docs/siglas.mdx': `---\ntitle: Siglas\n---\n\n${body}\n` });
  const facts = { advice, constants: {}, enums: {}, operations: {}, states: {} };
  return listGuides(path.join(folder, 'docs'), { shown, facts })[0]?.entries;
};
const readPlaces = (body: string) => readEntries(body)?.map((entry) => [entry.title, entry.anchor]);

it.each([
  ['before the first heading', '<Acronyms />', ''],
  ['in a section', '## A lista\n\n<Acronyms />', 'a-lista'],
])('finds what an element %s shows', (_, body, anchor) => {
  expect(readPlaces(body)).toEqual(
    expect.arrayContaining([
      ['CVM', anchor],
      ['B3', 'b3'],
    ]),
  );
});

it('finds the advice about the fields of a call in its section, and no list of links at the end', () => {
  const body =
    '## A chamada\n\n<Operation id="pedir" />\n\n## Próximo passo\n\n- [Consulte o pedido](/x).';
  expect(readEntries(body)).toMatchObject([
    { anchor: 'a-chamada', text: 'Maior que 0.', rest: 'preco', doubt: 'assumption' },
  ]);
});
