import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { faultsOf, writeData } from '../../plugins/data-pages/__tests__/support';
import { id, optionalText, readDataEntries, readDataFile, record, text, texts } from '../dataFile';

const item = record({
  id: id(/^[A-Z]-\d$/, 'A-1'),
  name: text,
  note: optionalText,
  names: texts,
  first: z.boolean().default(false),
});
const schema = z.array(record({ id: text, items: z.array(item) }));
const LIST = `- id: letras
  items:
    - id: A-1
      name: " Um "
    - id: A-2
      name: Dois
      note: ""
      names: [b]
      first: true
`;

const read = (file: string) => readDataFile(file, schema);

test('returns trimmed texts, defaults, and the line of each map', () => {
  const file = writeData(LIST);
  expect(read(file)).toEqual([
    {
      id: 'letras',
      sourceLine: `${file}:1`,
      items: [
        { id: 'A-1', name: 'Um', names: [], first: false, sourceLine: `${file}:3` },
        {
          id: 'A-2',
          name: 'Dois',
          note: undefined,
          names: ['b'],
          first: true,
          sourceLine: `${file}:5`,
        },
      ],
    },
  ]);
});

test('keeps what it read of several files until one of them changes', () => {
  const [one, other] = [writeData(LIST), writeData(LIST)];
  const first = read(one);
  const second = read(other);
  expect(read(one)).toBe(first);
  writeFileSync(one, LIST.replace('Dois', 'Três letras'));
  expect(read(one)[0]?.items[1]?.name).toBe('Três letras');
  expect(read(other)).toBe(second);
});

test.each([
  ['a missing text', '      name: Dois\n', '', 'dados.yml:5 name: is missing'],
  ['an empty text', 'Dois', '""', 'dados.yml:6 name: is missing'],
  [
    'a value of another kind',
    'first: true',
    'first: sim',
    'dados.yml:9 first: must be true or false',
  ],
  ['a list of another kind', '[b]', 'b', 'dados.yml:8 names: must be a list'],
  [
    'an unknown key',
    'note: ""',
    'nota: a',
    'dados.yml:5 items: unknown key "nota"; the keys are: id, name, note, names, first',
  ],
  ['an id of another form', 'A-2', 'B', 'dados.yml:5 id: must be like A-1'],
  ['an id given twice', 'A-2', 'letras', 'dados.yml:5 id: "letras" is already in dados.yml:1'],
  ['no list', /^[\s\S]*$/, 'a: b', 'dados.yml:1 must be a list'],
  ['a key given twice', 'first: true', 'name: Dois', 'dados.yml:9 Map keys must be unique'],
])('refuses %s with file and line', (_what, wanted, other, fault) => {
  expect(faultsOf(LIST.replace(wanted, other), read)[0]).toContain(fault);
});

test('names every fault at once', () => {
  expect(faultsOf(LIST.replace('Dois', '""').replace('[b]', 'b'), read)).toHaveLength(2);
});

test('gives the entries of a map with their lines', () => {
  const file = writeData('# a\na: b\nc: d\n');
  expect(readDataEntries(file, z.record(z.string(), z.string()))[1]).toEqual({
    key: 'c',
    value: 'd',
    sourceLine: `${file}:3`,
  });
});
