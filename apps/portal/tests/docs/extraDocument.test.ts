import { parseDocument } from '@frontier/openapi';
import { createSearch } from '@frontier/search';
import { toString as textOf } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import type { ContractModel } from '../../src/contracts/loadedContracts';
import { chooseSources } from '../../src/plugins/api-reference/options';
import { modelContract } from '../../src/plugins/api-reference/readContracts';
import {
  referencePages,
  writeContractText,
} from '../../src/plugins/markdown-pages/pages/listPages';
import { collectData } from '../../src/plugins/search/collectData';
import { searchSources } from '../../src/plugins/search/options';
import { indexSnapshots, modelSnapshots } from '../support/snapshots';

const DOCUMENT = `
openapi: 3.1.0
info: { title: API de Padaria, version: 1.0.0 }
servers: [{ url: https://padaria.example }]
tags: [{ name: Fornadas, description: O que sai do forno. }]
paths:
  /fornadas:
    get:
      operationId: listarFornadas
      tags: [Fornadas]
      summary: Listar fornadas
      description: Lista as fornadas do dia.
      parameters:
        - { name: fermentacaoNatural, in: query, description: Só as de levain., schema: { type: boolean } }
      responses: { '200': { description: As fornadas. } }
`;

/** Folders without a guide or a post, since the test searches contracts only. */
const NO_GUIDES = { docs: 'apps/portal/tests/docs', blog: 'apps/portal/tests/docs' };

/** The document of a run with `FRONTIER_EXTRA_SPEC_PADARIA`. */
function readExtra(): ContractModel {
  const environment = { FRONTIER_EXTRA_SPEC_PADARIA: 'padaria.yaml' };
  const source = chooseSources(environment).find(({ extra }) => extra);
  if (!source) throw new Error('FRONTIER_EXTRA_SPEC_PADARIA gave no source');
  const document = parseDocument(DOCUMENT, { service: source.id, source: source.source });
  return modelContract(source, { document });
}

it('finds an extra document by its call and field, and gives it a Markdown page', async () => {
  const extra = readExtra();
  const contracts = [...modelSnapshots(), extra];
  const sources = { ...searchSources, ...NO_GUIDES, contracts, facts: indexSnapshots() };
  const search = await createSearch(collectData(sources));
  const addresses = (query: string) => search(query).results.map(({ url }) => url);
  const route = '/docs/frontier/padaria/api';
  expect(addresses('listar fornadas')[0]).toBe(`${route}#listarFornadas`);
  expect(addresses('fermentacaoNatural')[0]).toBe(
    `${route}#listarFornadas.query.fermentacaoNatural`,
  );

  const markdownPages = referencePages([writeContractText(extra)]);
  const [reference, call, tag] = markdownPages;
  expect(markdownPages.map((page) => page.route)).toEqual([
    route,
    `${route}/listarFornadas`,
    `${route}/fornadas`,
  ]);
  for (const markdownPage of [reference, call]) {
    expect(markdownPage && textOf(markdownPage.read())).toContain('fermentacaoNatural');
  }
  expect(tag && textOf(tag.read())).toContain('O que sai do forno.');
  // Writers change the tree that they get.
  expect(tag?.read().children.at(-1)).not.toBe(tag?.read().children.at(-1));
});

it('publishes it outside the folder of the contracts that clients and simulator are made of', () => {
  expect(readExtra().contract).toBe('/contratos/outros/padaria.yaml');
});
