import { describe, expect, it } from 'vitest';
import { highlightCode } from '../highlightCode.js';
import { nameOfGrammar, SAMPLE_LANGUAGES } from '../sampleLanguages.js';
import type { Call } from '../samples/literals.js';

const CALL: Call = {
  method: 'GET',
  url: 'https://api.example/a',
  headers: [{ name: 'Accept', value: 'application/json' }],
};

describe('languages of samples', () => {
  it.each(SAMPLE_LANGUAGES)('$label is written, and in colours', ({ grammar, print }) => {
    const code = print(CALL) ?? '';
    expect(code).toContain('https://api.example/a');
    expect(highlightCode(code, nameOfGrammar(grammar))).toMatch(/<i class="ts">[^<]*api\.example/);
  });

  it.each(['text/plain', 'application/xml'])('send a body of %s', (mediaType) => {
    const body = { kind: 'text', mediaType, text: 'é "corpo"' } as const;
    for (const { label, print } of SAMPLE_LANGUAGES) {
      const code = print({ ...CALL, method: 'POST', body });
      expect(code, label).toContain('corpo');
    }
  });

  it('have keys and names of their own', () => {
    for (const key of ['language', 'label'] as const) {
      const values = SAMPLE_LANGUAGES.map((language) => language[key]);
      expect(new Set(values).size).toBe(SAMPLE_LANGUAGES.length);
    }
  });
});
