import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { packClients } from '../packClients';

const site = mkdtempSync(path.join(tmpdir(), 'frontier-site-'));
afterAll(() => rmSync(site, { recursive: true }));

it('names the line of what clients cannot carry, and leaves nothing half made', () => {
  cpSync('specs', path.join(site, 'contratos'), { recursive: true });
  const contract = path.join(site, 'contratos/emissao.yaml');
  const text = readFileSync(contract, 'utf8');
  const [before = '', after = ''] = text.split('\n      operationId: criarSolicitacao');
  writeFileSync(contract, before + after);
  const line = before.split('\n').length;
  expect(() => packClients(site)).toThrow(
    `contratos/emissao.yaml:${line} (#/paths/~1api~1v1~1solicitacoes/post)`,
  );
  expect(readdirSync(path.join(site, 'downloads/clients'))).toEqual([]);
});
