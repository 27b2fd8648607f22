import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../../test/tempFolder';
import { packClients } from '../addPackages';

const site = makeTempFolder();

it('names the line of what clients cannot carry', () => {
  cpSync('packages/sandbox/dist/specs', path.join(site, 'contratos'), { recursive: true });
  const contract = path.join(site, 'contratos/emissao.yaml');
  const text = readFileSync(contract, 'utf8');
  const [before = '', after = ''] = text.split('\n      operationId: criarSolicitacao');
  writeFileSync(contract, before + after);
  const line = before.split('\n').length;
  expect(() => packClients(site)).toThrow(
    `contratos/emissao.yaml:${line} (#/paths/~1api~1v1~1solicitacoes/post)`,
  );
});
