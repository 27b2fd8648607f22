import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadContracts } from '../loadContracts';
import { GOOD as BYTES, host, openSite, SNAPSHOT } from './support';

const GOOD = String(BYTES);
const DAY = Date.UTC(2026, 10, 12);
const site = openSite();
/** The host's response in this test. */
let served: { status: number; body: string };

beforeEach(() => {
  served = { status: 200, body: GOOD };
});

async function openHost() {
  return host((_, response) => response.writeHead(served.status).end(served.body));
}

async function load(source: string, allowStale = false, changed?: number) {
  const options = {
    root: site.dir,
    allowStale,
    wait: async () => undefined,
    whenChanged: async () => changed,
  };
  const result = await loadContracts([{ id: 'autenticacao', source, snapshot: SNAPSHOT }], options);
  return { ...result, contract: result.contracts[0] };
}

describe('--allow-stale', () => {
  test.each([404, 200])(
    'takes the snapshot where the host answers %i without a contract',
    async (status) => {
      const { origin } = await openHost();
      served = { status, body: '<html></html>' };
      const { contract, faults } = await load(origin, true, DAY);
      expect(faults).toEqual([]);
      expect(String(contract?.bytes)).toBe(GOOD);
      expect(contract?.stale).toMatchObject({
        date: '2026-11-12',
        faults: [{ service: 'autenticacao' }],
      });
      expect((await load(origin, true)).contract?.stale?.date).toBeUndefined();
    },
  );

  test('takes no snapshot that has a fault', async () => {
    const { origin } = await openHost();
    served = { status: 404, body: '' };
    writeFileSync(path.join(site.dir, SNAPSHOT), 'openapi: 3.1.0\n');
    const { contracts, faults } = await load(origin, true);
    expect(contracts).toEqual([]);
    expect(faults).toMatchObject([{ found: 'response 404' }]);
  });

  test('has no copy of a document from outside', async () => {
    const { origin } = await openHost();
    served = { status: 404, body: '' };
    const requests = ['pix', 'boleto'].map((id) => ({ id, source: origin }));
    const { faults } = await loadContracts(requests, { root: site.dir, allowStale: true });
    expect(faults.map(({ service }) => service)).toEqual(['pix', 'boleto']);
  });
});

describe('the overlay beside the snapshot', () => {
  const overlay = 'actions: [{target: $.info, update: {x-perguntas: [datas]}}]';
  const addOverlay = () =>
    writeFileSync(path.join(site.dir, 'specs/autenticacao.overlay.yaml'), overlay);
  const request = (source: string, snapshot?: string) => [{ id: 'autenticacao', source, snapshot }];
  const infoOf = async (requests: ReturnType<typeof request>, pure = false) => {
    const { contracts } = await loadContracts(requests, { root: site.dir, pure });
    return contracts[0]?.document.root.info;
  };

  test('adds to the copy, to the document of the host, and to a document from outside by its path', async () => {
    const { origin } = await openHost();
    addOverlay();
    for (const requests of [
      request(SNAPSHOT, SNAPSHOT),
      request(origin, SNAPSHOT),
      request(SNAPSHOT),
    ]) {
      expect(await infoOf(requests)).toHaveProperty('x-perguntas', ['datas']);
    }
  });

  test('does not add to a pure contract, to its bytes, or to a host without a copy', async () => {
    const { origin } = await openHost();
    addOverlay();
    expect(await infoOf(request(origin, SNAPSHOT), true)).not.toHaveProperty('x-perguntas');
    expect(await infoOf(request(origin))).not.toHaveProperty('x-perguntas');
    const { contract } = await load(origin);
    expect(String(contract?.bytes)).toBe(GOOD);
  });

  test('of a host that answers a question ends no build, and is a fault of the repository', async () => {
    const { origin } = await openHost();
    addOverlay();
    served.body = GOOD.replace('  version: 1.0.0', '  version: 1.0.0\n  x-perguntas: nenhuma');
    const { contracts } = await loadContracts(request(origin, SNAPSHOT), { root: site.dir });
    expect(contracts[0]?.warnings).toEqual([
      expect.objectContaining({ source: 'specs/autenticacao.overlay.yaml', line: 1 }),
    ]);
    const strict = { root: site.dir, strict: true };
    expect((await loadContracts(request(origin, SNAPSHOT), strict)).faults).toHaveLength(1);
  });
});
