import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packClients } from '../packClients';

const site = mkdtempSync(path.join(tmpdir(), 'frontier-site-'));
const folder = path.join(site, 'downloads/clients');

beforeAll(() => {
  cpSync('specs', path.join(site, 'contratos'), { recursive: true });
  packClients(site);
});
afterAll(() => rmSync(site, { recursive: true }));

it('packs a tarball of each language, which its sum and tar accept', () => {
  expect(readdirSync(folder).filter((name) => name.endsWith('.tgz'))).toEqual([
    'frontier-java.tgz',
    'frontier-python.tgz',
    'frontier-typescript.tgz',
  ]);
  for (const sum of readdirSync(folder).filter((name) => name.endsWith('.sha256'))) {
    expect(
      execFileSync('sha256sum', ['--check', sum], { cwd: folder, encoding: 'utf8' }),
    ).toContain(': OK');
  }
  const list = execFileSync('tar', ['tzf', 'frontier-typescript.tgz'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(list.split('\n')).toEqual(
    expect.arrayContaining(['package/package.json', 'package/dist/index.d.ts', 'package/LICENSE']),
  );
});

it('names the line of what clients cannot carry, and leaves nothing half made', () => {
  const contract = path.join(site, 'contratos/emissao.yaml');
  const text = readFileSync(contract, 'utf8');
  writeFileSync(contract, text.replace('    NovaSolicitacao:', '    Decimal:'));
  const line = text.slice(0, text.indexOf('    NovaSolicitacao:')).split('\n').length;
  expect(() => packClients(site)).toThrow(
    `contratos/emissao.yaml:${line} (#/components/schemas/Decimal)`,
  );
  expect(readdirSync(folder).filter((name) => name.startsWith('make-'))).toEqual([]);
});
