import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/tempFolder';

/*
 * The MCP server as readers install it: from the site's tarball, without a registry, beside the simulator of this
 * repository. A client walks a journey through its tools only, like an assistant.
 */
const TARBALL = path.resolve('build/downloads/frontier-mcp.tgz');
const scratch = makeTempFolder({ 'package.json': '{"private":true}' });
const COMMAND = path.join(scratch, 'node_modules/.bin/frontier-mcp');
const JOURNEY = '/docs/frontier/jornadas/nota-comercial';
const client = new Client({ name: 'walk', version: '1' });

beforeAll(async () => {
  execFileSync('npm', ['install', '--offline', '--no-audit', TARBALL], {
    cwd: scratch,
    stdio: 'pipe',
  });
  const sandbox = path.join(scratch, 'node_modules/@frontier/sandbox');
  mkdirSync(path.dirname(sandbox), { recursive: true });
  symlinkSync(path.resolve('packages/sandbox'), sandbox, 'dir');
  await client.connect(new StdioClientTransport({ command: COMMAND, cwd: scratch }));
});

afterAll(() => client.close());

async function call(name: string, input: object = {}, caller = client): Promise<string> {
  const { content, isError } = await caller.callTool({ name, arguments: { ...input } });
  const [first] = content;
  const text = first?.type === 'text' ? first.text : '';
  expect(isError, `${name} ${JSON.stringify(input)}: ${text}`).not.toBe(true);
  expect(text.length).toBeLessThanOrEqual(8000);
  return text;
}

/** Reads a page like an assistant, part by part. */
async function readPage(route: string): Promise<string> {
  let text = '';
  for (let offset: string | undefined = '0'; offset !== undefined; ) {
    const part = await call('read_page', { route, offset: Number(offset) });
    text += /^<dados [^>]*>\n([\s\S]*)\n<\/dados>/m.exec(part)?.[1] ?? '';
    offset = /repita com offset: (\d+)/.exec(part)?.[1];
    if (offset !== undefined) text += '\n';
  }
  return text;
}

describe('an assistant', () => {
  it('finds, reads, validates and ends a journey through tools alone', async () => {
    const found = await call('search', { query: 'emitir nota comercial passo a passo' });
    expect(found).toContain(JOURNEY);
    const guide = await readPage(JOURNEY);
    const step = (at: number) =>
      guide.split(`### Passo ${at}: `)[1]?.split(/^###? /m)[0] ?? `no step ${at}`;
    const json = (at: number) => /```json\n([\s\S]*?)\n```/.exec(step(at))?.[1] ?? '';
    const operation = await call('get_operation', { operationId: 'criarSolicitacao' });
    expect(operation).toMatch(/até 8 casas decimais/i);

    expect(await call('sandbox_start')).toMatch(/^Iniciado: http:\/\/127\.0\.0\.1:\d+/);
    const seeded = await call('sandbox_seed', { journey: 'nota-comercial', step: 8 });
    expect(seeded).toContain('Próximo: passo 8 de 10, ');
    /** Validates a request, and sends it only if it is valid. */
    const send = async (operationId: string, parameters: object = {}, body?: string) => {
      const request = { operationId, parameters, ...(body && { body }) };
      expect(await call('validate_request', request)).toMatch(/^Cabe no contrato/);
      const answer = await call('sandbox_call', request);
      expect(answer).toMatch(/^\w+ \S+: 2\d\d/);
      return answer;
    };

    const body = json(2).replace('"precoUnitario": 1000.00000000', '"precoUnitario": 0.000000001');
    expect(await call('validate_request', { operationId: 'criarSolicitacao', body })).toMatch(
      /corpo\/investidores\/0\/precoUnitario: deve ter no máximo 8 casas/,
    );
    await send('criarOfertaPrimaria', {}, json(8));
    const offers = await send('listarOfertasPrimarias', { operacaoCodigo: 'LNC000417' });
    const offer = /"data":\[\s*\{\s*"id":"([^"]+)"/.exec(offers)?.[1] ?? '';
    const decision = {
      id: offer,
      acao: 'CONFIRMAR',
      tipoLiquidacao: 'NUCLEA',
      justificativa: 'Quantidades e preços conferidos com os boletins de subscrição.',
    };
    await send('aprovarOuReprovarOfertaPrimaria', {}, JSON.stringify(decision));
    await call('sandbox_advance', { now: '2026-03-18' });
    const operations = await send('listarOperacoes', { operacaoCodigo: 'LNC000417' });
    expect(operations).toContain('"status":"EMITIDO"');
    expect(operations).toContain('"quantidadeEmitida":5000');
  });

  it('reads every page of the index, and every question, in short answers', async () => {
    const index = readFileSync('build/llms.txt', 'utf8');
    const routes = [...index.matchAll(/\]\((https:[^)]+)\.md\)/g)].map(([, route]) =>
      String(route),
    );
    expect(routes.length).toBeGreaterThan(100);
    for (const route of routes) await call('read_page', { route });
    const questions = readFileSync('build/docs/frontier/perguntas.md', 'utf8');
    const [, count] = /\*\*(\d+) perguntas\*\*/.exec(questions) ?? [];
    expect(await call('open_questions')).toMatch(new RegExp(`^${count} de ${count} `));
  });
});

/** A process that starts the server with pipes, as an editor does. */
const HOST = `const { stdin } = require('node:child_process').spawn(${JSON.stringify(COMMAND)}, {
  stdio: ['pipe', 'inherit', 'inherit'],
});
process.stdin.pipe(stdin);`;

describe('a server', () => {
  it.each([
    ['it is asked to', 'SIGTERM', { command: COMMAND }],
    ['it is killed', 'SIGKILL', { command: COMMAND }],
    ['its input ends with its host', 'SIGKILL', { command: process.execPath, args: ['-e', HOST] }],
  ])('ends when %s, and its simulator with it', async (_name, signal, command) => {
    const transport = new StdioClientTransport({ ...command, cwd: scratch });
    const own = new Client({ name: 'plain', version: '1' });
    await own.connect(transport);
    // The pipe closes after each process that holds its other end has ended.
    const closed = new Promise<void>((resolve) => {
      own.onclose = resolve;
    });
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(await call('sandbox_start', {}, own)) ?? [];
    expect((await fetch(`${address}/health`)).status).toBe(200);
    process.kill(transport.pid as number, signal);
    await closed;
    await expect(fetch(`${address}/health`)).rejects.toThrow();
  });

  it('prints its help, and refuses an unknown option', () => {
    const help = execFileSync(COMMAND, ['--help'], { encoding: 'utf8' });
    expect(help).toMatch(/^Servidor local do Model Context Protocol/);
    expect(() => execFileSync(COMMAND, ['--port'], { stdio: 'pipe' })).toThrow(
      'não conhece --port',
    );
  });
});
