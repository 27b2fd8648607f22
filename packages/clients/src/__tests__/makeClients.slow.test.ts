import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeClients } from '../makeClients';
import { readSpecs } from './readSpecs';
import { languages } from './runPrograms';
import { startScriptedService } from './startScriptedService';

const PROGRAMS = { TypeScript: 'behaviour.mts', Python: 'behaviour.py', Java: 'Behaviour.java' };
const clients = mkdtempSync(path.join(tmpdir(), 'frontier-clients-'));

beforeAll(() => makeClients(readSpecs(), clients));
afterAll(() => rmSync(clients, { recursive: true }));

describe('a client', () => {
  it.each(languages)(
    'in $name keeps digits, reads unknown values, renews a token, and repeats only what is safe',
    async ({ missing, name, run }) => {
      if (missing !== undefined) {
        console.log(`clients: ${name} is not run, there is no ${missing} here`);
        return;
      }
      const service = await startScriptedService();
      const program = path.join('packages/clients/programs', PROGRAMS[name]);
      const printed = await run(clients, [program], { FRONTIER: service.address });
      service.close();
      expect(printed.trim().split('\n')).toEqual([
        '1 12345678901234567890.00000001 VALOR_NOVO CRA',
        '1000.00000000 2026-03-16',
        'ErroInterno 503 criarBloqueio',
        'NaoEncontrado 404 consultarCadastro',
        'SemResposta',
        'ErroDaApi 302 liberarBloqueio',
        // In TypeScript a date is a text, which is not checked.
        name === 'TypeScript' ? '2026-03-16T00:00:00' : 'SemResposta',
      ]);
      const calls = service.seen.map(({ call, token }) => `${token ?? '-'} ${call.split('?')[0]}`);
      expect(calls).toEqual([
        '- POST /api/v1/auth',
        'token-1 GET /api/v1/operacoes',
        'token-1 GET /api/v1/operacoes',
        '- POST /api/v1/auth',
        'token-2 GET /api/v1/operacoes',
        'token-2 GET /api/v1/eventos',
        'token-2 POST /api/v1/bloqueios',
        'token-2 GET /api/v1/cadastros/a%2Fb',
        'token-2 GET /api/v1/bloqueios',
        'token-2 POST /api/v1/bloqueios/1/liberar',
        'token-2 GET /api/v1/solicitacoes/1',
      ]);
      const sent = service.seen.find(({ call }) => call === 'POST /api/v1/bloqueios')?.body ?? '';
      expect(sent).toContain('"quantidade":12345678901234567890.00000001');
      expect(JSON.parse(sent)).toMatchObject({ justificativa: 'Ofício "7"\n' });
    },
  );
});
