import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ORIGIN, samplePortal } from '../../__tests__/sampleSite.js';
import type { Portal } from '../Portal.js';
import { readSite, readTable } from '../readSite.js';

let portal: Portal;

beforeAll(async () => {
  portal = await samplePortal();
});

it('reads pages, journeys and questions of a built site', () => {
  expect(portal.origin).toBe(ORIGIN);
  expect(Object.keys(portal.pages)).toContain('/');
  expect(portal.journeys).toEqual([
    {
      name: 'nota-comercial',
      route: '/docs/frontier/jornadas/nota-comercial',
      title: 'Da autenticação à nota',
      description: 'Dois passos.',
      steps: [
        { title: 'Obter o token', operationIds: ['gerarTokenDeAcesso'] },
        { title: 'Criar a solicitação', operationIds: ['criarSolicitacao'] },
      ],
    },
  ]);
  expect(
    portal.questions.map(({ id, isBlocking, operationIds }) => [id, isBlocking, operationIds]),
  ).toEqual([
    ['numeros-json', true, ['criarSolicitacao', 'criarCadastro']],
    ['duracao-do-token', false, ['gerarTokenDeAcesso']],
  ]);
});

it('reads quoted cells, semicolons, quotes and lines in them', () => {
  expect(readTable('a;b\r\n"x;""y""";\r\n"two\nlines";z\r\n')).toEqual([
    ['a', 'b'],
    ['x;"y"', ''],
    ['two\nlines', 'z'],
  ]);
});

it('names what is no built site', async () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'frontier-mcp-empty-'));
  await expect(readSite(empty)).rejects.toThrow('llms.txt');
  writeFileSync(path.join(empty, 'llms.txt'), '# Nada\n');
  await expect(readSite(empty)).rejects.toThrow(/llms\.txt: lists no page/);
  rmSync(empty, { recursive: true });
});
