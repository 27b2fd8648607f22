import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeClients } from '../makeClients';
import { readSpecs } from './readSpecs';
import { type Language, languages } from './runPrograms';
import { startHostileService } from './startHostileService';
import { startScriptedService } from './startScriptedService';

const PROGRAMS = 'packages/clients/programs';
const BEHAVIOUR = { TypeScript: 'behaviour.mts', Python: 'behaviour.py', Java: 'Behaviour.java' };
const HOSTILE = { TypeScript: 'hostile.mts', Python: 'hostile.py', Java: 'Hostile.java' };
const clients = mkdtempSync(path.join(tmpdir(), 'frontier-clients-'));

beforeAll(() => makeClients(readSpecs(), clients));
afterAll(() => rmSync(clients, { recursive: true }));

describe('a client', () => {
  it.each(languages)(
    'in $name keeps digits, reads unknown values, renews a token, and repeats only what is safe',
    async (language) => {
      if (isMissing(language)) return;
      const service = await startScriptedService();
      expect(await runProgram(language, BEHAVIOUR[language.name], service)).toEqual([
        '1 12345678901234567890.00000001 VALOR_NOVO CRA',
        '1000.00000000 2026-03-16',
        'ErroInterno 503 criarBloqueio',
        'NaoEncontrado 404 consultarCadastro',
        'SemResposta',
        'ErroDaApi 302 liberarBloqueio',
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
      ]);
      const sent = service.seen.find(({ call }) => call === 'POST /api/v1/bloqueios')?.body ?? '';
      expect(sent).toContain('"quantidade":12345678901234567890.00000001');
      expect(JSON.parse(sent)).toMatchObject({ justificativa: 'Ofício "7"\n' });
    },
  );

  it.each(languages)(
    'in $name ends every bad response as a documented error, and refuses what it could only guess',
    async (language) => {
      if (isMissing(language)) return;
      const service = await startHostileService();
      expect(await runProgram(language, HOSTILE[language.name], service)).toEqual([
        'datas 2026-03-16T00:00:00 20260316 "" 7 Novo x',
        'vazia SemResposta',
        'nula SemResposta',
        'lista SemResposta',
        'texto SemResposta',
        'cortada SemResposta',
        'profunda SemResposta',
        'para SemResposta',
        'corpo SemResposta',
        'cabecalhos SemResposta',
        'ocupada 1:429 2:429 3:200',
        'cancelada SemResposta',
        'quebrado SemResposta',
        'mudo SemResposta',
        'certa 2 2 1',
        'repete 2 2 1',
        'ignora SemResposta',
        'nenhuma SemResposta',
        '"." recusa',
        '".." recusa',
        '"" recusa',
        '[] recusa',
      ]);
      const pages = service.seen.filter((call) => call.includes('operacaoCodigo=certa'));
      expect(new Set(pages).size).toBe(4);
      // Refused calls are not sent.
      expect(service.seen.filter((call) => !/solicitacoes\/\w|bloqueios\?/.test(call))).toEqual([]);
    },
  );
});

function isMissing({ missing, name }: Language): boolean {
  if (missing !== undefined)
    console.log(`clients: ${name} is not run, there is no ${missing} here`);
  return missing !== undefined;
}

/** @returns the lines that the program prints. */
async function runProgram(
  { run }: Language,
  program: string,
  service: { readonly address: string; readonly close: () => void },
): Promise<string[]> {
  try {
    const environment = { FRONTIER: service.address };
    return (await run(clients, [path.join(PROGRAMS, program)], environment)).trim().split('\n');
  } finally {
    service.close();
  }
}
