import { expect, it } from 'vitest';
import { highlightCode } from '../highlightCode.js';
import { SAMPLE_LANGUAGES } from '../writeSamples.js';

const json = (code: string) => highlightCode(code, 'json');

it('distinguishes names, strings, numbers and constants of JSON', () => {
  expect(json('{"a": -1.50e3, "b\\"" : "x <y>", "t": true}')).toBe(
    '{"a": <i class="tn">-1.50e3</i>, "b\\"" : ' +
      '<i class="ts">"x &lt;y&gt;"</i>, "t": <i class="tn">true</i>}',
  );
});

it('leaves invalid JSON unchanged', () => {
  expect(json('"aberto & 1a')).toBe('"aberto &amp; 1a');
});

it('highlights comments in JSON of guides', () => {
  expect(json('// nota 1\n[2]')).toBe('<i class="tc">// nota 1\n</i>[<i class="tn">2</i>]');
});

it('distinguishes command, options, texts, JSON and comments of a command', () => {
  const code = `curl -X POST http://127.0.0.1 \\\n  -d '{"a": "O'\\''Neil --data"}' | jq '.b' # fim`;
  expect(highlightCode(code, 'bash')).toBe(
    '<i class="tf">curl </i><i class="tk">-X</i> POST <i class="ts"><span class="r-base">http://127.0.0.1</span></i><i class="tc"><span class="r-end"> \\</span>\n  </i>' +
      `<i class="tk">-d </i>'{"a": <i class="ts">"O'\\''Neil --data"</i>}' | <i class="tf">jq </i><i class="ts">'.b' </i><i class="tc"># fim</i>`,
  );
});

it.each(SAMPLE_LANGUAGES)('highlights a sample in $label and marks its host', (language) => {
  const code = language.print({ method: 'GET', url: 'https://api.example/a', headers: [] });
  expect(highlightCode(code, language.grammar)).toMatch(
    /<i class="ts">[^<]*<span class="r-base">https:\/\/api<wbr>\.example/,
  );
});

it('highlights no unknown language', () => {
  expect(highlightCode('a <b>', 'cobol')).toBe('a &lt;b&gt;');
});

it('breaks a long call between its parts and keeps the last sign with its word', () => {
  const call = 'await frontier.onboarding.atualizarCadastro(cadastro, {';
  expect(highlightCode(call, 'cobol')).toBe(
    'await frontier<wbr>.onboarding<wbr>.atualizarCadastro(<wbr>cadastro,<span class="r-end"> {</span>',
  );
  expect(highlightCode("'https://emissao.example/api/v1/auth' \\", 'cobol')).toBe(
    `'<span class="r-base">https://emissao<wbr>.example</span>/<wbr>api/<wbr>v1/<wbr>auth'<span class="r-end"> \\</span>`,
  );
  expect(highlightCode('    const cabecalhos = {', 'cobol')).toBe('    const cabecalhos = {');
});

it('does not highlight very long code', () => {
  expect(json(`[${'1,'.repeat(30_000)}1]`)).not.toContain('<i');
});
