import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../../../scripts/test/tempFolder';
import { makeClients } from '../makeClients';
import { readSpecs } from './readSpecs';
import { languages } from './runPrograms';
import { startHostileService, startScriptedService } from './startServices';

const PROGRAMS = 'packages/clients/src/__tests__/programs';
/** Programs of one process, since a compiler is slow to start. */
const NAMES = {
  TypeScript: ['behaviour.mts', 'hostile.mts'],
  Python: ['behaviour.py', 'hostile.py'],
  Java: ['Behaviour.java', 'Hostile.java'],
};
const ADDRESSES =
  'http://localhost:4600 HTTPS://api-1.frontier.example/v1/ http://127.0.0.1 http://[::1]:8080/a%20b http://x/~a(b)//c.d..';
const WRONG_ADDRESSES = [
  '127.0.0.1:4600 ftp://x //x http:x http:// http://x..y http://.x http://x. http://-x http://a-.b http://x_y http://é.com',
  'http://256.1.1.1 http://1.2.3 http://0x7f.1 http://[::g] http://* http://a,b http://x\u212A http://x\\y http://x:+80',
  'http://x: http://x:0 http://x:99999 http://x:٨٠ http://a:b@x http://a@x http://x?y http://x/? http://x#y http://x/a#',
  'http://x/é \thttp://x http://x\t http://x/a\tb http://x/%zz http://x/{id} http://x/../y http://x/%2E./y http://x/.',
];
type Seen = Awaited<ReturnType<typeof startScriptedService>>['seen'];
const clients = makeTempFolder();

beforeAll(() => makeClients(readSpecs(), clients));

describe.each(languages)('a client in $name', ({ missing, name, run }) => {
  const seen = { scripted: [] as Seen, hostile: [] as string[] };
  let lines: readonly string[];

  beforeAll(async () => {
    if (missing !== undefined) {
      console.log(`clients: ${name} is not run, there is no ${missing} here`);
      return;
    }
    const [scripted, hostile] = [await startScriptedService(), await startHostileService()];
    const programs = NAMES[name].map((program) => path.join(PROGRAMS, program));
    const addresses = {
      FRONTIER: scripted.origin,
      FRONTIER_HOSTIL: hostile.origin,
      ADDRESSES: [ADDRESSES, ...WRONG_ADDRESSES, '', '/a b'].join(' '),
    };
    lines = (await run(clients, programs, addresses)).trim().split('\n');
    for (const service of [scripted, hostile]) await service.close();
    Object.assign(seen, { scripted: scripted.seen, hostile: hostile.seen });
  });

  it.skipIf(missing)(
    'keeps digits, reads unknown values, renews a token, and repeats only what is safe',
    () => {
      expect(lines.slice(0, 6)).toEqual([
        ...['1 12345678901234567890.00000001 VALOR_NOVO CRA', '1000.00000000 2026-03-16'],
        ...['ErroInterno 503 criarBloqueio', 'NaoEncontrado 404 consultarCadastro'],
        'listarBloqueios: sem resposta que se possa ler (',
        'ErroDaApi 302 liberarBloqueio',
      ]);
      const calls = seen.scripted.map(({ call, token }) => `${token ?? '-'} ${call.split('?')[0]}`);
      expect(calls).toEqual([
        ...['- POST /api/v1/auth', 'token-1 GET /api/v1/operacoes'],
        ...['token-1 GET /api/v1/operacoes', '- POST /api/v1/auth'],
        ...['token-2 GET /api/v1/operacoes', 'token-2 GET /api/v1/eventos'],
        ...['token-2 POST /api/v1/bloqueios', 'token-2 GET /api/v1/cadastros/a%2Fb'],
        ...['token-2 GET /api/v1/bloqueios', 'token-2 POST /api/v1/bloqueios/1/liberar'],
      ]);
      const block = seen.scripted.find(({ call }) => call === 'POST /api/v1/bloqueios');
      const sent = block?.body ?? '';
      expect(sent).toContain('"quantidade":12345678901234567890.00000001');
      expect(JSON.parse(sent)).toMatchObject({ justificativa: 'Ofício "7"\n' });
    },
  );

  it.skipIf(missing)(
    'ends every bad response as a documented error, and refuses what it could only guess',
    () => {
      expect(lines.slice(6).join(' | ')).toBe(
        [
          '0.00000000 2026-03-16T00:00:00 20260316 "" 7 5 Novo x | vazia SemResposta com cabeçalhos',
          'nula SemResposta com cabeçalhos e corpo | lista SemResposta com cabeçalhos e corpo',
          'texto SemResposta com cabeçalhos e corpo | quebra SemResposta com cabeçalhos e corpo',
          'cortada SemResposta | profunda SemResposta com cabeçalhos e corpo | para SemResposta',
          'corpo SemResposta | cabecalhos SemResposta | ocupada 1:429 2:429 3:200',
          'enorme SemResposta | demora 429 61 r, 1 | data 429 90 r, 1 | gravação 429 7 r, 1 | 1 7 r, 1',
          'muda SemResposta com cabeçalhos consulte | cancelada SemResposta',
          'antes SemResposta do token | quebrado SemResposta | mudo SemResposta do token',
          'certa 2 2 1 | repete 2 2 1 | recusa 2 2 1 | falta 404 7 r, 1',
          'ignora SemResposta com cabeçalhos e corpo',
          'nenhuma SemResposta com cabeçalhos e corpo | "." recusa | ".." recusa | "" recusa',
          `"\\ud83d" recusa | [] recusa | ${ADDRESSES}`,
        ].join(' | '),
      );
      const pages = seen.hostile.filter((call) => call.includes('operacaoCodigo=certa'));
      expect(new Set(pages).size).toBe(4);
      const once = seen.hostile.filter((call) => /\/(?:enorme|demora|data|liberar)$/.test(call));
      expect(once.length).toBe(5);
      const others = seen.hostile.filter((call) => !/solicitacoes\/\w|bloqueios[?/]/.test(call));
      expect(others).toEqual([]);
    },
  );
});
