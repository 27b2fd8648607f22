import type { BodyPart } from '@frontier/openapi';
import { describe, expect, it } from 'vitest';
import { write } from './writeSample.js';

const TWO_PARTS = [
  { name: 'arquivo', value: 'termo "A".pdf', file: true },
  { name: 'tipo', value: 'Termo', file: false },
];

const form = (parts: readonly BodyPart[]) =>
  ({ kind: 'multipart', mediaType: 'multipart/form-data', parts }) as const;

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
      String.raw`"a", null, RequestBody.create(MediaType.parse("application/json; v=1"), "{\"b;\":1}")`,
      '"c", "d,e.png", RequestBody.create(MediaType.parse("image/png"), new java.io.File("d,e.png"))',
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

  const headers = [{ name: 'X-B', value: '"c"' }];
  it.each([
    ['curl', String.raw`--form 'a=1;headers="X-B: \"c\""'`],
    ['javascript', undefined],
    ['python', String.raw`("a", (None, "1", None, {"X-B": "\"c\""}))`],
    [
      'java',
      String.raw`Headers.of("Content-Disposition", "form-data; name=\"a\"", "X-B", "\"c\"")`,
    ],
    ['csharp', String.raw`new StringContent("1") { Headers = { { "X-B", "\"c\"" } } }, "a"`],
  ])('in %s send headers, or are omitted', (language, expected) => {
    const code = write(language, form([{ name: 'a', value: '1', file: false, headers }]));
    if (expected === undefined) expect(code).toBeUndefined();
    else expect(code).toContain(expected);
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

  it('are written only for curl and Java if the body is no form', () => {
    const body = { ...form(TYPED), mediaType: 'multipart/mixed' };
    const languages = ['curl', 'javascript', 'python', 'java', 'csharp'];
    expect(languages.filter((language) => write(language, body))).toEqual(['curl', 'java']);
    expect(write('java', body)).toContain('setType(MediaType.parse("multipart/mixed"))');
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
