import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../src/plugins/api-reference/operationsOf';
import { writeSamples } from '../../src/plugins/api-reference/render/writeSamples';
import { modelSnapshots } from '../support/readContracts';
import { findSyntaxErrors, hasGrammar } from './support/findSyntaxErrors';
import { faultAt, readBlocks, readGuides } from './support/readBlocks';

const LANGUAGES = ['curl', 'javascript', 'python', 'java', 'csharp'];
const operations = modelSnapshots()
  .flatMap(({ service }) => operationsOf(service))
  .filter(({ request }) => request);
const blocks = [...readGuides('docs'), ...readGuides('blog')]
  .flatMap(({ file, text }) => readBlocks(file, text))
  .filter(({ language }) => hasGrammar(language));

describe('syntax of every sample the portal shows', () => {
  it.each(operations)('$id in every language', async (operation) => {
    const samples = writeSamples(operation);
    const faults = samples.map(async ({ code, language }) =>
      (await findSyntaxErrors(language, code)).map(
        ({ line, message }) => `${operation.id} (${language}), linha ${line + 1}: ${message}`,
      ),
    );
    expect((await Promise.all(faults)).flat()).toEqual([]);
    expect(samples.map(({ language }) => language)).toEqual(expect.arrayContaining(LANGUAGES));
  });

  it.each(blocks)('$file:$line ($language)', async (block) => {
    const faults = await findSyntaxErrors(block.language, block.code);
    expect(faults.map(({ line, message }) => faultAt(block, line, message))).toEqual([]);
  });

  it('is looked at in all five languages and in guides', () => {
    const languages = [...new Set(blocks.map(({ language }) => language))];
    const counts = languages.map((name) => {
      const { length } = blocks.filter(({ language }) => language === name);
      return `${length} ${name}`;
    });
    console.log(
      `syntax: ${operations.length} operations in ${LANGUAGES.join(', ')}; in pages ${counts.join(', ')}`,
    );
    expect(operations.length).toBe(58);
    expect(blocks.length).toBeGreaterThan(70);
  });
});

describe('code that is wrong fails with its line', () => {
  it.each([
    ['bash', 'TOKEN=1\ncurl "https://a.example', 1],
    ['js', "const a = 1;\nfetch('a', { method: 'GET' ;\n", 1],
    ['python', 'import requests\nresponse = requests.get("a"\n', 1],
    ['java', 'int a = 1;\nRequest b = new Request.Builder(;\n', 1],
    ['csharp', 'var a = 1;\nvar b = new HttpClient(;\n', 1],
    ['php', '<?php\n$a = [1, 2;\n', 1],
  ])('in %s', async (language, code, line) => {
    const faults = await findSyntaxErrors(language, code);
    expect(faults.map((fault) => fault.line)).toContain(line);
  });
});
