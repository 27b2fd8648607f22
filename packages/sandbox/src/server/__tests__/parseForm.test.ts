import { expect, it } from 'vitest';
import { parseForm } from '../parseForm.js';

const [OPEN, END] = ['--c1 b2', '--c1 b2--'];
const DISPOSITION = 'Content-Disposition: form-data; name="arquivo"';
const ENCODING = 'Content-Transfer-Encoding';

const encode = (text: string) => new TextEncoder().encode(text);
const parse = (lines: readonly string[]) => parseForm(encode(lines.join('\r\n')), 'c1 b2');
/** The only part of a form with these headers and the content `%PDF`. */
const parseOne = (...headers: string[]) => parse([OPEN, ...headers, '', '%PDF', END, ''])[0];
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
  const parts = parse([OPEN, header, DISPOSITION, '', sent, END]);
  expect(parts).toEqual([{ name: 'arquivo', text }]);
});

it.each([
  [['x', 'y'], 2, `falta o delimitador ${OPEN} até o fim`],
  [[OPEN, DISPOSITION, '', 'x', ''], 4, `falta o delimitador ${END}`],
  [[`${OPEN}\n${END}`], 1, 'a quebra de linha deve ser CR LF'],
  [[OPEN, `${DISPOSITION}\n`, 'x', END], 2, 'a quebra de linha'],
  [[OPEN, DISPOSITION, '', `x\n${END}`], 4, 'a quebra de linha'],
  [[OPEN, DISPOSITION, END], 2, 'falta a linha vazia'],
  [[OPEN, DISPOSITION, '', END], 3, 'falta a linha vazia'],
  [[OPEN, DISPOSITION, 'x', '', '', END], 3, 'não é um cabeçalho'],
  [[OPEN, ' x', '', '', END], 2, 'não é um cabeçalho'],
  [[OPEN, '', 'x', END], 2, 'a parte deve ter o cabeçalho'],
  [[OPEN, 'X: y', DISPOSITION.slice(0, -1), '', '', END], 3, 'a parte deve ter o cabeçalho'],
  [[OPEN, `${DISPOSITION}; filename*=x`, '', '', END], 2, "filename* deve ser UTF-8''"],
  [[OPEN, `${DISPOSITION}; filename*=utf-8''%E3`, '', '', END], 2, 'os bytes não são UTF-8'],
  [[OPEN, DISPOSITION, `${ENCODING}: base64`, '', '*', END], 3, 'o conteúdo da parte não é base64'],
  [[OPEN, DISPOSITION, `${ENCODING}: x`, '', '', END], 3, `${ENCODING} deve ser`],
  [[OPEN, `X: ${'x'.repeat(17_000)}`, '', '', END], 2, 'os cabeçalhos da parte passam de 16 KiB'],
  [[...Array(101).fill([OPEN, DISPOSITION, '', '']).flat(), END], 401, 'passa de 100 partes'],
])('names the line of the fault in %j', (lines, line, problem) => {
  expect(() => parse(lines)).toThrow(`linha ${line} do formulário: ${problem}`);
});
