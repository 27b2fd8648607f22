import { describe, expect, it } from 'vitest';
import { highlightCode } from '../highlightCode.js';
import type { CallToPrint } from '../samples/literals.js';
import { printCurl } from '../samples/printCurl.js';
import { SAMPLE_LANGUAGES } from '../writeSamples.js';

const CALL: CallToPrint = {
  method: 'GET',
  url: 'https://api.example/a',
  headers: [{ name: 'Accept', value: 'application/json' }],
};

/** Highlighted code without its hosts and line breaks. */
function coloursOf(code: string, grammar: string, isWritten = false): string {
  return highlightCode(code, grammar, isWritten).replaceAll(/<wbr>|<\/?span[^>]*>/g, '');
}

describe('languages of samples', () => {
  it.each(SAMPLE_LANGUAGES)('$label is generated and highlighted', ({ grammar, print }) => {
    const code = print(CALL) ?? '';
    expect(code).toContain('https://api.example/a');
    expect(highlightCode(code, grammar, true)).toMatch(
      /<i class="ts">[^<]*<span class="r-base">https:\/\/api<wbr>\.example/,
    );
  });

  const byGrammar = SAMPLE_LANGUAGES.filter(({ language }) => language !== 'curl');

  it.each(byGrammar)('$label is highlighted like its grammar does', ({ grammar, print }) => {
    const text =
      '{\n  "name": "O\'Neil",\n  "age": -1.5,\n  "from": "a", "response": 2, "tags": [true, null, {"a": []}]\n}';
    const json = { kind: 'json', mediaType: 'application/json', text } as const;
    const parts = [
      { name: 'a', value: 'b', file: false },
      { name: 'c', value: 'd.pdf', file: true },
      { name: 'e', value: '{"f": 1}', file: false, mediaType: 'application/json' },
      { name: 'g', value: 'h.png', file: true, mediaType: 'image/png' },
    ];
    const multipart = { kind: 'multipart', mediaType: 'multipart/form-data', parts } as const;
    const headers = [...CALL.headers, { name: 'Authorization', value: 'Bearer TOKEN' }];
    const url = `${CALL.url}/{id}?b=1`;
    const exact = { ...json, text: '{"n": 9007199254740993, "o": 0.12345678901234567}' };
    for (const body of [json, exact, multipart]) {
      const code = print({ ...CALL, method: 'POST', url, headers, body }) ?? '';
      expect(coloursOf(code, grammar, true)).toBe(coloursOf(code, grammar));
    }
  });

  it('highlights the options of a command, and its JSON as JSON', () => {
    const text = '{"name": "O\'Neil --data", "age": -1.5}';
    const body = { kind: 'json', mediaType: 'application/json', text } as const;
    const code = printCurl({ ...CALL, method: 'POST', body });
    const html = highlightCode(code, 'shellscript', true);
    expect(html).toContain(
      '<i class="tf">curl </i><i class="ts"><span class="r-base">https://api<wbr>.example</span>/a </i>',
    );
    expect(html).toContain(
      '<i class="tk">--header </i><i class="ts">\'Accept: application/json\'</i>',
    );
    expect(html).toContain(
      `--data </i>'{\n    "name": <i class="ts">"O'\\''Neil --data"</i>,\n    "age": <i class="tn">-1.5\n</i>  }'`,
    );
  });
});
