import { spawnSync } from 'node:child_process';
import type { Operation, SampleBody } from '@frontier/openapi';
import { expect, it } from 'vitest';
import { writeSamples } from '../writeSamples.js';

const EVIL = `a';globalThis.invaded=1;"\\;$(exit 7)\`exit 7\`\n;exit 7 #'`;
const BODIES: Readonly<Record<string, SampleBody>> = {
  json: { kind: 'json', mediaType: 'application/json', text: JSON.stringify({ [EVIL]: EVIL }) },
  'text of JSON': { kind: 'json', mediaType: 'application/json', text: JSON.stringify(EVIL) },
  form: {
    kind: 'form',
    mediaType: 'application/x-www-form-urlencoded',
    fields: [{ name: EVIL, value: EVIL }],
  },
  multipart: {
    kind: 'multipart',
    mediaType: 'multipart/form-data',
    parts: [
      { name: EVIL, value: EVIL, file: false },
      { name: 'b', value: EVIL, file: true },
      { name: 'c', value: EVIL, file: false, mediaType: EVIL },
      { name: 'd', value: EVIL, file: true, mediaType: EVIL },
    ],
  },
  'form with headers': {
    kind: 'multipart',
    mediaType: 'multipart/form-data',
    parts: [{ name: EVIL, value: EVIL, file: true, headers: [{ name: EVIL, value: EVIL }] }],
  },
  file: { kind: 'file', mediaType: EVIL, file: EVIL },
  text: { kind: 'text', mediaType: 'text/plain', text: `"""${EVIL}` },
};

function write(body: SampleBody | undefined): Map<string, string> {
  const request = {
    method: `POST${EVIL}`,
    url: `https://api.example/${EVIL}`,
    query: [{ name: EVIL, value: EVIL }],
    headers: [
      { name: 'X-Nome', value: EVIL.replace('\n', '') },
      { name: EVIL.replace('\n', ''), value: 'Bearer SEU_TOKEN' },
    ],
    body,
  };
  const samples = writeSamples({ request, ownSamples: [] } as unknown as Operation);
  return new Map(samples.map(({ code, language }) => [language, code]));
}

/** Removes the double-quoted strings of C#, including raw strings. */
function withoutTexts(code: string): string {
  return code.replaceAll(/"""\n[\s\S]*?\n"""/g, '').replaceAll(/"(?:[^"\\]|\\.)*"/g, '');
}

/* The syntax of hostile texts in each language is tested with the languages' grammars (`sampleSyntax` of the portal). */
const samples = Object.entries(BODIES).map(([kind, body]) => [kind, write(body)] as const);

it('samples run only curl in a shell', () => {
  const commands = samples.map(([kind, all]) => `kind='${kind}'\n${all.get('curl')}`);
  const script = ['curl() { echo "$kind"; }', ...commands, 'exit 0'].join('\n');
  const { status, stderr, stdout } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout.trim().split('\n')).toEqual(Object.keys(BODIES));
});

it.each(samples)('samples with a %s body keep all contract texts inside strings', (_, all) => {
  const javaScript = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/g;
  expect((all.get('javascript') ?? '').replaceAll(javaScript, '')).not.toContain('invaded');
  expect(withoutTexts(all.get('csharp') ?? '')).not.toContain('invaded');
});
