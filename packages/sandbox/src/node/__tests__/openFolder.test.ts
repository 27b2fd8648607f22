import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { makeTempFolder } from '../../../../../scripts/test/tempFolder.js';
import { lockFolder } from '../lockFolder.js';
import { openFolder } from '../openFolder.js';

let folder: string;
beforeEach(() => {
  folder = makeTempFolder();
});

/** Opens the folder, which must fail, and lists the files left. */
async function refuse(place = folder): Promise<{ message: string; left: string[] }> {
  const opened = await openFolder(place, new Blob()).catch((error: Error) => error);
  if (!(opened instanceof Error)) throw new Error('it was opened');
  return { message: opened.message, left: readdirSync(folder) };
}

it.each([
  ['a file', (file: string) => file],
  ['a path through a file', (file: string) => path.join(file, 'x')],
])('refuses %s by name', async (_, place) => {
  const file = path.join(folder, 'dados');
  writeFileSync(file, '');
  const { message } = await refuse(place(file));
  expect(message).toContain(place(file));
  expect(message).toMatch(/^--data: .* um arquivo, e .* uma pasta$/);
});

it('refuses a place where the system cannot make folders', async () => {
  expect((await refuse('/proc/x/y')).message).toBe(
    '--data: a pasta /proc/x não existe; confira o caminho',
  );
});

it('leaves files alone that lack the version of the data', async () => {
  mkdirSync(path.join(folder, 'base'));
  const { left, message } = await refuse();
  expect(message).toMatch(
    /^--data: a pasta \S+ tem arquivos, mas não PG_VERSION.* Nada foi mudado/,
  );
  expect(left).toEqual(['base']);
});

it('says what to do with damaged data, and leaves them', async () => {
  writeFileSync(path.join(folder, 'PG_VERSION'), '17\n');
  const { left, message } = await refuse();
  expect(message).toMatch(
    new RegExp(`^--data: os dados da pasta ${folder} não puderam ser abertos: estão dan`),
  );
  expect(message).toMatch(/Restaure uma cópia, ou informe uma pasta vazia$/);
  expect(left).toContain('PG_VERSION');
});

it('is one process’s at a time, also of those that ask at the same moment', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 4 }, () => lockFolder(folder)));
  const held = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(held.length).toBeLessThanOrEqual(1);
  for (const release of held) await release();
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`a pasta ${folder} está em uso`);
  expect(readdirSync(folder)).toHaveLength(1);
  await release();
  expect(readdirSync(folder)).toEqual([]);
});

it('is free after the end of a process that left its lock, also below a long path', async () => {
  const long = path.join(folder, 'x'.repeat(120));
  mkdirSync(long);
  const left = path.join(long, 'simulador-00000000.sock');
  writeFileSync(left, '');
  const release = await lockFolder(long);
  expect(existsSync(left)).toBe(false);
  await release();
});
