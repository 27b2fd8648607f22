import { describe, expect, it } from 'vitest';
import type { HarRequest } from '../HarRequest.js';
import { highlightCode } from '../highlightCode.js';
import { nameOfGrammar, SAMPLE_LANGUAGES } from '../sampleLanguages.js';

const REQUEST: HarRequest = {
  method: 'GET',
  url: 'https://api.example/a',
  headers: [{ name: 'Accept', value: 'application/json' }],
  queryString: [],
  cookies: [],
  httpVersion: 'HTTP/1.1',
  headersSize: -1,
  bodySize: -1,
};

describe('languages of samples', () => {
  it.each(SAMPLE_LANGUAGES)('$label is written, and in colours', ({ grammar, print }) => {
    const code = print(REQUEST) ?? '';
    expect(code).toContain('https://api.example/a');
    expect(highlightCode(code, nameOfGrammar(grammar))).toMatch(/<i class="ts">[^<]*api\.example/);
  });

  it.each(['text/plain', 'application/xml'])('send a body of %s', (mimeType) => {
    const postData = { mimeType, text: 'é "corpo"' };
    for (const { label, print } of SAMPLE_LANGUAGES) {
      const code = print({ ...REQUEST, method: 'POST', postData });
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
