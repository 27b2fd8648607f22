import { parseDocument } from '@frontier/openapi';
import type { Layout } from '@frontier/reference';
import { describe, expect, it, vi } from 'vitest';
import { renderServices, type SiteParts } from '../renderServices';
import { islandFile } from '../storage/writeIsland';

const DOCUMENT = `
openapi: 3.1.0
info: { title: Pix, version: '1' }
paths:
  /cobrancas:
    get: { operationId: listar, tags: [a], responses: { '200': { description: Ok } } }
    post: { operationId: criar, tags: [a], responses: { '201': { description: Ok } } }
`;

async function render(layout: Layout, extra: boolean, site?: SiteParts) {
  const stored = new Map<string, string>();
  const bytes = Buffer.from(DOCUMENT);
  const rendered = await renderServices(
    [{ id: 'pix', title: 'Pix', route: '/pix/api', source: 'pix.yaml', extra, layout }],
    [{ document: parseDocument(DOCUMENT, { service: 'pix', source: 'pix.yaml' }), bytes }],
    {
      createData: async (name, data) => {
        stored.set(name, data);
        return `/dados/${name}`;
      },
    },
    site,
  );
  return { rendered, stored };
}

describe('renderServices', () => {
  it('stores each page as it comes and keeps no HTML', async () => {
    const { rendered, stored } = await render('operation', true);
    expect(JSON.stringify(rendered.pages)).not.toContain('<');
    expect([...stored.keys()]).toEqual(
      expect.arrayContaining(['paginas/pix/listar.json', 'paginas/pix/criar.json']),
    );
    expect(JSON.parse(stored.get('paginas/pix/criar.json') ?? '').html).toContain('id="criar"');
  });

  it('writes no modules but those of the first page and one for all others', async () => {
    const { stored } = await render('operation', true);
    expect([...stored.keys()].filter((name) => name.endsWith('.client.js'))).toEqual([
      `${islandFile('servico.pix')}.client.js`,
      'paginas-pix.client.js',
    ]);
  });

  it('lets the first page answer for the anchors of all', async () => {
    const { stored } = await render('operation', true);
    const anchors = JSON.parse(stored.get(`${islandFile('servico.pix')}.anchors.json`) ?? '');
    expect(anchors).toEqual(expect.arrayContaining(['listar', 'criar']));
  });

  it('stores each operation for guides in every layout, but none of a document from outside', async () => {
    for (const layout of ['page', 'tag', 'operation'] as const) {
      expect((await render(layout, false)).stored.has(`${islandFile('criar')}.json`)).toBe(true);
      expect((await render(layout, true)).stored.has(`${islandFile('criar')}.json`)).toBe(false);
    }
  });

  it('shows calls without a client where a contract is none that clients carry, and says why', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { stored } = await render('page', false, { clients: '/clientes' });
    expect(warn.mock.lastCall?.[0]).toMatch(/pix\.yaml.*clients need the address of a server/);
    warn.mockRestore();
    const plain = (await render('page', false)).stored;
    const name = `${islandFile('chamada.criar')}.json`;
    expect(stored.get(name)).toBe(plain.get(name));
  });
});
