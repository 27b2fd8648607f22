import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packClients } from '../packClients';

const site = mkdtempSync(path.join(tmpdir(), 'frontier-site-'));
const folder = path.join(site, 'downloads/clients');
const sums = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sha256'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));

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

it('packs a client of Python that pip installs without a network', ({ skip }) => {
  const pip = ['-m', 'pip', '--disable-pip-version-check'];
  if (spawnSync('python3', [...pip, '--version']).status !== 0) skip('there is no pip here');
  const target = path.join(site, 'installed');
  const options = ['install', '--quiet', '--no-index', '--target', target];
  execFileSync('python3', [...pip, ...options, path.join(folder, 'frontier-python.tgz')]);
  expect(readdirSync(target)).toEqual(
    expect.arrayContaining(['frontier_cliente', 'frontier_cliente-1.0.0.dist-info']),
  );
  const program = 'import frontier_cliente; print(len(frontier_cliente.__all__))';
  const env = { ...process.env, PYTHONPATH: target };
  expect(Number(execFileSync('python3', ['-c', program], { env }))).toBeGreaterThan(12);
});

it('makes the same bytes of the same contracts', () => {
  const first = sums();
  packClients(site);
  expect(sums()).toEqual(first);
});

it('names the line of what clients cannot carry, and leaves nothing half made', () => {
  const contract = path.join(site, 'contratos/emissao.yaml');
  const text = readFileSync(contract, 'utf8');
  const [before = '', after = ''] = text.split('\n      operationId: criarSolicitacao');
  writeFileSync(contract, before + after);
  const line = before.split('\n').length;
  expect(() => packClients(site)).toThrow(
    `contratos/emissao.yaml:${line} (#/paths/~1api~1v1~1solicitacoes/post)`,
  );
  expect(readdirSync(folder).filter((name) => name.startsWith('make-'))).toEqual([]);
});
