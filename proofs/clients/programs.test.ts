import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeClients } from '@frontier/clients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSpecs } from '../../packages/clients/src/__tests__/readSpecs';
import { languages } from '../../packages/clients/src/__tests__/runPrograms';
import { apiKey, secretKey } from '../../packages/sandbox/src/__tests__/startSandbox';
import { createSandbox, type Sandbox } from '../../packages/sandbox/src/index';
import { makeTempFolder } from '../../scripts/test/tempFolder';

const PROGRAMS = 'apps/portal/static/clientes';
const NAMES = {
  TypeScript: ['nota-comercial.mts', 'primeira-chamada.mts'],
  Python: ['nota_comercial.py', 'primeira_chamada.py'],
  Java: ['NotaComercial.java', 'PrimeiraChamada.java'],
} as const;
const folder = makeTempFolder();
let sandbox: Sandbox;
let address: string;

beforeAll(async () => {
  makeClients(readSpecs(), folder);
  sandbox = await createSandbox();
  address = await sandbox.listen();
});
afterAll(() => sandbox.close());

describe('the programs that readers take away with the clients', () => {
  it.each(languages)('walk in $name to a decided offer, with a price of 8 places', async (one) => {
    const [walk, first] = NAMES[one.name];
    expect(one.missing).toBeUndefined();
    await sandbox.seed('nota-comercial');
    const environment = { API_KEY: apiKey, SECRET_KEY: secretKey, FRONTIER: address };
    expect(await one.run(folder, [path.join(PROGRAMS, walk)], environment)).toBe(
      [
        'Solicitada, emissão em 2026-03-16',
        'preço 1000.00000001, juros 754000.00000001',
        'AGUARDANDO_CONFIRMACAO_CUSTODIANTE, preço 1000.00000001',
        '1 oferta de LNC000417\n',
      ].join('\n'),
    );
    const headers = { authorization: `Bearer ${await sandbox.token()}` };
    const answer = await sandbox.fetch(`${address}/api/v1/ofertas-primarias`, { headers });
    const offers = await answer.text();
    expect(offers).toContain('"precoUnitario":1000.00000001');
    expect(offers).toMatch(/"status":"(?:AGUARDANDO_LIQUIDACAO|CONCLUIDA)"/);

    await sandbox.reset();
    const here = path.join(folder, first);
    const text = readFileSync(path.join(PROGRAMS, first), 'utf8');
    expect(text).toContain('http://127.0.0.1:4600');
    writeFileSync(here, text.replace('http://127.0.0.1:4600', address));
    expect(await one.run(folder, [here], {})).toBe(
      '0 operações\nliquidarEventoExtraordinario: 400\n',
    );
  });
});
