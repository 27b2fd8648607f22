import { type Operation, operationsOf } from '@frontier/openapi';
import { writeSamples } from '@frontier/reference';
import { expect, it } from 'vitest';
import { drawSample } from '../support/drawSample';
import { modelSnapshots } from '../support/snapshots';
import { findSyntaxErrors, hasGrammar } from './support/findSyntaxErrors';
import { faultAt, readBlocks, readGuides } from './support/readBlocks';
import { readVerifiers } from './support/readVerifiers';

/** Invalid code in each language with the faulty line, which proves that the check works. */
const WRONG: Readonly<Record<string, readonly [code: string, line: number]>> = {
  curl: ['TOKEN=1\ncurl "https://a.example', 1],
  javascript: ["const a = 1;\nfetch('a', { method: 'GET' ;\n", 1],
  python: ['import requests\nresponse = requests.get("a"\n', 1],
  java: ['int a = 1;\nRequest b = new Request.Builder(;\n', 1],
  csharp: ['var a = 1;\nvar b = new HttpClient(;\n', 1],
  php: ['<?php\n$a = [1, 2;\n', 1],
};
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

it('each language of samples has a grammar in findSyntaxErrors.ts, and wrong code in this file', () => {
  const path = 'apps/portal/tests/docs/support/findSyntaxErrors.ts';
  expect(
    LANGUAGES.filter((name) => !hasGrammar(name)),
    `missing in ${path}`,
  ).toEqual([]);
  expect(
    LANGUAGES.filter((name) => !WRONG[name]),
    'missing in WRONG',
  ).toEqual([]);
});

it.each(Object.entries(WRONG))(
  'fails for wrong %s with its line',
  async (language, [code, line]) => {
    const faults = await findSyntaxErrors(language, code);
    expect(faults.map((fault) => fault.line)).toContain(line);
  },
);

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
