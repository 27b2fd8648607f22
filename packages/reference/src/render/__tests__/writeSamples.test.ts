import type { BodyPart, Operation, SampleBody, SampleRequest } from '@frontier/openapi';
import { describe, expect, it } from 'vitest';
import { writeSamples } from '../writeSamples.js';

function write(
  language: string,
  body?: SampleBody,
  method = 'POST',
  needs: SampleRequest['needs'] = [],
  url = 'https://api.example/a',
): string | undefined {
  const request: SampleRequest = {
    method,
    url,
    query: [],
    values: { path: [], query: [] },
    headers: [],
    needs,
    ...(body ? { body } : {}),
  };
  const samples = writeSamples({ request, ownSamples: [] } as unknown as Operation);
  return samples.find((sample) => sample.language === language)?.code;
}

const TRICKY = `it's "a" \\ and \\n """ ?> $x BODY`;

function json(value: unknown): SampleBody {
  return { kind: 'json', mediaType: 'application/json', text: JSON.stringify(value, null, 2) };
}

const form = (parts: readonly BodyPart[]) =>
  ({ kind: 'multipart', mediaType: 'multipart/form-data', parts }) as const;

it('samples without a body in curl have their method, and a length with POST, PUT and PATCH only', () => {
  const sendsLength = (method: string) =>
    write('curl', undefined, method)?.includes("--header 'Content-Length: 0'");
  const methods = ['POST', 'GET', 'PUT', 'DELETE', 'PATCH', 'HEAD'];
  expect(methods.filter(sendsLength)).toEqual(['POST', 'PUT', 'PATCH']);
  expect(write('curl', undefined, 'GET')).not.toContain('--request');
  expect(write('curl', undefined, 'HEAD')).toContain('--head');
});

it('samples in curl expand no bracket of an address, and leave a placeholder in the path', () => {
  const ask = (address: string) => write('curl', undefined, 'GET', [], `https://a.b/${address}`);
  for (const address of ['?a[]=1', '?a={b}']) expect(ask(address)).toContain('--globoff');
  expect(ask('{id}?a=1')).not.toContain('--globoff');
});

it.each([
  ['curl', '--data-binary @a.pdf'],
  ['javascript', "body: await openAsBlob('a.pdf')"],
  ['python', 'data=open("a.pdf", "rb")'],
  ['java', 'RequestBody.create(new java.io.File("a.pdf"), MediaType.parse("application/pdf"))'],
  ['csharp', 'ContentType = MediaTypeHeaderValue.Parse("application/pdf");'],
])('samples in %s read a file', (language, code) => {
  const body = { kind: 'file', mediaType: 'application/pdf', file: 'a.pdf' } as const;
  expect(write(language, body)).toContain(code);
});

it.each([
  ['--digest \\\n  --user USUARIO:SENHA', undefined, 'GET', ['digest']],
  ['--cert certificado.pem \\\n  --key chave.pem', undefined, 'GET', ['certificate']],
  ['--request GET', json(1), 'GET', []],
  ['--head', json(1), 'HEAD', []],
  ['curl', { ...form([]), mediaType: 'multipart/mixed' }, 'POST', []],
  [
    String.raw`--form 'a=1;headers="X-B: \"c\""'`,
    form([{ name: 'a', value: '1', file: false, headers: [{ name: 'X-B', value: '"c"' }] }]),
    'POST',
    [],
  ],
] as const)('samples of what only curl can send have %s', (code, body, method, needs) => {
  expect(write('curl', body, method, needs)).toContain(code);
  for (const language of ['javascript', 'python', 'java', 'csharp'])
    expect(write(language, body, method, needs)).toBeUndefined();
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

it('samples in JavaScript send a single JSON string or number as text', () => {
  expect(write('javascript', json('it\'s "a"'))).toContain(String.raw`body: '"it\'s \\"a\\""'`);
  expect(write('javascript', json(5))).toContain("body: '5'");
});

describe('numbers of samples', () => {
  const withNumber = (number: string) =>
    ({ kind: 'json', mediaType: 'application/json', text: `{"n": ${number}}` }) as const;

  it.each(['9007199254740993', '-12345678901234567890', '0.12345678901234567', '1e400', '1e-400'])(
    'in JavaScript are text if a 64-bit float changes %s',
    (number) => {
      expect(write('javascript', withNumber(number))).toContain(`body: '{"n": ${number}}'`);
    },
  );

  it.each(['9007199254740991', '1.50', '1000.00000000', '0', '-0.000012', '12e3'])(
    'in JavaScript are values if it keeps %s',
    (number) => {
      expect(write('javascript', withNumber(number))).toContain(`n: ${number}`);
    },
  );

  it('in Python are text only if they have decimals', () => {
    expect(write('python', withNumber('12345678901234567890'))).toContain('json={');
    expect(write('python', withNumber('0.12345678901234567'))).toContain('data="{');
  });
});

it('a member named __proto__ in JavaScript sets no prototype', () => {
  const body = { kind: 'json', mediaType: 'application/json', text: '{"__proto__": 1}' } as const;
  expect(write('javascript', body)).toContain("['__proto__']: 1");
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

it.each([[{ a: 1, b: [true, null] }], [{ [TRICKY]: `${TRICKY}""""""` }], [['"', '""', '\\']]])(
  'samples in Java write %j on several lines and send the same',
  (value) => {
    const code = write('java', json(value)) ?? '';
    expect(JSON.parse(readBlock(code))).toEqual(value);
  },
);

it('samples in Java use no text block for text with trailing blanks', () => {
  const code = write('java', { kind: 'text', mediaType: 'text/plain', text: 'a \nb' });
  expect(code).toContain('"a \\nb"');
});

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
      `"arquivo", ${quoted}, RequestBody.create(new java.io.File(${quoted}), MediaType.parse("application/octet-stream"))`,
    ],
    ['csharp', `content.Add(new StreamContent(File.OpenRead(${quoted})), "arquivo", ${quoted});`],
  ])('in %s send it from disk', (language, code) => {
    expect(write(language, form(TWO_PARTS))).toContain(code);
  });

  it('read no file named in a text of the document', () => {
    const parts = [{ name: 'a', value: '@/etc/passwd', file: false }];
    expect(write('curl', form(parts))).toContain("--form-string 'a=@/etc/passwd'");
    const text = { kind: 'text', mediaType: 'text/plain', text: '@/etc/passwd' } as const;
    expect(write('curl', text)).toContain("--data-raw '@/etc/passwd'");
  });

  it('are multipart in Python even without a file', () => {
    const parts = [{ name: 'a', value: 'b', file: false }];
    expect(write('python', form(parts))).toContain('("a", (None, "b"))');
  });
});

it('samples of a form in curl send no file that a name or a type of the contract adds', () => {
  const parts = [
    { name: 'a=</etc/x', value: 'b', file: false, mediaType: 'a/b; headers=@/etc/x' },
    { name: 'c', value: 'd.png', file: true, mediaType: 'a/b,/etc/x' },
  ];
  const sent = "--form 'a%3D</etc/x=b' \\\n  --form 'c=@d.png'";
  expect(write('curl', form(parts))).toContain(sent);
});

describe('samples of a form whose parts have types', () => {
  const TYPED = [
    { name: 'a', value: '{"b;":1}', file: false, mediaType: 'application/json; v=1' },
    { name: 'c', value: 'd,e.png', file: true, mediaType: 'image/png' },
  ];

  it.each([
    [
      'curl',
      String.raw`--form 'a="{\"b;\":1}";type=application/json; v=1'`,
      `--form 'c=@"d,e.png";type=image/png'`,
    ],
    [
      'javascript',
      `append('a', new Blob(['{"b;":1}'], { type: 'application/json; v=1' }))`,
      `append('c', await openAsBlob('d,e.png', { type: 'image/png' }), 'd,e.png')`,
    ],
    [
      'python',
      String.raw`("a", (None, "{\"b;\":1}", "application/json; v=1")),`,
      '("c", ("d,e.png", open("d,e.png", "rb"), "image/png"))',
    ],
    [
      'java',
      String.raw`"a", null, RequestBody.create("{\"b;\":1}", MediaType.parse("application/json; v=1"))`,
      '"c", "d,e.png", RequestBody.create(new java.io.File("d,e.png"), MediaType.parse("image/png"))',
    ],
    [
      'csharp',
      String.raw`new StringContent("{\"b;\":1}", MediaTypeHeaderValue.Parse("application/json; v=1")), "a"`,
      'File.OpenRead("d,e.png")) { Headers = { { "Content-Type", "image/png" } } }, "c", "d,e.png"',
    ],
  ])('in %s send them', (language, text, file) => {
    const code = write(language, form(TYPED));
    expect(code).toContain(text);
    expect(code).toContain(file);
  });

  it.each([
    ['@a', '--form-string'],
    ['(a)', '--form-string'],
    ['"a"', '--form-string'],
    [' a', '--form-string'],
    ['a;type=b', '--form-string'],
    ['a=b', '--form'],
  ])('in curl send the text %j with %s', (value, option) => {
    const code = write('curl', form([{ name: 'n', value, file: false }]));
    expect(code).toContain(`${option} 'n=${value}'`);
  });
});

it.each([
  ['javascript', "new URLSearchParams([['a', '1'], ['a', '2']])"],
  ['python', 'data={\n      "a": [\n        "1",\n        "2"\n      ]\n    }'],
  ['csharp', '  new("a", "1"),\n  new("a", "2"),'],
  ['java', '  .add("a", "1")\n  .add("a", "2")'],
])('samples in %s send both values of a repeated name', (language, code) => {
  const fields = ['1', '2'].map((value) => ({ name: 'a', value }));
  const body = { kind: 'form', mediaType: 'application/x-www-form-urlencoded', fields } as const;
  expect(write(language, body)).toContain(code);
});
