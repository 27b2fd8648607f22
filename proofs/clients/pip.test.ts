import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { packClients } from '../../scripts/build/addPackages';
import { makeTempFolder } from '../../scripts/test/tempFolder';

it('packs a client of Python that pip installs without a network', () => {
  const site = makeTempFolder();
  cpSync('packages/sandbox/dist/specs', path.join(site, 'contratos'), { recursive: true });
  packClients(site);
  const target = path.join(site, 'installed');
  const packed = path.join(site, 'downloads/clients/frontier-python.tgz');
  const options = ['--disable-pip-version-check', 'install', '--quiet', '--no-index'];
  execFileSync('python3', ['-m', 'pip', ...options, '--target', target, packed]);
  expect(readdirSync(target)).toEqual(
    expect.arrayContaining(['frontier_cliente', 'frontier_cliente-1.0.0.dist-info']),
  );
  const program = 'from frontier_cliente import EmissaoApi, ErroDaApi, Frontier';
  execFileSync('python3', ['-c', program], { env: { ...process.env, PYTHONPATH: target } });
});
