import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { specs } from '../../__tests__/startSandbox.js';
import { collectKept, prepareContracts } from '../prepareContracts.js';

let folder: string;

/** Writes a small contract with a changed text into a new folder. */
function write(change: (text: string) => string): void {
  const text = readFileSync(path.join(specs, 'autenticacao.yaml'), 'utf8');
  writeFileSync(path.join(folder, 'autenticacao.yaml'), change(text));
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'contracts-'));
  cpSync(path.join(specs, 'autenticacao.yaml'), path.join(folder, 'autenticacao.yaml'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('contracts stored by the build', () => {
  it('equal freshly prepared ones, and apply to the exact text only', async () => {
    const kept = await collectKept(folder);
    const [digest = ''] = Object.keys(kept);
    const file = path.join(folder, 'kept.json');
    const told = { ...kept[digest], notifications: { kept: {} } };
    writeFileSync(file, JSON.stringify({ [digest]: told }));
    expect(await prepareContracts(folder, file)).toEqual([told]);
    write((text) => `${text}\n# changed\n`);
    const [read] = await prepareContracts(folder, file);
    expect(read).toEqual(kept[digest]);
    expect(JSON.parse(JSON.stringify(read))).toEqual(read);
  });
});

describe('a broken contract', () => {
  it('that is not an OpenAPI document stops the start with its name', async () => {
    write((text) => text.replace('title:', 'titulo:'));
    await expect(prepareContracts(folder)).rejects.toThrow(
      /autenticacao\.yaml:\d+:\d+ #\/info\/titulo/,
    );
  });

  it('whose schema cannot be compiled stops it too', async () => {
    write((text) => text.replace('type: string', 'type: texto'));
    await expect(prepareContracts(folder)).rejects.toThrow(/autenticacao\.yaml: .*type/);
  });
});
