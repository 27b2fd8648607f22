import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from '@frontier/openapi';
import { writeCurl } from '@frontier/reference';
import { describe, expect, it } from 'vitest';
import { findStrayContracts } from '../../../../scripts/lint-specs/contracts';
import { makeTempFolder } from '../../../../scripts/test/tempFolder';
import { type PortalService, portal } from '../../portal.config';
import sidebars from '../../sidebars';
import { buildContractIndex } from '../../src/contracts/buildContractIndex';
import { serviceCards } from '../../src/data/cards';
import { listAreaGuides } from '../../src/data/guidesByArea';
import { chooseSources } from '../../src/plugins/api-reference/options';
import { modelContract } from '../../src/plugins/api-reference/readContracts';
import { readScript } from '../../src/plugins/data-pages/homologation/describeScript';
import { modelSnapshots } from '../support/snapshots';
import { findUntried } from './support/findUntried';

/*
 * A new service needs entries in several files (README.md). The test adds some to a copy: each missing one must be
 * reported.
 */
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
const copy = makeTempFolder();

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  writeFileSync(path.join(copy, file), text);
}

describe('what a service more still lacks', () => {
  it('its line in portal.config.ts: the contract is said to belong to no service', () => {
    write('specs/ensaio.yaml', CONTRACT);
    const folder = path.join(copy, 'specs');
    expect(findStrayContracts([], folder)).toEqual([
      `${folder}/ensaio.yaml belongs to no service; add its line to apps/portal/portal.config.ts`,
    ]);
    expect(findStrayContracts([...portal.services, ENSAIO], 'specs')).toEqual([]);
  });

  it('its steps of homologation: each call without one is named', () => {
    if (!source) throw new Error('no source');
    const contracts = [...modelSnapshots(), modelContract(source, { document })];
    const index = buildContractIndex(contracts, writeCurl);
    const steps = readScript(SCRIPT).flatMap((journey) => journey.steps);
    expect(findUntried(index, steps, SCRIPT)).toEqual([`${SCRIPT}: no step for listarContratos`]);
    write('homologacao.yml', STEP);
    const more = readScript(path.join(copy, 'homologacao.yml')).flatMap(({ steps: own }) => own);
    expect(findUntried(index, [...steps, ...more], SCRIPT)).toEqual([]);
  });
});

it('a service more without guides is an error with the file to write', () => {
  expect(() => listAreaGuides(ENSAIO.id, path.join(copy, 'none'))).toThrow(
    'none/frontier/ensaio/index.mdx is missing: the service "ensaio" needs guides',
  );
});

it('a service more has its guides in the order of their names', () => {
  for (const name of ['index', 'listarContratos', 'contas/abrirConta', '_parte']) {
    write(`docs/frontier/ensaio/${name}.mdx`, '# Guia');
  }
  expect(listAreaGuides(ENSAIO.id, path.join(copy, 'docs'))).toEqual([
    'frontier/ensaio/index',
    'frontier/ensaio/contas/abrirConta',
    'frontier/ensaio/listarContratos',
  ]);
});

describe('each service', () => {
  it.each(portal.services)('$title stands in the sidebar and among the cards', (service) => {
    const { card, id, route: href, title: label } = service;
    const text = JSON.stringify(sidebars);
    const className = `area area-${id}`;
    expect(text).toContain(
      JSON.stringify({ type: 'link', key: `${id}-api`, label, className, href }),
    );
    const [index, ...guides] = listAreaGuides(id);
    const link = { type: 'doc', id: index };
    expect(text).toContain(JSON.stringify({ label, className, link }).slice(1, -1));
    for (const guide of guides) expect(text).toContain(JSON.stringify(guide));
    expect(serviceCards).toContainEqual(expect.objectContaining({ title: label, ...card }));
  });
});
