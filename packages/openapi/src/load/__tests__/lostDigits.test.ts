import { expect, it } from 'vitest';
import { loadService } from '../loadService.js';

async function load(lines: string) {
  const text = `openapi: 3.1.0\ninfo: {title: A, version: "1"}\npaths: {}\n${lines}`;
  const { document, warnings } = await loadService({ service: 'a', source: 'a.yaml' }, async () =>
    Buffer.from(text),
  );
  return {
    document,
    warnings: warnings.map(({ found = '', line, fix }) => [line, found, fix]),
  };
}

it('digits without quotes stay as written with a leading 0, with a warning', async () => {
  const { document, warnings } = await load('x-cnpj: 01234567000199\nx-cep: "01310100"\n');
  expect(document.root).toMatchObject({ 'x-cnpj': '01234567000199', 'x-cep': '01310100' });
  expect(warnings).toEqual([
    [
      4,
      '01234567000199 without quotes, which is the number 1234567000199',
      expect.stringContaining('Write "01234567000199", in quotes.'),
    ],
  ]);
});

it('digits without quotes stay for a hash with a leading 0x, but not for a small number', async () => {
  const { document, warnings } = await load('x-a: [0x52908400098527886E0F, 0x1F, 0, 0.5, -7]\n');
  expect(document.root['x-a']).toEqual(['0x52908400098527886E0F', 31, 0, 0.5, -7]);
  expect(warnings).toHaveLength(1);
});

it('digits without quotes give one warning, even if an alias repeats them', async () => {
  const { warnings } = await load('x-a: &a 007\nx-b: [*a, *a]\n');
  expect(warnings).toHaveLength(1);
});
