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
  ])('in %s send it from the disk', (language, code) => {
    const body = { kind: 'multipart', mediaType: 'multipart/form-data', parts: TWO_PARTS } as const;
    expect(write(language, body)).toContain(code);
  });

  it('read no file that the document names in a text', () => {
    const parts = [{ name: 'a', value: '@/etc/passwd', file: false }];
    const body = { kind: 'multipart', mediaType: 'multipart/form-data', parts } as const;
    expect(write('curl', body)).toContain("--form-string 'a=@/etc/passwd'");
    const text = { kind: 'text', mediaType: 'text/plain', text: '@/etc/passwd' } as const;
    expect(write('curl', text)).toContain("--data-raw '@/etc/passwd'");
  });

  it('are of that kind in Python, too, when no part is a file', () => {
    const parts = [{ name: 'a', value: 'b', file: false }];
    const body = { kind: 'multipart', mediaType: 'multipart/form-data', parts } as const;
    expect(write('python', body)).toContain('("a", (None, "b"))');
  });
});

describe('samples of a form in which a name recurs', () => {
  it.each([
    ['javascript', "new URLSearchParams([['a', '1'], ['a', '2']])"],
    ['python', 'data={\n      "a": [\n        "1",\n        "2"\n      ]\n    }'],
    ['csharp', '  new("a", "1"),\n  new("a", "2"),'],
    ['java', '  .add("a", "1")\n  .add("a", "2")'],
  ])('in %s send both', (language, code) => {
    const fields = ['1', '2'].map((value) => ({ name: 'a', value }));
    const body = { kind: 'form', mediaType: 'application/x-www-form-urlencoded', fields } as const;
    expect(write(language, body)).toContain(code);
  });
});

describe('samples of JSON', () => {
  const text = '{"a-b": [1.50, -2e3], "c": [{"d": "\\u00e9\\n"}, []], "e": {}, "f": [true, null]}';
  const body = { kind: 'json', mediaType: 'application/merge-patch+json', text } as const;

  it('are objects and lists of JavaScript, digit by digit', () => {
    const lines = ["    'a-b': [1.50, -2e3],", '    c: [', '      {', "        d: 'é\\n'"];
    const others = ['      },', '      []', '    ],', '    e: {},', '    f: [true, null]'];
    expect(write('javascript', body)).toContain([...lines, ...others].join('\n'));
  });

  it("have Python's words", () => {
    expect(write('python', body)).toContain('"f": [\n        True,\n        None\n      ]');
  });

  it('stand in C# between more quotes than are in them', () => {
    const quotes = { kind: 'text', mediaType: 'text/plain', text: '""""' } as const;
    expect(write('csharp', quotes)).toContain('"""""\n""""\n""""",');
  });

  it('that is cut is sent as it is shown', () => {
    const cut = { kind: 'json', mediaType: 'application/json', text: '{"a": "b…' } as const;
    expect(write('javascript', cut)).toContain(`body: '{"a": "b…'`);
    expect(write('python', cut)).toContain(String.raw`data="{\"a\": \"b…".encode()`);
  });
});

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
