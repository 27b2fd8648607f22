import { spawnSync } from 'node:child_process';
import type { Operation, SampleBody } from '@frontier/openapi';
import { describe, expect, it } from 'vitest';
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
    headers: [{ name: 'X-Nome', value: EVIL.replace('\n', '') }],
    body,
  };
  const samples = writeSamples({ request, ownSamples: [] } as unknown as Operation);
  return new Map(samples.map(({ code, language }) => [language, code]));
}

/** Removes the double-quoted strings of C#, including raw strings. */
function withoutTexts(code: string): string {
  return code.replaceAll(/"""\n[\s\S]*?\n"""/g, '').replaceAll(/"(?:[^"\\]|\\.)*"/g, '');
}

describe.each(Object.entries(BODIES))('samples of a hostile call with a %s body', (_, body) => {
  const samples = write(body);

  it('run only curl in a shell', () => {
    const script = `curl() { :; }; ${samples.get('curl')}\nexit 0`;
    const { status, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  it('keep all contract texts inside JavaScript strings', () => {
    const input = samples.get('javascript') ?? '';
    const { status } = spawnSync(process.execPath, ['--input-type=module', '--check', '-'], {
      input,
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(
      input.replaceAll(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/g, ''),
    ).not.toContain('invaded');
  });

  it('keep all contract texts inside C# strings', () => {
    expect(withoutTexts(samples.get('csharp') ?? '')).not.toContain('invaded');
  });
});
