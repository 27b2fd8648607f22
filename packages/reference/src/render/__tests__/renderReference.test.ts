import { operationsOf } from '@frontier/openapi';
import { expect, it } from 'vitest';
import { writeMarkdown } from '../../markdown/writeMarkdown.js';
import { writeReference } from '../../markdown/writeReference.js';
import { namePages } from '../namePages.js';
import { renderReference } from '../renderReference.js';
import { modelOf } from './modelOf.js';

/** Enough fields for the repeated schema to become a shared one. */
const FIELDS = Array.from({ length: 60 }, (_, index) => `        campo${index}: {type: string}`);

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

function render(text: string) {
  const questionHref = (id: string) => `/perguntas#${id}`;
  return renderReference(modelOf(text), { route: '/x', questionHref });
}

const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
const text = writeDocument(30);
const reference = render(text);
const named = namePages(modelOf(text));

it('has unique ids, and links only to existing ids', () => {
  const ids = idsOf(reference.html);
  expect(ids.filter((id) => /^(op|esquema\.)/.test(id))).toHaveLength(60 * 3 + 61);
  expect(new Set(ids).size).toBe(ids.length);
  const links = [...reference.html.matchAll(/ href="(?:\/x)?#([^"]*)"/g)].map(([, id]) => id);
  expect(links.length).toBeGreaterThan(60);
  expect([...links, ...named.keys()].filter((id) => !ids.includes(id ?? ''))).toEqual([]);
});

it('names an address for each operation, tag and shared schema', () => {
  const slugs = [...named.values()];
  expect(slugs).toHaveLength(60 + 2 + 1);
  expect(slugs.slice(-3)).toEqual(['cobrancas', 'pix-recebidos', 'esquema.Pedido']);
});

it('folds a response with fields, but not one with a link to a shared schema', () => {
  const answers = [
    "'200': {description: Feito, content: {application/json: {schema: {$ref: '#/components/schemas/Pedido'}}}}",
    "'400': {description: Não, content: {application/json: {schema: {type: object, properties: {erro: {}}}}}}",
  ];
  const { html } = render(
    writeDocument(12).replaceAll("'200': {description: Feito}", answers.join()),
  );
  const responses = html.split('<div class="r-response" id="operacao0x0.');
  const [done = '', refused = ''] = ['200">', '400">'].map((start) =>
    responses.find((response) => response.startsWith(start)),
  );
  expect(refused).toMatch(/Não.*?<details><summary class="r-holds">1 campo</);
  expect(done.split('<details', 1)[0]).toMatch(/<a href="[^"]*#esquema\.Pedido">Pedido<\/a>/);
});

it('keeps a link of the site on the line of a response and of a field', () => {
  const { html } = render(
    writeDocument(1)
      .replaceAll(
        "'200': {description: Feito}",
        "'200': {description: 'Feito [leitura nossa](/docs/p#a).', content: {application/json: {schema: {properties: {b: {}}}}}}",
      )
      .replace('campo0: {type: string}', "campo0: {description: 'Um [leitura nossa](/docs/p#a).'}"),
  );
  const link = '<a href="/docs/p#a">leitura nossa</a>';
  expect(html).toMatch(`Feito ${link}.</div><details><summary class="r-holds">`);
  expect(html).toContain(`<div class="r-md">Um ${link}.</div>`);
});

it('a presence that the contract does not state leads to its question', () => {
  const { html } = render(
    writeDocument(1).replace(
      '      type: object',
      '      type: object\n      x-perguntas: [{id: campos, presenca: desconhecida}]',
    ),
  );
  expect(html).toContain(' · <a href="/perguntas#campos">obrigatoriedade não informada</a>');
});

it('keeps each example apart, since a comma may be part of one', () => {
  const field = "campo0: {type: string, examples: ['Rua A, 1', 'Rua B, 2']}";
  const { html } = render(writeDocument(1).replace('campo0: {type: string}', field));
  expect(html).toContain('<code>Rua A, 1</code>, <code>Rua B, 2</code>');
});

it('folds a list of many values without meanings, and keeps a short one on its line', () => {
  const field = (name: string, count: number) =>
    `        ${name}: {enum: [${Array.from({ length: count }, (_, index) => `V${index}`)}]}`;
  const { html } = render(`${writeDocument(1)}\n${field('longo', 25)}\n${field('curto', 24)}`);
  expect(html).toContain('<summary>25 valores</summary><p class="r-facts"><code>V0</code>');
  expect(html).toContain('<p class="r-facts">Valores: <code>V0</code>');
});

it('shows badges, a link to the changes, a notice below the title and a note below an answer', () => {
  const words = '<a class="r-badge" href="/m#v2" aria-label="novo: desde a versão 2">novo</a>';
  const badge = { label: 'novo', description: 'desde a versão 2', href: '/m#v2' };
  const anchors = ['', '.body', '.body.campo0', '.200', '.body.nenhum'];
  const answered = 'description: Feito, content: {application/json: {example: 1}}';
  const shown = modelOf(writeDocument(1).replace('description: Feito', answered));
  const { articles, html } = renderReference(shown, {
    route: '/x',
    answerNote: { label: 'Pode diferir', href: '/regras' },
    badges: new Map(anchors.map((anchor) => [`operacao0x0${anchor}`, badge])),
    history: { label: 'Mudanças', href: '/mudancas' },
    notice: 'Contrato de ontem & antes.',
  });
  expect(html.split(words)).toHaveLength(5);
  expect(html).toContain(`${words}</h3>`);
  expect(html).toContain('</h1><p class="r-notice">Contrato de ontem &amp; antes.</p>');
  expect(html).toContain('<dd>1 <a href="/mudancas">Mudanças</a></dd>');
  expect(html).toContain('</pre></div><p class="r-facts"><a href="/regras">Pode diferir</a></p>');
  expect(articles[0]?.writeUntitled()).toContain(`<p> ${words}</p>`);
});

it('shows advice about fields only on pages about the call, in HTML and Markdown', () => {
  const advised = writeDocument(1, 'A.\n      x-recomendacoes: {body.campo0: Veja **isto**.}');
  const { articles, html } = render(advised);
  const service = modelOf(advised);
  const markdown = writeReference(service, { route: '/x' });
  const calls = operationsOf(service).map((call) => writeMarkdown(markdown.call(call)));
  expect(articles[0]?.writeCall()).toContain('<div class="r-advice"><div class="r-md">Veja');
  expect(calls[0]).toContain('- `campo0` texto · opcional\n  > Veja **isto**.\n');
  expect(html + writeMarkdown(markdown.page())).not.toContain('Veja');
});

it('shows the client call in a tab after the plain call, with a link to the client', () => {
  const write = render(writeDocument(1)).articles[0]?.writeCall ?? String;
  const code = 'from cliente import A\n\n# Lista.\nA(b=Decimal("1.50")).listar_itens()';
  const shown = { code, grammar: 'python', label: '' };
  const samples = ['javascript', 'python'].map((language) => ({ ...shown, language }));
  const html = write(undefined, { samples, about: { label: 'Instalar', href: '/cliente' } });
  const tabsOf = (name: string) =>
    [...html.matchAll(/name="operacao0x0\.(\w+)"[^>]*value="(\w+)"/g)].flatMap((tab) =>
      tab[1] === name ? [tab[2]] : [],
    );
  expect(tabsOf('panel')).toEqual(['call', 'client']);
  expect(tabsOf('client')).toEqual(['javascript', 'python']);
  expect(html.split('data-remember="language"')).toHaveLength(3);
  expect(html).toContain('<p class="r-facts"><a href="/cliente">Instalar</a></p>');
  expect(html).toContain(
    '<i class="tc"># Lista.\n</i><i class="tf">A</i>(<wbr>b<i class="tk">=<wbr></i><i class="tf">Decimal</i>(<wbr><i class="ts">"1.50"</i>))',
  );
  expect(write(undefined, { samples: [] })).toBe(write());
});

it('shows fields at any depth', () => {
  const deep = Array.from({ length: 90 }, (_, level) => `{properties: {campo${level}: `).join('');
  const document = `openapi: 3.1.0
info: {title: T, version: '1'}
components: {schemas: {Fundo: ${deep}{type: string}${'}}'.repeat(90)}}}`;
  const { html } = render(document);
  const fields = [...html.matchAll(/class="r-name">campo(\d+)</g)].map(([, level]) =>
    Number(level),
  );
  expect(fields).toEqual([...Array(90).keys()]);
});
