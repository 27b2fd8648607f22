import { describe, expect, it } from 'vitest';
import type { SampleBody, SampleRequest } from '../../model/types/sample.js';
import type { Operation } from '../../model/types/service.js';
import { writeSamples } from '../writeSamples.js';

const TRICKY = `it's "a" \\ and \\n """ ?> $x BODY`;

function write(language: string, body?: SampleBody, method = 'POST'): string | undefined {
  const request: SampleRequest = {
    method,
    url: 'https://api.example/a',
    query: [],
    headers: [],
    ...(body ? { body } : {}),
  };
  const samples = writeSamples({ request, ownSamples: [] } as unknown as Operation);
  return samples.find((sample) => sample.language === language)?.code;
}

function json(value: unknown): SampleBody {
  return { kind: 'json', mediaType: 'application/json', text: JSON.stringify(value, null, 2) };
}

/** What a PHP engine makes of a text between single quotes. */
const readQuoted = (text: string) => text.slice(1, -1).replace(/\\([\\'])/g, '$1');

describe('samples in JavaScript', () => {
  it('send one text or number of JSON as it is, not as an object', () => {
    expect(write('javascript', json('it\'s "a"'))).toContain(String.raw`body: '"it\'s \\"a\\""'`);
    expect(write('javascript', json(5))).toContain("body: '5'");
  });
});

describe('samples in PHP', () => {
  it('send JSON as it stands in the contract, digit by digit', () => {
    const text = '{\n  "preco": 1000.00000000\n}';
    const code = write('php', { kind: 'json', mediaType: 'application/json', text }) ?? '';
    expect(code).toContain(`<<<'BODY'\n${text}\nBODY;\n`);
    expect(code).toContain('CURLOPT_POSTFIELDS => $body,');
  });

  it('really send files', () => {
    const parts = [
      { name: 'arquivo', value: "d'água.pdf", file: true },
      { name: 'tipo', value: 'Termo', file: false },
    ];
    const code = write('php', { kind: 'multipart', mediaType: 'multipart/form-data', parts });
    expect(code).toContain("'arquivo' => new CURLFile('d\\'água.pdf'),");
    expect(code).toContain("'tipo' => 'Termo',");
  });

  it('are left out where an array would lose a part of the same name', () => {
    const part = { name: 'arquivo', value: 'a.pdf', file: true };
    const body = {
      kind: 'multipart',
      mediaType: 'multipart/form-data',
      parts: [part, part],
    } as const;
    expect(write('php', body)).toBeUndefined();
  });

  it('quote whatever could be read as code', () => {
    const text = `a\nBODY;\nsystem('x');`;
    const code = write('php', { kind: 'text', mediaType: 'text/plain', text }) ?? '';
    const quoted = /CURLOPT_POSTFIELDS => ('(?:[^'\\]|\\.)*'),/s.exec(code)?.[1] ?? '';
    expect(readQuoted(quoted)).toBe(text);
  });

  it('ask for no body of an answer to HEAD', () => {
    expect(write('php', undefined, 'HEAD')).toContain('CURLOPT_NOBODY => true,');
  });
});

/** What a Java compiler makes of a text block (JLS §3.10.6) whose lines end in no blank. */
function readBlock(code: string): string {
  const block = /"""\n((?:[^"\\]|\\.|"(?!""))*)"""/s.exec(code)?.[1] ?? '';
  return block
    .split('\n')
    .map((line) => line.replace(/^ {2}/, ''))
    .join('\n')
    .replace(/\\(.)/g, (_, letter: string) => JSON.parse(`"\\${letter}"`));
}

describe('samples in Java', () => {
  it.each([[{ a: 1, b: [true, null] }], [{ [TRICKY]: `${TRICKY}""""""` }], [['"', '""', '\\']]])(
    'break %j over lines and send the same',
    (value) => {
      const code = write('java', json(value)) ?? '';
      expect(JSON.parse(readBlock(code))).toEqual(value);
    },
  );

  it('keep on a line a text whose blanks a block would lose', () => {
    const code = write('java', { kind: 'text', mediaType: 'text/plain', text: 'a \nb' });
    expect(code).toContain('"a \\nb"');
  });
});
