import { type Operation, operationsOf } from '@frontier/openapi';
import { writeSamples } from '@frontier/reference';
import { expect, it } from 'vitest';
import { drawSample } from '../support/drawSample';
import { modelSnapshots } from '../support/snapshots';
import { findSyntaxErrors, hasGrammar } from './support/findSyntaxErrors';
import { faultAt, readBlocks, readGuides } from './support/readBlocks';
import { readVerifiers } from './support/readVerifiers';

const HOSTILE = 'it\'s "a" \\ and \\n """ ?> $x `y` $(z)\nBODY;\nEOF';
type Request = NonNullable<Operation['request']>;
const BODIES: readonly NonNullable<Request['body']>[] = [
  { kind: 'json', mediaType: 'application/json', text: JSON.stringify({ [HOSTILE]: HOSTILE }) },
  { kind: 'text', mediaType: 'text/plain', text: HOSTILE },
  {
    kind: 'form',
    mediaType: 'application/x-www-form-urlencoded',
    fields: [{ name: HOSTILE, value: HOSTILE }],
  },
  {
    kind: 'multipart',
    mediaType: 'multipart/form-data',
    parts: [
      { name: HOSTILE, value: HOSTILE, file: false },
      { name: 'b', value: HOSTILE, file: true },
    ],
  },
];
const operations = modelSnapshots()
  .flatMap(({ service }) => operationsOf(service))
  .filter(({ request }) => request);
const blocks = [...readGuides(), ...readGuides('apps/portal/blog')]
  .flatMap(({ file, text }) => readBlocks(file, text))
  .concat(readVerifiers())
  .filter(({ language }) => hasGrammar(language));
const LANGUAGES = [
  ...new Set(operations.flatMap((one) => writeSamples(one)).map(({ language }) => language)),
];

it.each(drawSample(operations, 10))(
  'the samples of $id have no fault of syntax',
  async (operation) => {
    const samples = writeSamples(operation);
    const faults = samples.map(async ({ code, language }) =>
      (await findSyntaxErrors(language, code)).map(
        ({ line, message }) => `${operation.id} (${language}), linha ${line + 1}: ${message}`,
      ),
    );
    expect((await Promise.all(faults)).flat()).toEqual([]);
    expect(samples.map(({ language }) => language)).toEqual(expect.arrayContaining(LANGUAGES));
  },
);

it.each(drawSample(blocks, 40))('$file:$line has no fault of syntax ($language)', async (block) => {
  const faults = await findSyntaxErrors(block.language, block.code);
  expect(faults.map(({ line, message }) => faultAt(block, line, message))).toEqual([]);
});

it('wrong code has a fault with its line', async () => {
  const faults = await findSyntaxErrors(
    'javascript',
    "const a = 1;\nfetch('a', { method: 'GET' ;\n",
  );
  expect(faults.map(({ line }) => line)).toContain(1);
});

it.each(BODIES)(
  'each language keeps texts of a $kind body that look like code texts',
  async (body) => {
    const request: Request = {
      method: 'POST',
      url: 'https://api.example/a',
      query: [],
      values: { path: [], query: [] },
      headers: [{ name: 'X-Nome', value: HOSTILE.replaceAll('\n', '') }],
      body,
    };
    const samples = writeSamples({ request, ownSamples: [] } as unknown as Operation);
    const faults = samples.map(async ({ code, language }) =>
      (await findSyntaxErrors(language, code)).map(({ message }) => `${language}: ${message}`),
    );
    expect((await Promise.all(faults)).flat()).toEqual([]);
  },
);
