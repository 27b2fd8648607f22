import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { mutate, mutations, values } from '../mutations';
import { tryDocument } from '../tryDocument';

const FEATURES = readDocuments('packages/reference/fixtures/features');
const CONTRACTS = readDocuments('specs');

describe('whatever a document says', () => {
  it('mutations of the features end in valid pages or a clear fault', async () => {
    await holds(40, fc.tuple(fc.constantFrom(...FEATURES), mutations), ([{ document }, changes]) =>
      JSON.stringify(mutate(document, changes)),
    );
  });

  it('mutations of the contracts end in valid pages or a clear fault', async () => {
    await holds(3, fc.tuple(fc.constantFrom(...CONTRACTS), mutations), ([{ document }, changes]) =>
      JSON.stringify(mutate(document, changes)),
    );
  });

  it('random values in the places of a document end in valid pages or a clear fault', async () => {
    await holds(40, fc.tuple(values, values, values), ([operation, schema, info]) =>
      JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'T', version: '1', description: info },
        paths: { '/a': { post: operation }, '/b': { post: { requestBody: bodyOf(schema) } } },
        components: { schemas: { A: schema } },
      }),
    );
  });

  it('texts cut anywhere end in a clear fault or a page', async () => {
    await holds(
      30,
      fc.tuple(fc.constantFrom(...FEATURES), fc.nat(4_000), fc.string({ maxLength: 9 })),
      ([{ text }, at, added]) => text.slice(0, at) + added + text.slice(at + 7),
    );
  });
});

async function holds<T>(
  numRuns: number,
  inputs: fc.Arbitrary<T>,
  write: (input: T) => string,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(inputs, async (input) => {
      const { problems } = await tryDocument(write(input));
      expect(problems).toEqual([]);
    }),
    { numRuns },
  );
}

function bodyOf(schema: unknown) {
  return { content: { 'application/json': { schema } } };
}

function readDocuments(folder: string) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      return { name, text, document: parse(text, { merge: true }) };
    });
}
