import { parseDocument } from '@frontier/openapi';
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

async function render(extra: boolean, site?: SiteParts) {
  const stored = new Map<string, string>();
  const bytes = Buffer.from(DOCUMENT);
  const rendered = await renderServices(
    [{ id: 'pix', title: 'Pix', route: '/pix/api', source: 'pix.yaml', extra }],
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
  it('stores the page with its anchors, and keeps no HTML', async () => {
    const { rendered, stored } = await render(true);
    expect(JSON.stringify(rendered.pages)).not.toContain('<');
    const anchors = JSON.parse(stored.get(`${islandFile('servico.pix')}.anchors.json`) ?? '');
    expect(anchors).toEqual(expect.arrayContaining(['listar', 'criar']));
  });

  it('leads on from an address of each operation', async () => {
    const { rendered } = await render(false);
    const { bytes } = rendered.redirects.find(({ path }) => path === '/pix/api/criar.html') ?? {};
    expect(String(bytes)).toContain('data-target="/pix/api#criar"');
  });

  it('stores each operation for guides, but none of a document from outside', async () => {
    const name = `${islandFile('criar')}.json`;
    expect((await render(false)).stored.has(name)).toBe(true);
    expect((await render(true)).stored.has(name)).toBe(false);
  });

  it('shows calls without a client where a contract is none that clients carry, and says why', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { stored } = await render(false, { clients: '/clientes' });
    expect(warn.mock.lastCall?.[0]).toMatch(/pix\.yaml.*clients need the address of a server/);
    warn.mockRestore();
    const plain = (await render(false)).stored;
    const name = `${islandFile('chamada.criar')}.json`;
    expect(stored.get(name)).toBe(plain.get(name));
  });
});
