import { readFileSync } from 'node:fs';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../../../packages/mcp/src/createServer';
import { readSite } from '../../../../packages/mcp/src/portal/readSite';
import { drawSample } from '../support/drawSample';
import { BUILD } from './support/readPages';

/*
 * The server for assistants over the built site, in this process. `npm run proofs -- assistants` installs it from its
 * tarball and walks a journey with it and its simulator.
 */
const client = new Client({ name: 'test', version: '1' });

beforeAll(async () => {
  const server = createServer({
    portal: await readSite(BUILD),
    version: '1.0.0',
    loadSandbox: () => Promise.reject(new Error('no simulator here')),
  });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await server.connect(far);
  await client.connect(near);
});

async function call(name: string, input: object = {}): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: { ...input } });
  const [first] = content;
  const text = first?.type === 'text' ? first.text : '';
  expect(isError, `${name} ${JSON.stringify(input)}: ${text}`).not.toBe(true);
  expect(text.length).toBeLessThanOrEqual(8000);
  return text;
}

describe('an assistant', () => {
  it('finds a journey, and reads pages and every question in short answers', async () => {
    const found = await call('search', { query: 'emitir nota comercial passo a passo' });
    expect(found).toContain('/docs/frontier/jornadas/nota-comercial');
    const index = readFileSync(`${BUILD}/llms.txt`, 'utf8');
    const routes = [...index.matchAll(/\]\((https:[^)]+)\.md\)/g)].map(([, route]) => route);
    expect(routes.length).toBeGreaterThan(100);
    for (const route of drawSample(routes, 20)) await call('read_page', { route });
    const questions = readFileSync(`${BUILD}/docs/frontier/perguntas.md`, 'utf8');
    const [, count] = /\*\*(\d+) perguntas\*\*/.exec(questions) ?? [];
    expect(await call('open_questions')).toMatch(new RegExp(`^${count} de ${count} `));
  });

  it('validates a request by its contract', async () => {
    const body = '{"investidores":[{"precoUnitario":0.000000001}]}';
    expect(await call('validate_request', { operationId: 'criarSolicitacao', body })).toMatch(
      /corpo\/investidores\/0\/precoUnitario: tem mais casas[\s\S]*Correção: no máximo 8 casas/,
    );
  });

  it('is offered what the guide tells, and a prompt for each journey', async () => {
    const { tools } = await client.listTools();
    const guide = readFileSync(`${BUILD}/docs/frontier/assistentes.md`, 'utf8');
    const told = [...guide.matchAll(/^\| `(\w+)` +\|.*\| (\S+)/gm)];
    expect(told.map(([, name, change]) => [name, change === 'Não'])).toEqual(
      tools.map(({ annotations, name }) => [name, annotations?.readOnlyHint]),
    );
    const { prompts } = await client.listPrompts();
    expect(prompts).toHaveLength(9);
    for (const { arguments: all = [], name } of prompts) {
      const last = /de 1 a (\d+)/.exec(all[0]?.description ?? '')?.[1] ?? '';
      const { messages } = await client.getPrompt({ name, arguments: { passo: last } });
      expect(JSON.stringify(messages)).toContain(`- Passo ${last}: `);
    }
  });
});
