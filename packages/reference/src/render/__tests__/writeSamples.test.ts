import type { Operation, SampleBody, SampleRequest } from '@frontier/openapi';
import { describe, expect, it } from 'vitest';
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

/** Parses a single-quoted PHP string. */
const readQuoted = (text: string) => text.slice(1, -1).replace(/\\([\\'])/g, '$1');

const TWO_PARTS = [
  { name: 'arquivo', value: 'termo "A".pdf', file: true },
  { name: 'tipo', value: 'Termo', file: false },
];

describe('a sample without a body', () => {
  it.each(['POST', 'PUT', 'PATCH'])('in curl sends its length with %s', (method) => {
    expect(write('curl', undefined, method)).toContain("--header 'Content-Length: 0'");
  });

  it.each(['GET', 'DELETE', 'HEAD'])('in curl sends no length with %s', (method) => {
    expect(write('curl', undefined, method)).not.toContain('Content-Length');
  });
});

describe('samples of a form with a file', () => {
  const quoted = String.raw`"termo \"A\".pdf"`;
  it.each([
    ['curl', `--form 'arquivo=@termo "A".pdf' \\\n  --form 'tipo=Termo'`],
    [
      'javascript',
      `formData.append('arquivo', await openAsBlob('termo "A".pdf'), 'termo "A".pdf')`,
    ],
    [
      'python',
      `files=[\n      ("arquivo", open(${quoted}, "rb"))\n    ],\n    data={\n      "tipo"`,
    ],
    [
      'java',
      `"arquivo", ${quoted}, RequestBody.create(MediaType.parse("application/octet-stream"), new java.io.File(${quoted}))`,
    ],
    ['csharp', `content.Add(new StreamContent(File.OpenRead(${quoted})), "arquivo", ${quoted});`],
    ['php', `'arquivo' => new CURLFile('termo "A".pdf'),`],
  ])('in %s send it from disk', (language, code) => {
    const body = { kind: 'multipart', mediaType: 'multipart/form-data', parts: TWO_PARTS } as const;
    expect(write(language, body)).toContain(code);
  });

  it('read no file named in a text of the document', () => {
    const parts = [{ name: 'a', value: '@/etc/passwd', file: false }];
    const body = { kind: 'multipart', mediaType: 'multipart/form-data', parts } as const;
    expect(write('curl', body)).toContain("--form-string 'a=@/etc/passwd'");
    const text = { kind: 'text', mediaType: 'text/plain', text: '@/etc/passwd' } as const;
    expect(write('curl', text)).toContain("--data-raw '@/etc/passwd'");
  });

  it('are multipart in Python even without a file', () => {
    const parts = [{ name: 'a', value: 'b', file: false }];
    const body = { kind: 'multipart', mediaType: 'multipart/form-data', parts } as const;
    expect(write('python', body)).toContain('("a", (None, "b"))');
  });
});

describe('samples of a form with a repeated name', () => {
  it.each([
    ['javascript', "new URLSearchParams([['a', '1'], ['a', '2']])"],
    ['python', 'data={\n      "a": [\n        "1",\n        "2"\n      ]\n    }'],
    ['csharp', '  new("a", "1"),\n  new("a", "2"),'],
    ['java', '  .add("a", "1")\n  .add("a", "2")'],
  ])('in %s send both values', (language, code) => {
    const fields = ['1', '2'].map((value) => ({ name: 'a', value }));
    const body = { kind: 'form', mediaType: 'application/x-www-form-urlencoded', fields } as const;
    expect(write(language, body)).toContain(code);
  });
});

describe('samples of JSON', () => {
  const text = '{"a-b": [1.50, -2e3], "c": [{"d": "\\u00e9\\n"}, []], "e": {}, "f": [true, null]}';
  const body = { kind: 'json', mediaType: 'application/merge-patch+json', text } as const;

  it('are JavaScript objects and lists with all digits', () => {
    const lines = ["    'a-b': [1.50, -2e3],", '    c: [', '      {', "        d: 'é\\n'"];
    const others = ['      },', '      []', '    ],', '    e: {},', '    f: [true, null]'];
    expect(write('javascript', body)).toContain([...lines, ...others].join('\n'));
  });

  it("use Python's constants", () => {
    expect(write('python', body)).toContain('"f": [\n        True,\n        None\n      ]');
  });

  it('use a longer C# delimiter than any run of quotes', () => {
    const quotes = { kind: 'text', mediaType: 'text/plain', text: '""""' } as const;
    expect(write('csharp', quotes)).toContain('"""""\n""""\n""""",');
  });

  it('send a cut example as text', () => {
    const cut = { kind: 'json', mediaType: 'application/json', text: '{"a": "b…' } as const;
    expect(write('javascript', cut)).toContain(`body: '{"a": "b…'`);
    expect(write('python', cut)).toContain(String.raw`data="{\"a\": \"b…".encode()`);
  });
});

describe('samples in JavaScript', () => {
  it('send a single JSON string or number as text', () => {
    expect(write('javascript', json('it\'s "a"'))).toContain(String.raw`body: '"it\'s \\"a\\""'`);
    expect(write('javascript', json(5))).toContain("body: '5'");
  });
});

describe('samples in PHP', () => {
  it('send the JSON of the contract with all digits', () => {
    const text = '{\n  "preco": 1000.00000000\n}';
    const code = write('php', { kind: 'json', mediaType: 'application/json', text }) ?? '';
    expect(code).toContain(`<<<'BODY'\n${text}\nBODY;\n`);
    expect(code).toContain('CURLOPT_POSTFIELDS => $body,');
  });

  it('send files', () => {
    const parts = [
      { name: 'arquivo', value: "d'água.pdf", file: true },
      { name: 'tipo', value: 'Termo', file: false },
    ];
    const code = write('php', { kind: 'multipart', mediaType: 'multipart/form-data', parts });
    expect(code).toContain("'arquivo' => new CURLFile('d\\'água.pdf'),");
    expect(code).toContain("'tipo' => 'Termo',");
  });

  it('are omitted if an array would lose a part of the same name', () => {
    const part = { name: 'arquivo', value: 'a.pdf', file: true };
    const body = {
      kind: 'multipart',
      mediaType: 'multipart/form-data',
      parts: [part, part],
    } as const;
    expect(write('php', body)).toBeUndefined();
  });

  it('quote text that could be parsed as code', () => {
    const text = `a\nBODY;\nsystem('x');`;
    const code = write('php', { kind: 'text', mediaType: 'text/plain', text }) ?? '';
    const quoted = /CURLOPT_POSTFIELDS => ('(?:[^'\\]|\\.)*'),/s.exec(code)?.[1] ?? '';
    expect(readQuoted(quoted)).toBe(text);
  });

  it('expect no response body for HEAD', () => {
    expect(write('php', undefined, 'HEAD')).toContain('CURLOPT_NOBODY => true,');
  });
});

/** Parses a Java text block (JLS §3.10.6) without trailing blanks. */
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
    'write %j on several lines and send the same',
    (value) => {
      const code = write('java', json(value)) ?? '';
      expect(JSON.parse(readBlock(code))).toEqual(value);
    },
  );

  it('use no text block for text with trailing blanks', () => {
    const code = write('java', { kind: 'text', mediaType: 'text/plain', text: 'a \nb' });
    expect(code).toContain('"a \\nb"');
  });
});
