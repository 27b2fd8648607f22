import { normalizePluginOptions } from '@docusaurus/utils-validation';
import * as pageScript from '@frontier/light-docusaurus/page-script';
import * as staticText from '@frontier/light-docusaurus/static-text';
import { describe, expect, it } from 'vitest';
import { portal } from '../../../portal.config';
import * as apiReference from '../../plugins/api-reference';
import * as dataPages from '../../plugins/data-pages';
import * as downloads from '../../plugins/downloads';
import * as sampleHosts from '../../plugins/sample-hosts';
import * as searchPage from '../../plugins/search/page';
import * as siteFiles from '../../plugins/site-files';
import * as data from '../dataFiles';
import { objectStates } from '../objectStates';
import { searchPage as searchPageOptions } from '../searchPage';
import { socialAreas } from '../socialAreas';

/** As Docusaurus calls it: whatever the site's configuration holds. */
function check(plugin: { readonly validateOptions: unknown }, options: unknown): unknown {
  const validate = plugin.validateOptions as (context: object) => unknown;
  return validate({ validate: normalizePluginOptions, options });
}

const services = portal.services.map(({ card, ...options }) => options);
const [service] = services;
const look = { areas: socialAreas, tokens: 'tokens.css' };
const withPage = (page: object) => ({ ...data.dataPages, ...page });
const reference = { services, states: objectStates };

describe("a plugin's options", () => {
  it.each([
    ['api-reference', apiReference, reference],
    ['data-pages', dataPages, data.dataPages],
    ['downloads', downloads, data.downloads],
    ['page-script', pageScript, { modules: ['src/a.ts'], bundled: true }],
    ['sample-hosts', sampleHosts, data.sampleHosts],
    ['search-page', searchPage, searchPageOptions],
    ['site-files', siteFiles, look],
    ['static-text', staticText, { docs: 'docs' }],
  ])(
    'are taken as the site gives them (%s), and refused when none is given',
    (name, plugin, options) => {
      expect(check(plugin, options)).toEqual({ ...options, id: 'default' });
      const all = Object.keys(options).filter((key) => key !== 'states');
      const lines = all.map((key) =>
        expect.stringMatching(`^- ${key}: precisa ser .+ \\(falta\\)$`),
      );
      expect(linesOf(plugin, undefined)).toEqual([`Opções inválidas do plugin ${name}:`, ...lines]);
    },
  );

  it.each([
    [
      'a text of another kind',
      dataPages,
      withPage({ glossary: { ...data.dataPages.glossary, file: 3 } }),
      'glossary.file: precisa ser o caminho dos termos, um arquivo YAML (3)',
    ],
    ['an empty text', staticText, { docs: '' }, 'docs: precisa ser a pasta dos guias ("")'],
    [
      'an address that is none of the site',
      dataPages,
      withPage({ goLive: { ...data.dataPages.goLive, csv: '//x/lista.csv' } }),
      'goLive.csv: precisa ser o endereço da planilha, que começa com "/" ("//x/lista.csv")',
    ],
    [
      'an unknown option',
      dataPages,
      withPage({ homologation: { ...data.dataPages.homologation, pasta: 'x' } }),
      'homologation.pasta: não é opção; use file, docs, route, csv ("x")',
    ],
    [
      'a text in place of a list',
      pageScript,
      { modules: 'a.ts', bundled: true },
      'modules: precisa ser uma lista de módulos para o navegador ("a.ts")',
    ],
    [
      'one wrong member of a list',
      pageScript,
      { modules: ['a.ts', 1], bundled: true },
      'modules[1]: precisa ser o caminho de um módulo, a partir da pasta do site (1)',
    ],
    [
      'a service without a route',
      apiReference,
      { services: [{ ...service, route: undefined }] },
      'services[0].route: precisa ser a rota da referência, que começa com "/" (falta)',
    ],
    [
      'an option of a service that there is not',
      apiReference,
      { services: [{ ...service, rota: '/x' }] },
      'services[0].rota: não é opção; use id, title, route, specUrl, snapshot ("/x")',
    ],
    [
      'a contact that is no address',
      siteFiles,
      { ...look, security: { contacts: ['fulano'], expires: '2030-01-31T00:00:00Z' } },
      'security.contacts[0]: precisa ser um endereço "mailto:", "https:" ou "tel:" ("fulano")',
    ],
    [
      'a contact that holds for ever',
      siteFiles,
      { ...look, security: { contacts: ['mailto:a@example.com'] } },
      'security.expires: precisa ser um instante como 2030-01-31T00:00:00Z (falta)',
    ],
    [
      'a state that is no text',
      apiReference,
      { ...reference, states: { oferta: { ...objectStates.solicitacao, values: [true] } } },
      'states.oferta.values[0]: precisa ser o nome de um estado (true)',
    ],
  ])('are refused for %s, with its path', (_what, plugin, options, line) => {
    expect(linesOf(plugin, options).slice(1)).toEqual([`- ${line}`]);
  });

  it('are refused for all their faults at once', () => {
    expect(
      linesOf(dataPages, withPage({ glossary: { file: 1, route: 'glossario' } })),
    ).toHaveLength(3);
  });
});

function linesOf(plugin: { readonly validateOptions: unknown }, options: unknown): string[] {
  try {
    check(plugin, options);
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split('\n');
  }
  return [];
}
