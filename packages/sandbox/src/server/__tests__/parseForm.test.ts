import { expect, it } from 'vitest';
import { parseForm } from '../parseForm.js';

const DISPOSITION = 'Content-Disposition: form-data; name="arquivo"';

const encode = (text: string) => new TextEncoder().encode(text);
const parse = (lines: readonly string[]) => parseForm(encode(lines.join('\r\n')), 'c1 b2');
/** The only part of a form with these headers and the content `%PDF`. */
const parseOne = (...headers: string[]) =>
  parse(['--c1 b2', ...headers, '', '%PDF', '--c1 b2--', ''])[0];
const file = (text: string, mediaType = 'text/plain') => ({
  name: 'arquivo',
  text,
  file: { mediaType, bytes: encode('%PDF') },
});

it.each([
  ['in quotes', `${DISPOSITION}; filename="a; b.pdf"`, 'a; b.pdf'],
  ['without quotes', 'Content-Disposition: form-data; name=arquivo; filename=a b.pdf', 'a b.pdf'],
  ['with other cases and spaces', 'CONTENT-disposition:Form-Data ;NAME = arquivo;FileName=a', 'a'],
  ['with filename* alone', `${DISPOSITION}; filename*=utf-8''Certid%C3%A3o.pdf`, 'Certidão.pdf'],
  ['with filename* in Latin-1', `${DISPOSITION}; filename*=ISO-8859-1'pt'%E3.pdf`, 'ã.pdf'],
  ['with filename* beside', `${DISPOSITION}; filename="=?x?="; filename*=UTF-8''%22.pdf`, '".pdf'],
  ['with filename* before', `${DISPOSITION}; filename*=UTF-8''b; filename=a`, 'b'],
  ['in UTF-8', `${DISPOSITION}; filename="certidão 📄.pdf"`, 'certidão 📄.pdf'],
  ['with a quote of a browser', `${DISPOSITION}; filename="a%22b"`, 'a"b'],
  ['with a quote of a mail library', `${DISPOSITION}; filename="a\\"b"`, 'a"b'],
  ['with a backslash at its end', `${DISPOSITION}; filename="C:\\tmp\\"`, 'C:\\tmp\\'],
  ['on a folded line', `${DISPOSITION};\r\n filename="a.pdf"`, 'a.pdf'],
  ['that is empty', `${DISPOSITION}; filename=""`, ''],
])('reads a file name %s', (_, header, name) => {
  expect(parseOne(header)).toEqual(file(name));
});

it('reads texts and files between preamble and epilogue, with padded delimiters', () => {
  const parts = parse([
    'This is\nMIME.',
    '--c1 b2 \t',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Disposition: form-data; name=tipo',
    '',
    '',
    '--c1 b2',
    `${DISPOSITION}; filename=a`,
    'Content-Type: application/pdf',
    '',
    '%PDF\n--c1 b23\r\n\r\n',
    '--c1 b2-- ',
    'epilogue\n--c1 b2\n',
  ]);
  const bytes = encode('%PDF\n--c1 b23\r\n\r\n');
  expect(parts).toEqual([
    { name: 'tipo', text: '' },
    { name: 'arquivo', text: 'a', file: { mediaType: 'application/pdf', bytes } },
  ]);
});

it.each([
  ['a character set', 'Content-Type: text/plain; charset="iso-8859-1"', 'Ã£', 'Ã\u0083Â£'],
  ['base64', 'content-transfer-encoding: BASE64', 'JVBE\r\nRg==', '%PDF'],
  ['8bit', 'Content-Transfer-Encoding: 8bit', 'ã', 'ã'],
])('decodes %s', (_, header, sent, text) => {
  const parts = parse(['--c1 b2', header, DISPOSITION, '', sent, '--c1 b2--']);
  expect(parts).toEqual([{ name: 'arquivo', text }]);
});

it.each([
  [['x', 'y'], 'linha 2 do formulário: falta o delimitador --c1 b2 até o fim'],
  [['--c1 b2', DISPOSITION, '', 'x', ''], 'linha 4 do formulário: falta o delimitador --c1 b2--'],
  [['--c1 b2\n--c1 b2--'], 'linha 1 do formulário: a quebra de linha deve ser CR LF'],
  [['--c1 b2', `${DISPOSITION}\n`, 'x', '--c1 b2--'], 'linha 2 do formulário: a quebra de linha'],
  [['--c1 b2', DISPOSITION, '', 'x\n--c1 b2--'], 'linha 4 do formulário: a quebra de linha'],
  [['--c1 b2', DISPOSITION, '--c1 b2--'], 'linha 2 do formulário: falta a linha vazia'],
  [['--c1 b2', DISPOSITION, '', '--c1 b2--'], 'linha 3 do formulário: falta a linha vazia'],
  [['--c1 b2', DISPOSITION, 'x', '', '', '--c1 b2--'], 'linha 3 do formulário: não é um cabeçalho'],
  [['--c1 b2', ' x', '', '', '--c1 b2--'], 'linha 2 do formulário: não é um cabeçalho'],
  [['--c1 b2', '', 'x', '--c1 b2--'], 'linha 2 do formulário: a parte deve ter o cabeçalho'],
  [
    ['--c1 b2', 'X: y', 'Content-Disposition: form-data; name="a', '', '', '--c1 b2--'],
    'linha 3 do formulário: a parte deve ter o cabeçalho Content-Disposition',
  ],
  [
    ['--c1 b2', `${DISPOSITION}; filename*=x`, '', '', '--c1 b2--'],
    "linha 2 do formulário: filename* deve ser UTF-8''",
  ],
  [
    ['--c1 b2', `${DISPOSITION}; filename*=utf-8''%E3`, '', '', '--c1 b2--'],
    'linha 2 do formulário: os bytes não são UTF-8',
  ],
  [
    ['--c1 b2', DISPOSITION, 'Content-Transfer-Encoding: base64', '', '*', '--c1 b2--'],
    'linha 3 do formulário: o conteúdo da parte não é base64',
  ],
  [
    ['--c1 b2', DISPOSITION, 'Content-Transfer-Encoding: x', '', '', '--c1 b2--'],
    'linha 3 do formulário: Content-Transfer-Encoding deve ser',
  ],
  [
    ['--c1 b2', `X: ${'x'.repeat(17_000)}`, DISPOSITION, '', '', '--c1 b2--'],
    'linha 2 do formulário: os cabeçalhos da parte passam de 16 KiB',
  ],
  [
    [...Array(101).fill([`--c1 b2`, DISPOSITION, '', '']).flat(), '--c1 b2--'],
    'linha 401 do formulário: passa de 100 partes',
  ],
])('names the line of the fault in %j', (lines, message) => {
  expect(() => parse(lines)).toThrow(message);
});
