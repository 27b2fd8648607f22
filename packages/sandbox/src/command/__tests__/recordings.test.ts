import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../../../../../scripts/test/tempFolder.js';

const bin = path.resolve('packages/sandbox/dist/command/bin.js');

const folder = makeTempFolder();
const har = path.join(folder, 'run.har');
const entry = {
  startedDateTime: '2026-11-29T12:00:00Z',
  request: { method: 'GET', url: '/api/v1/cadastros' },
  response: { status: 400, content: { text: '{"mensagem":"Não."}' } },
};
writeFileSync(har, JSON.stringify({ log: { entries: [entry] } }));

const start = (...words: string[]) => spawn(process.execPath, [bin, ...words], { cwd: folder });

async function run(...words: string[]) {
  const child = start(...words);
  const [[code], printed] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
  return { code, printed };
}

it.each([
  ['evidence', 'page.html', 'page.html'],
  ['evidence', 'table.html', 'table.csv'],
  ['answers', 'rules.yml', 'rules.yml'],
])('%s writes over no file of the reader', async (command, out, own) => {
  const file = path.join(folder, own);
  writeFileSync(file, '<!doctype html>\nmeu');
  const before = readdirSync(folder);
  const { code, printed } = await run(command, har, '--out', out);
  expect([code, printed]).toEqual([1, expect.stringContaining(`${own} já existe`)]);
  expect(readFileSync(file, 'utf8')).toBe('<!doctype html>\nmeu');
  expect(readdirSync(folder)).toEqual(before);
});

it.each([
  ['answers', '/dev/zero'],
  ['evidence', '/dev/zero'],
  ['evidence', '--verify', '/dev/zero'],
  ['record', '--out', 'special.har', '--cert', '/dev/zero'],
  ['--rules', '/dev/zero'],
  ['--state', '/dev/zero'],
  ['evidence', har, '--out', 'nada/x.html'],
  ['record', '--out', 'nada/x.har'],
])('a device is no file, and a folder is not made: %s %s', async (...words) => {
  const { code, printed } = await run(...words);
  const problem = /: (\/dev\/zero não é um arquivo comum|a pasta nada não existe)/;
  expect([code, printed]).toEqual([1, expect.stringMatching(problem)]);
});

it('evidence of the same recordings is written again', async () => {
  const words = ['evidence', har, '--out', 'own.html'];
  expect(await run(...words)).toEqual({ code: 0, printed: '' });
  expect(await run(...words)).toEqual({ code: 0, printed: '' });
});

it.each([
  ['answers', 'cut.yml'],
  ['evidence', 'cut.html'],
])('%s uses a recording that was cut off, and fails', async (command, out) => {
  const file = path.join(folder, '\u001b]0;cut.har');
  writeFileSync(file, `{"log":{"entries":[\n${JSON.stringify(entry)}\n,{"request":`);
  const { code, printed } = await run(command, file, '--out', out);
  expect([code, printed]).toEqual([
    1,
    expect.stringContaining('\\u{1b}]0;cut.har: o arquivo está cortado; registros inteiros: 1'),
  ]);
  expect(readdirSync(folder)).toContain(out);
});

it('answers writes no file without a rule, and fails without a call of the APIs', async () => {
  const file = path.join(folder, 'empty.har');
  writeFileSync(file, '{"log":{"entries":[]}}');
  const printed = expect.stringContaining('empty.har: nenhuma notificação, nem chamada');
  expect(await run('answers', file, '--out', 'empty.yml')).toEqual({ code: 1, printed });
  expect(readdirSync(folder)).not.toContain('empty.yml');
});

it.each([
  ['--port', ['abc']],
  ['--webhook', ['abc', '--forward-to', 'http://127.0.0.1:9', '--port', '0']],
  ['--cert', [har, '--key', har]],
  ['--cert', [har]],
  ['--to', ['http://localhost:4700']],
])('record ends and leaves no file if %s is invalid: %j', async (option, values) => {
  const before = readdirSync(folder);
  const { code, printed } = await run('record', '--out', 'new.har', option, ...values);
  expect([code, printed]).toEqual([1, expect.stringContaining(option)]);
  expect(readdirSync(folder)).toEqual(before);
});

it('a command ends quietly when the reader of its output leaves', async () => {
  const child = start('record', '--help');
  child.stdout.destroy();
  const [[code], printed] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
  expect([code, printed]).toEqual([0, '']);
});
