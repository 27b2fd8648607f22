import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadServices, parseDocument } from '@frontier/openapi';
import { portuguese, writeCurl } from '@frontier/reference';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findStrayContracts } from '../../../../scripts/lint-specs/contracts';
import type { PortalConfig, PortalService } from '../../portal.config';
import { buildContractIndex } from '../../src/contracts/buildContractIndex';
import { chooseSources } from '../../src/plugins/api-reference/options';
import { modelContract } from '../../src/plugins/api-reference/readContracts';
import { renderReference } from '../../src/plugins/api-reference/renderReference';
import { readScript } from '../../src/plugins/data-pages/homologation/readScript';
import { Readings } from '../../src/shared/readings/Readings';
import { modelSnapshots } from '../support/snapshots';
import { findUntried } from './support/findUntried';

/*
 * A service more is written in four places: its line in `portal.config.ts`, its contract, the folder
 * of its guides and its steps of homologation. Here they stand in a copy and in the configuration
 * that the site's modules import: what the site makes of them, short of bundling, must have the
 * service in it, and each place must be asked for where it is missing.
 */
const CONFIG = '../../portal.config';
const LIST_GUIDES = '../../src/data/listGuides';
const SCRIPT = 'apps/portal/docs/frontier/homologacao.yml';
const ENSAIO: PortalService = {
  id: 'ensaio',
  title: 'Ensaio',
  route: '/docs/frontier/ensaio/api',
  specUrl: 'https://ensaio.homologacao.frontier.example/openapi.yaml',
  snapshot: 'specs/ensaio.yaml',
  card: { icon: 'sheet', text: 'Consulta os contratos de ensaio.' },
};
const CONTRACT = `
openapi: 3.1.0
info: { title: API de ensaio, version: '1' }
servers: [{ url: https://ensaio.homologacao.frontier.example }]
paths:
  /contratos:
    get:
      operationId: listarContratos
      tags: [Contratos]
      summary: Listar contratos
      responses: { '200': { description: Feito } }
`;
const STEP = `
- id: ensaio
  name: Ensaio
  intro: Os contratos.
  steps:
    - id: ENS-01
      operation: listarContratos
      action: Liste os contratos.
      expected: A lista.
`;
const document = parseDocument(CONTRACT, { service: 'ensaio', source: ENSAIO.snapshot });
const [source] = chooseSources([ENSAIO], {});
const copy = mkdtempSync(path.join(tmpdir(), 'portal-'));
let services: readonly PortalService[];

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  writeFileSync(path.join(copy, file), text);
}

beforeAll(async () => {
  const { portal } = await vi.importActual<{ portal: PortalConfig }>(CONFIG);
  services = [...portal.services, ENSAIO];
});

afterAll(() => {
  vi.doUnmock(CONFIG);
  vi.doUnmock(LIST_GUIDES);
  vi.resetModules();
  rmSync(copy, { recursive: true });
});

/** Loads modules of the site anew, as if the configuration held the seventh service. */
async function useSeven(): Promise<void> {
  const actual = await vi.importActual<{ portal: PortalConfig }>(CONFIG);
  vi.resetModules();
  vi.doMock(CONFIG, () => ({ portal: { ...actual.portal, services } }));
}

describe('what a service more still lacks', () => {
  it('its line in portal.config.ts: the contract is said to belong to no service', () => {
    write('specs/ensaio.yaml', CONTRACT);
    const folder = path.join(copy, 'specs');
    expect(findStrayContracts([], folder)).toEqual([
      `${folder}/ensaio.yaml não é de nenhum serviço; acrescente sua linha a apps/portal/portal.config.ts`,
    ]);
    expect(findStrayContracts(services, 'specs')).toEqual([]);
  });

  it('the words and the drawing of its card: the line has not the type it must have', () => {
    const { card, ...bare } = ENSAIO;
    // @ts-expect-error `card` is missing
    const withoutCard: PortalService = bare;
    // @ts-expect-error `text` is missing
    const withoutText: PortalService['card'] = { icon: card.icon };
    // @ts-expect-error no drawing has this name
    const withoutDrawing: PortalService['card'] = { ...card, icon: 'ensaio' };
    expect([withoutCard, withoutText, withoutDrawing]).toHaveLength(3);
  });

  it('its contract: the file that is missing is named', async () => {
    const missing = loadServices([
      { service: 'ensaio', source: path.join(copy, 'no/ensaio.yaml') },
    ]);
    await expect(missing).rejects.toMatchObject({
      faults: [
        {
          service: 'ensaio',
          source: expect.stringMatching(/no\/ensaio\.yaml$/),
          found: { name: 'found.noSuchFile' },
        },
      ],
    });
  });

  it('its guides: the page to write is named', async () => {
    await useSeven();
    await expect(import('../../sidebars')).rejects.toThrow(
      'o serviço "ensaio" não tem guias; escreva apps/portal/docs/frontier/ensaio/index.mdx',
    );
  });

  it('its steps of homologation: each call without one is named', () => {
    if (!source) throw new Error('no source');
    const contracts = [...modelSnapshots(), modelContract(source, { document })];
    const index = buildContractIndex(contracts, portuguese, writeCurl);
    const steps = readScript(SCRIPT).flatMap((journey) => journey.steps);
    expect(findUntried(index, steps, SCRIPT)).toEqual([
      `${SCRIPT}: falta um passo para listarContratos`,
    ]);
    write('homologacao.yml', STEP);
    const more = readScript(path.join(copy, 'homologacao.yml')).flatMap(({ steps: own }) => own);
    expect(findUntried(index, [...steps, ...more], SCRIPT)).toEqual([]);
  });
});

describe('a service more, all in place', () => {
  it('gets its reference, its file and its operations for guides', async () => {
    if (!source) throw new Error('no source');
    const stored = new Map<string, string>();
    const contract = modelContract(source, { document });
    const { pages } = await renderReference(
      [{ ...contract, source, bytes: Buffer.from(CONTRACT), hasChanges: false }],
      {
        createData: async (name, data) => {
          stored.set(name, data);
          return `/dados/${name}`;
        },
      },
      { readings: new Readings([]), states: {} },
    );
    expect(pages.map(({ route }) => route)).toEqual([ENSAIO.route]);
    expect(contract.contract).toBe('/contratos/ensaio.yaml');
    const html = [...stored.values()].join();
    expect(html).toContain('listarContratos');
    expect(html).toContain('API de ensaio');
  });

  it('stands in the sidebar with its guides, and among the cards with its words and drawing', async () => {
    for (const name of ['index', 'listarContratos', 'contas/abrirConta', '_parte']) {
      write(`docs/frontier/ensaio/${name}.mdx`, '# Guia');
    }
    const actual = await vi.importActual<typeof import('../../src/data/listGuides')>(LIST_GUIDES);
    await useSeven();
    vi.doMock(LIST_GUIDES, () => ({
      listGuides: (id: string) =>
        actual.listGuides(id, id === 'ensaio' ? path.join(copy, 'docs') : 'apps/portal/docs'),
    }));
    const { default: sidebars } = await import('../../sidebars');
    expect(JSON.stringify(sidebars)).toContain(
      '{"type":"link","key":"ensaio-api","label":"Ensaio","href":"/docs/frontier/ensaio/api"}',
    );
    expect(JSON.stringify(sidebars)).toContain(
      '{"type":"category","label":"Ensaio","link":{"type":"doc","id":"frontier/ensaio/index"},' +
        '"items":["frontier/ensaio/contas/abrirConta","frontier/ensaio/listarContratos"]}',
    );
    const { serviceCards } = await import('../../src/data/cards');
    expect(serviceCards).toHaveLength(services.length);
    expect(serviceCards.at(-1)).toMatchObject({ title: 'Ensaio', ...ENSAIO.card });
  });
});
