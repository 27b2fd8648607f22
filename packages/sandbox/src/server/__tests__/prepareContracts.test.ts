import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { specs } from '../../__tests__/startSandbox.js';
import { collectKept, prepareContracts } from '../prepareContracts.js';

let folder: string;

/** A folder with one small contract, its text changed. */
function write(change: (text: string) => string): void {
  const text = readFileSync(path.join(specs, 'autenticacao.yaml'), 'utf8');
  writeFileSync(path.join(folder, 'autenticacao.yaml'), change(text));
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'contracts-'));
  cpSync(path.join(specs, 'autenticacao.yaml'), path.join(folder, 'autenticacao.yaml'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('contracts kept by the build', () => {
  it('are what reading them gives, and stand for that very text only', async () => {
    const kept = await collectKept(folder);
    const [digest = ''] = Object.keys(kept);
    const file = path.join(folder, 'kept.json');
    const told = { ...kept[digest], notifications: ['kept'] };
    writeFileSync(file, JSON.stringify({ [digest]: told }));
    expect(await prepareContracts(folder, file)).toEqual([told]);
    write((text) => `${text}\n# changed\n`);
    const [read] = await prepareContracts(folder, file);
    expect(read).toEqual(kept[digest]);
    expect(JSON.parse(JSON.stringify(read))).toEqual(read);
  });
});

describe('a broken contract', () => {
  it('that is no OpenAPI document ends the start by its name', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    write((text) => text.replace('title:', 'titulo:'));
    await expect(prepareContracts(folder)).rejects.toThrow(/autenticacao\.yaml: .*specification/);
    log.mockRestore();
  });

  it('whose schema no validator can be made of ends it too', async () => {
    write((text) => text.replace('type: string', 'type: texto'));
    await expect(prepareContracts(folder)).rejects.toThrow(/autenticacao\.yaml: .*type/);
  });
});
