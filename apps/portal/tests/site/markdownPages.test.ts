import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ASSUMPTION_MARK } from '@frontier/openapi';
import { DomUtils, parseDocument } from 'htmlparser2';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { portal } from '../../portal.config';
import { markdownPageOf } from '../../src/plugins/markdown-pages/markdownPageOf';
import { SIMULATOR } from '../../src/shared/simulatorAddress';
import { drawSample } from '../support/drawSample';
import { lettersOf, missingFrom, readFacts } from './support/contractFacts';
import { pages as allPages, BUILD, files } from './support/readPages';

const parser = unified().use(remarkParse).use(remarkGfm);

const read = (name: string) => readFileSync(path.join(BUILD, name), 'utf8');
const INDEX_LINE = `\n\n> Todas as páginas: [llms.txt](${portal.siteUrl}/llms.txt)\n`;
const markdownPages = new Map(
  files
    .filter((name) => name.endsWith('.md') && !name.startsWith('.well-known/'))
    .map((name): [string, string] => [`/${name}`, read(name).replace(INDEX_LINE, '\n')]),
);
/** A sample of the parsed pages, since each kind of page occurs many times. */
const trees = new Map(
  drawSample([...markdownPages], 24).map(([name, text]) => [name, parser.parse(text)]),
);
/** Every page of the built site except the 404 page and lists of posts, by the address of its Markdown page. */
const pages = allPages
  .filter(({ route }) => !/^\/404$|^\/blog(?:$|\/(?:archive|authors|tags)(?:\/|$))/.test(route))
  .map(({ html, name }) => ({ html, route: `/${name.slice(0, -'.html'.length)}` }));

type Element = ReturnType<typeof DomUtils.findAll>[number];
type Node = Element['children'][number];

/** Elements without text in the Markdown page: controls, drawings, hidden definitions, and separately counted parts. */
function isApart({ attribs, name }: Element): boolean {
  return (
    [
      ...['button', 'svg', 'script', 'style', 'label', 'input', 'nav', 'figcaption'],
      ...['details', 'fieldset', 'select'],
    ].includes(name) ||
    'hidden' in attribs ||
    'data-static-html' in attribs ||
    /hash-link|r-op|r-run|diagram-text|page-tool|download-version|markdownPage_|foot_|^assumptions$/.test(
      attribs.class ?? '',
    )
  );
}

/** The visible sentences of an element, reduced to letters. */
function sentencesOf(element: Element): string[] {
  const blocks: string[] = [''];
  const walk = (node: Node): void => {
    if (DomUtils.isText(node)) blocks[blocks.length - 1] += node.data;
    if (!DomUtils.isTag(node) || isApart(node)) return;
    const isBlock = /^(?:p|li|td|th|h\d|div|pre|dt|dd|section|summary|blockquote)$/.test(node.name);
    if (isBlock) blocks.push('');
    node.children.forEach(walk);
    if (isBlock) blocks.push('');
  };
  walk(element);
  return blocks
    .flatMap((block) => block.split(/(?<=[.:;?!])\s+/))
    .map(lettersOf)
    .filter((letters) => letters !== '');
}

/** The letters of a Markdown page, without marks of our assumptions, which are buttons on pages. */
function lettersOfPage(name: string): string {
  const tree = parser.parse(markdownPages.get(name) ?? '');
  visit(tree, 'link', (link) => {
    if (textOf(link) === ASSUMPTION_MARK) link.children = [];
  });
  return lettersOf(textOf(tree));
}

/** Non-empty lines: headings without their level, fields without the examples that a guide's call shows. */
function comparedLines(markdown: string): string[] {
  return markdown
    .split('\n')
    .map((line) => line.replace(/^#+ |(?: · |^ *)Exemplos?: .*|^\*\*Chamada · .*/g, '').trim())
    .filter((line) => line !== '');
}

it('Markdown pages lead to the index of all below their title', () => {
  for (const { route } of pages) {
    const [title = '', ...rest] = read(markdownPageOf(route).slice(1)).split('\n');
    expect(title, route).toMatch(/^# /);
    expect(`\n${rest.join('\n')}`.startsWith(INDEX_LINE), route).toBe(true);
  }
});

it('Markdown pages exist for every page, whose head links to them', () => {
  for (const { html, route } of pages) {
    const markdownPage = markdownPageOf(route);
    expect(markdownPages.has(markdownPage), markdownPage).toBe(true);
    expect(html, route).toMatch(
      new RegExp(
        `<link[^>]*type="?text/markdown"? href="?${markdownPage.replaceAll('.', '\\.')}"?[ />]`,
      ),
    );
  }
});

it('Markdown pages have one title, no JSX and no HTML', () => {
  for (const [name, tree] of trees) {
    const depths: number[] = [];
    visit(tree, (node) => {
      if (node.type === 'heading') depths.push(node.depth);
      expect(node.type, name).not.toBe('html');
      if (node.type === 'paragraph') expect(textOf(node), name).not.toMatch(/^(?:import|export) /);
    });
    expect(
      depths.filter((depth) => depth === 1),
      name,
    ).toHaveLength(1);
    expect(depths[0], name).toBe(1);
  }
});

it('Markdown pages lead to whole addresses, and those of the site lead somewhere', () => {
  const known = new Set([
    ...files.map((name) => `/${name}`),
    ...allPages.map(({ route }) => route),
    SIMULATOR,
  ]);
  const lost: string[] = [];
  const index = ['/llms.txt', parser.parse(read('llms.txt'))] as const;
  for (const [name, tree] of [...trees, index]) {
    visit(tree, ['link', 'image', 'definition'], (node) => {
      const url = 'url' in node ? String(node.url) : '';
      if (url.startsWith('mailto:')) return;
      const { origin, pathname } = new URL(url, 'relative:/');
      const isLost = origin === portal.siteUrl && !known.has(decodeURI(pathname));
      if (isLost || !/^https?:/.test(url)) lost.push(`${name}: ${url}`);
    });
  }
  expect([...new Set(lost)]).toEqual([]);
});

it('Markdown pages of guides, posts and pages have every sentence of the page', () => {
  const missing: string[] = [];
  const guides = pages.filter(({ route }) => !/\/api(?:\/|$)|^\/blog|^\/index$/.test(route));
  for (const { html, route } of drawSample(guides, 12)) {
    const text = DomUtils.getElementById('conteudo', parseDocument(html));
    const letters = lettersOfPage(markdownPageOf(route));
    expect(text, route).not.toBeNull();
    for (const sentence of text ? sentencesOf(text) : []) {
      if (!letters.includes(sentence)) missing.push(`${route}: ${sentence}`);
    }
  }
  expect(missing).toEqual([]);
});

it('Markdown pages of guides have every operation whole that the page shows', () => {
  const own = new Map(
    [...markdownPages]
      .filter(([name]) => name.includes('/api/'))
      .map(([name, text]) => [path.basename(name, '.md'), text]),
  );
  const lost: string[] = [];
  let count = 0;
  for (const { html, route } of pages.filter((page) => !/\/api(?:\/|$)/.test(page.route))) {
    const lines = new Set(comparedLines(markdownPages.get(markdownPageOf(route)) ?? ''));
    for (const [, id = ''] of html.matchAll(/ data-operation="?([\w.-]+)/g)) {
      count += 1;
      const [, ...said] = comparedLines(own.get(id) ?? id).slice(0, -1);
      lost.push(
        ...said.filter((line) => !lines.has(line)).map((line) => `${route} ${id}: ${line}`),
      );
    }
  }
  expect(lost).toEqual([]);
  expect(count).toBeGreaterThan(80);
});

it('Markdown pages of a service have every operation, field, value and error', () => {
  for (const { id, route } of drawSample(portal.services, 2)) {
    const text = textOf(parser.parse(markdownPages.get(`${route}.md`) ?? ''));
    const operations = readFacts(read(`contratos/${id}.com-perguntas.yaml`));
    expect(operations.flatMap((operation) => missingFrom(text, operation))).toEqual([]);
  }
});

it('Markdown pages of an operation have the text of its service’s page', () => {
  for (const { route } of portal.services) {
    const whole = markdownPages.get(`${route}.md`) ?? '';
    const own = [...markdownPages].filter(
      ([name, text]) => name.startsWith(`${route}/`) && /^# .+\n\n`[A-Z]+ /.test(text),
    );
    expect(own).toHaveLength([...whole.matchAll(/^### .+\n\n`[A-Z]+ /gm)].length);
    for (const [name, markdown] of own) {
      // The last line links back to the service.
      const text = markdown.trim().split('\n').slice(0, -1).join('\n').trim();
      expect(whole, name).toContain(text.replace(/^(?=#+ )/gm, '##'));
    }
  }
});

it('Markdown pages of places in a reference have the same text in HTML, without scripts and for search engines', () => {
  const places = [...markdownPages].filter(([name]) => name.includes('/api/'));
  expect(places.length).toBeGreaterThan(100);
  for (const [name, markdown] of drawSample(places, 12)) {
    const html = read(name.replace(/md$/, 'html'));
    const body = DomUtils.getElementsByTagName('body', parseDocument(html));
    const said = textOf(parser.parse(markdown), { includeHtml: false });
    expect(lettersOf(DomUtils.textContent(body)), name).toBe(lettersOf(said));
    expect(html, name).not.toContain('noindex');
  }
});

it('Markdown pages write no space or letter as an entity', () => {
  for (const [name, markdown] of markdownPages) expect(markdown, name).not.toMatch(/&#x[\dA-F]+;/);
});

it('Markdown pages are in the index and in the full text, once', () => {
  const index = read('llms.txt');
  const full = read('llms-full.txt');
  for (const route of [
    '/index',
    '/docs/frontier/glossario',
    '/docs/frontier/emissao/api',
    '/docs/frontier/emissao/api/criarSolicitacao',
    '/blog/welcome',
  ]) {
    expect(index.split(`(${portal.siteUrl}${markdownPageOf(route)})`), route).toHaveLength(2);
  }
  const guide = `<!-- ${portal.siteUrl}/docs/frontier/getting-started.md -->`;
  expect(full.split(guide)).toHaveLength(2);
  expect(full).toContain(markdownPages.get('/docs/frontier/getting-started.md'));
});
