import { expect, it } from 'vitest';
import { highlightCode } from '../highlightCode.js';
import { SAMPLE_LANGUAGES } from '../writeSamples.js';

it.each(SAMPLE_LANGUAGES)('a sample in $label is generated and highlighted', (language) => {
  const headers = [{ name: 'Accept', value: 'application/json' }];
  const code = language.print({ method: 'GET', url: 'https://api.example/a', headers }) ?? '';
  expect(code).toContain('https://api.example/a');
  expect(highlightCode(code, language.grammar, true)).toMatch(
    /<i class="ts">[^<]*<span class="r-base">https:\/\/api<wbr>\.example/,
  );
});
