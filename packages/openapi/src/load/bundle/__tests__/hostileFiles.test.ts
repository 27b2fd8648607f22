import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../limits.js';
import { readInside } from '../readInside.js';
import { documentOf, faultsOf, load, writeFiles } from './folder.js';

const isLinux = process.platform === 'linux';

/** What is said of a reference, and what was looked for on the disk for it. */
async function refuse(ref: string, prepare: (folder: string) => void = () => {}) {
  const outside = writeFiles({ 'secret.yaml': 'description: secret\n' });
  const folder = writeFiles({ 'api.yaml': documentOf(`{$ref: ${JSON.stringify(ref)}}`) });
  symlinkSync(path.join(outside, 'secret.yaml'), path.join(folder, 'link.yaml'));
  symlinkSync(outside, path.join(folder, 'linked'));
  prepare(folder);
  const tried: string[] = [];
  const [fault, ...others] = await faultsOf(folder, {
    onRead: (file) => tried.push(path.relative(folder, file)),
  });
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ at: 'api.yaml:6', pointer: '#/components/schemas/A/$ref' });
  return { ...fault, tried };
}

describe('a reference that leads out of the folder', () => {
  it.each([
    'file:///etc/passwd',
    'http://127.0.0.1/x.yaml',
    'HTTPS://example.com/x.yaml',
    '//example.com/x.yaml',
    'data:application/json,{}',
  ])('is an address, of which nothing is read: %s', async (ref) => {
    const { mend, tried } = await refuse(ref);
    expect(mend).toMatch(/addresses are not read/);
    expect(tried).toEqual([]);
  });

  it.each([
    '/etc/passwd',
    'C:\\Windows\\win.ini',
    'c:/Windows/win.ini',
    '..\\secret.yaml',
    '%2e%2e/secret.yaml',
    '..%2Fsecret.yaml',
    'a%00.yaml',
    'a.yaml?x',
    '%E0%A4%A.yaml',
  ])('is no plain relative path, and not tried: %j', async (ref) => {
    const { mend, tried } = await refuse(ref);
    expect(mend).toMatch(/Write a relative path/);
    expect(tried).toEqual([]);
  });

  it.each(['../../etc/passwd', '../secret.yaml', 'a/../../x.yaml'])(
    'is not tried where it leads up: %s',
    async (ref) => {
      const { found, mend, tried } = await refuse(ref);
      expect(found).toMatch(/it leads out of that folder/);
      expect(mend).toMatch(/--root/);
      expect(tried).toEqual([]);
    },
  );

  it.each(['link.yaml', 'linked/secret.yaml', 'linked/secrt.yaml', 'linked'])(
    'is a link, of which nothing is said but that it leads out: %s',
    async (ref) => {
      const { found, mend } = await refuse(ref);
      expect(found).toBe(`"${ref}": it leads out of that folder`);
      expect(mend).not.toContain('secret');
    },
  );

  it.each([
    ['folder', 'a folder'],
    ['pipe.yaml', 'a device, a socket or a named pipe'],
    ['none.yaml', 'there is no such file'],
    // A NUL is shown, and so read, as a sign of its own.
    ['none\ufffd.yaml', 'there is no such file'],
    ['api.yaml/x', 'a part of the path is no folder'],
  ])('is no regular file: %s', async (ref, said) => {
    if (ref === 'pipe.yaml' && !isLinux) return;
    const { found } = await refuse(ref, (folder) => {
      mkdirSync(path.join(folder, 'folder'));
      if (isLinux) execFileSync('mkfifo', [path.join(folder, 'pipe.yaml')]);
    });
    expect(found).toBe(`"${ref}": ${said}`);
  });

  it.runIf(isLinux)('is a device, also where a root holds it', async () => {
    const folder = writeFiles({ 'api.yaml': documentOf('{$ref: zero.yaml}') });
    symlinkSync('/dev/zero', path.join(folder, 'zero.yaml'));
    const faults = await faultsOf(folder, { root: '/' });
    expect(faults.map(({ found }) => found)).toEqual([
      '"zero.yaml": a device, a socket or a named pipe',
    ]);
  });

  it('is a file of an example as well', async () => {
    const folder = writeFiles({
      'api.yaml': `${documentOf('{type: string}')}  examples:\n    E: {externalValue: ../secret.txt}\n`,
    });
    expect(await faultsOf(folder)).toMatchObject([
      { at: 'api.yaml:8', found: '"../secret.txt": it leads out of that folder' },
    ]);
  });

  it('is followed where a link or a wider root keeps it inside', async () => {
    const folder = writeFiles({
      'api/api.yaml': documentOf('{properties: {a: {$ref: ../shared/x.yaml}, b: {$ref: y.yaml}}}'),
      'shared/x.yaml': 'title: x\n',
    });
    symlinkSync('../shared/x.yaml', path.join(folder, 'api/y.yaml'));
    const { root } = await load(folder, { root: folder }, 'api/api.yaml');
    // Both names mean the same file, which is read once.
    expect(Object.keys((root.components as { schemas: object }).schemas)).toEqual(['A', 'x']);
  });

  it('gives nothing where a folder becomes a link while a file of it is opened', async () => {
    const outside = writeFiles({ 'a.yaml': 'secret' });
    const folder = writeFiles({ 'in/a.yaml': 'open' });
    const [real, link, place] = ['real', 'link', 'in'].map((name) => path.join(folder, name));
    symlinkSync(outside, String(link));
    const swap = (from = '', to = '') => {
      renameSync(String(place), to);
      renameSync(from, String(place));
    };
    const read = new Set<string>();
    let isReading = true;
    const swapping = (async () => {
      while (isReading) {
        swap(link, real);
        await nextTurn();
        swap(real, link);
        await nextTurn();
      }
    })();
    for (let count = 0; count < 1000; count += 1) {
      const found = await readInside(path.join(folder, 'in/a.yaml'), folder, 100).catch(
        (error: unknown) => error,
      );
      read.add(found instanceof Error ? found.message : textOf(found));
    }
    isReading = false;
    await swapping;
    expect(read).not.toContain('secret');
    expect(textOf(await readInside(path.join(folder, 'in/a.yaml'), folder, 100))).toBe('open');
  });
});

function textOf(found: unknown): string {
  const { bytes } = found as { bytes?: Uint8Array };
  return Buffer.from(bytes ?? []).toString();
}

describe('the first file', () => {
  it.each(['https://example.com/api.yaml', '/dev/null', 'none.yaml'])(
    'is a file of this machine: %s is not',
    async (first) => {
      const { loadService } = await import('../../loadService.js');
      const bytes = new TextEncoder().encode(documentOf('{type: object}'));
      const loading = loadService({ service: 'x', source: first, bundle: true }, async () => bytes);
      await expect(loading).rejects.toThrow('give its path');
    },
  );

  it('is inside the root', async () => {
    const folder = writeFiles({ 'api.yaml': documentOf('{type: object}'), 'x/a.yaml': '' });
    const faults = await faultsOf(folder, { root: path.join(folder, 'x') });
    expect(faults.map(({ mend }) => mend)).toEqual([expect.stringContaining('--root')]);
  });
});

describe('what a document of several files may cost', () => {
  it('ends at a depth of files', async () => {
    const chain = Array.from({ length: 200 }, (_, index) => [
      `${index}.yaml`,
      `items: {$ref: ${index + 1}.yaml}\n`,
    ]);
    const folder = writeFiles({
      'api.yaml': documentOf('{$ref: 0.yaml}'),
      ...Object.fromEntries(chain),
    });
    expect(await faultsOf(folder)).toMatchObject([
      {
        at: `${LIMITS.bundledDepth - 1}.yaml:1`,
        found: `more than ${LIMITS.bundledDepth} files, each referred to from the one before`,
      },
    ]);
  });

  it('ends at the bytes of all files together', async () => {
    const half = `description: ${'x'.repeat(LIMITS.documentBytes / 2)}\n`;
    const folder = writeFiles({
      'api.yaml': documentOf('{allOf: [{$ref: a.yaml}, {$ref: b.yaml}]}'),
      'a.yaml': half,
      'b.yaml': half,
    });
    expect((await faultsOf(folder)).map(({ found }) => found)).toEqual([
      `more than ${LIMITS.documentBytes} bytes`,
    ]);
  });

  it('ends at the values that are brought in again and again', async () => {
    const folder = writeFiles({
      'api.yaml': `openapi: 3.0.3\ninfo: {title: T, version: "1"}\npaths:\n${Array.from(
        { length: 300 },
        (_, index) => `  /p${index}: {$ref: all.yaml, summary: "${index}"}\n`,
      ).join('')}`,
      'all.yaml': `get: {responses: {}}\nx-data: [${'[1,2,3,4,5,6,7,8,9],'.repeat(1000)}]\n`,
    });
    expect((await faultsOf(folder)).map(({ found }) => found)).toEqual([
      `more than ${LIMITS.values} values`,
    ]);
  });
});
