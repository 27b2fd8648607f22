import { modelService, parseDocument } from '@frontier/openapi';
import { describe, expect, it } from 'vitest';
import { portuguese } from '../../labels/languageTables.js';
import { LAYOUTS, type Layout } from '../../paging/layout.js';
import { renderReference } from '../renderReference.js';

const MIB = 1024 * 1024;
/** Enough places for the recurring schema to be shown once. */
const FIELDS = Array.from({ length: 60 }, (_, index) => `        campo${index}: {type: string}`);

/** A document with two tags, of `count` operations each, and one schema they share. */
function writeDocument(count: number, description = 'Texto.'): string {
  const operations = ['Cobranças', 'Pix recebidos'].flatMap((tag, group) =>
    Array.from({ length: count }, (_, index) =>
      [
        `  /g${group}/${index}:`,
        '    post:',
        `      operationId: operacao${group}x${index}`,
        `      tags: [${tag}]`,
        `      description: ${description}`,
        '      security: [{chave: []}]',
        "      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Pedido'}}}}",
        "      responses: {'200': {description: Feito}}",
      ].join('\n'),
    ),
  );
  return [
    'openapi: 3.1.0',
    "info: {title: Exemplo, version: '1'}",
    'paths:',
    ...operations,
    'components:',
    '  securitySchemes: {chave: {type: apiKey, in: header, name: X-Chave}}',
    '  schemas:',
    '    Pedido:',
    '      type: object',
    '      properties:',
    ...FIELDS,
  ].join('\n');
}

function render(text: string, layout: Layout) {
  const document = parseDocument(text, { service: 'x', source: 'x.yaml' });
  const service = modelService(document, { id: 'x', title: 'X' }, 'x.yaml', portuguese);
  const outputs = [
    ...renderReference(service, {
      labels: portuguese,
      downloads: [],
      layout,
      addressOf: (slug) => `${slug || 'index'}.html`,
    }),
  ];
  return {
    pages: outputs.filter((output) => output.kind === 'page'),
    redirects: outputs.filter((output) => output.kind === 'redirect'),
  };
}

const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
const text = writeDocument(30);
const rendered = new Map(LAYOUTS.map((layout) => [layout, render(text, layout)]));
const get = (layout: Layout) => rendered.get(layout) as ReturnType<typeof render>;

describe('renderReference', () => {
  it('makes one page, one for each tag, or one for each operation, and one for each shared schema', () => {
    expect(get('page').pages.map(({ slug }) => slug)).toEqual(['']);
    expect(get('tag').pages.map(({ slug }) => slug)).toEqual([
      'cobrancas',
      'pix-recebidos',
      '',
      'esquema.Pedido',
    ]);
    expect(get('operation').pages).toHaveLength(60 + 1 + 1);
  });

  it.each(LAYOUTS)('shows every anchor once in layout %s', (layout) => {
    const wanted = idsOf(get('page').pages[0]?.html ?? '').filter((id) =>
      /^(op|esquema\.)/.test(id),
    );
    const found = get(layout).pages.flatMap(({ html }) => idsOf(html));
    expect(wanted).toHaveLength(60 * 3 + 61);
    for (const id of wanted) expect(found.filter((other) => other === id)).toHaveLength(1);
  });

  it.each(LAYOUTS)('links to pages and places that exist in layout %s', (layout) => {
    const { pages, redirects } = get(layout);
    const ids = new Map(
      pages.map(({ html, slug }) => [`${slug || 'index'}.html`, new Set(idsOf(html))]),
    );
    const links = pages.flatMap(({ html, slug }) =>
      [...html.matchAll(/ href="([^"]*)#([^"]*)"/g)].map(([, page, id]) => [
        page || `${slug || 'index'}.html`,
        id ?? '',
      ]),
    );
    const targets = redirects.map(({ target }) => target.split('#'));
    expect(links.length).toBeGreaterThan(60);
    for (const [page = '', id = ''] of [...links, ...targets]) {
      expect(ids.get(page)?.has(id), `${page}#${id}`).toBe(true);
    }
  });

  it('leads to a tag where its operations stand: on its page, or listed on the first', () => {
    const target = (layout: Layout) =>
      /href="([^"]+)" class="r-nav-tag">Pix recebidos</.exec(
        get(layout).pages.find(({ slug }) => slug === '')?.html ?? '',
      )?.[1];
    expect(target('tag')).toBe('pix-recebidos.html#grupo.Pix-recebidos');
    expect(target('operation')).toBe('index.html#grupo.Pix-recebidos');
  });

  it('folds an answer for the fields it shows, not for a link to them', () => {
    const answers = [
      "'200': {description: Feito, content: {application/json: {schema: {$ref: '#/components/schemas/Pedido'}}}}",
      "'400': {description: Não, content: {application/json: {schema: {type: object, properties: {erro: {}}}}}}",
    ];
    const { pages } = render(
      text.replaceAll("'200': {description: Feito}", answers.join()),
      'page',
    );
    const html = pages[0]?.html;
    expect(html).toMatch(
      /<div class="r-response" id="operacao0x0\.400">.*?Não.*?<details><summary class="r-holds">1 campo</,
    );
    expect(html).toMatch(
      /<div class="r-response" id="operacao0x0\.200">(?:(?!<details).)*<a href="[^"]*#esquema\.Pedido">Pedido<\/a>/,
    );
  });

  it('keeps a link of the site in a line, of an answer and of a field', () => {
    const { pages } = render(
      text
        .replaceAll(
          "'200': {description: Feito}",
          "'200': {description: 'Feito [leitura nossa](/docs/p#a).', content: {application/json: {schema: {properties: {b: {}}}}}}",
        )
        .replace(
          'campo0: {type: string}',
          "campo0: {description: 'Um [leitura nossa](/docs/p#a).'}",
        ),
      'page',
    );
    const link = '<a href="/docs/p#a">leitura nossa</a>';
    expect(pages[0]?.html).toMatch(`Feito ${link}.</div><details><summary class="r-holds">`);
    expect(pages[0]?.html).toContain(`<div class="r-md">Um ${link}.</div>`);
  });

  it('says of few fields which are required, and of many once, with the others marked', () => {
    const wordsOf = (names: string, required: string) => {
      const fields = [...names].map((name) => `${name}: {type: string}`).join();
      const schema = `{type: object, required: [${[...required]}], properties: {${fields}}}`;
      const body = `content: {application/json: {schema: ${schema}}}`;
      const { pages } = render(
        text
          .replace(/content: \{application\/json: \{schema: \{\$ref[^}]*\}\}\}/g, body)
          .replaceAll("'200': {description: Feito}", `'200': {description: Feito, ${body}}`),
        'page',
      );
      return {
        read: pages[0]?.html.replace(/<[^>]+>/g, ''),
        seen: pages[0]?.html.replace(/<span class="r-aloud">[^<]*<\/span>|<[^>]+>/g, ''),
      };
    };
    const few = wordsOf('abc', 'ab');
    expect(few.seen).toContain('a texto · obrigatóriob texto · obrigatórioc texto · opcional');
    expect(few.seen).toContain('a texto · sempre presenteb texto · sempre presentec texto');
    const most = wordsOf('abcd', 'abc');
    const note = 'Obrigatórios, salvo os marcados “opcional”.';
    expect(most.seen).toContain(`${note}a textob textoc textod texto · opcional`);
    expect(most.read).toContain('b texto · obrigatórioc');
    expect(most.seen).toContain('“pode faltar”.a textob textoc textod texto · pode faltar');
    expect(wordsOf('abc', 'abc').seen).toContain('Todos obrigatórios.a textob textoc texto');
  });

  it('keeps words apart also where no style parts them', () => {
    const { pages } = render(
      text
        .replaceAll('requestBody: {', 'requestBody: {required: true, ')
        .replace('campo0: {type: string}', 'campo0: {type: string, deprecated: true}')
        .replace('      type: object', '      type: object\n      required: [campo0]'),
      'page',
    );
    const words = pages[0]?.html.replace(/<[^>]+>/g, '');
    expect(words).toContain('campo0 texto descontinuado · obrigatório');
    expect(words).toContain('Corpo · obrigatório');
    expect(words).toContain('200 Feito');
  });

  it('folds a list of many values without meanings, and keeps a short one on its line', () => {
    const field = (name: string, count: number) =>
      `        ${name}: {enum: [${Array.from({ length: count }, (_, index) => `V${index}`)}]}`;
    const { pages } = render(`${text}\n${field('longo', 25)}\n${field('curto', 24)}`, 'page');
    const html = pages[0]?.html;
    expect(html).toContain('<summary>25 valores</summary><p class="r-facts"><code>V0</code>');
    expect(html).toContain('<p class="r-facts">Valores: <code>V0</code>');
  });

  it('redirects in each layout what is a page in another', () => {
    const addresses = LAYOUTS.map((layout) => {
      const { pages, redirects } = get(layout);
      return [...pages, ...redirects].map(({ slug }) => slug).sort();
    });
    expect(addresses[1]).toEqual(addresses[0]);
    expect(addresses[2]).toEqual(addresses[0]);
  });

  it('shares a tag out over pages below 1 MiB', () => {
    const { pages } = render(writeDocument(8, 'a'.repeat(180_000)), 'tag');
    expect(pages.map(({ slug }) => slug)).toEqual([
      'cobrancas',
      'cobrancas-2',
      'pix-recebidos',
      'pix-recebidos-2',
      '',
    ]);
    for (const { html } of pages) expect(Buffer.byteLength(html)).toBeLessThan(MIB);
  });
});
