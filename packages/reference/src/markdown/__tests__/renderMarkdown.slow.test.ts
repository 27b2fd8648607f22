import { readFileSync } from 'node:fs';
import path from 'node:path';
import { modelService, parseDocument } from '@frontier/openapi';
import type { Heading, Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { namePages } from '../../render/namePages.js';
import { renderMarkdown, renderMarkdownPages } from '../renderMarkdown.js';

const FEATURES = path.resolve(import.meta.dirname, '../../../fixtures/features');
const parser = unified().use(remarkParse).use(remarkGfm);

const options = { addressOf: (slug: string) => `${slug || 'index'}.md` };

function modelOf(text: string) {
  const document = parseDocument(text, { service: 'x', source: 'x.yaml' });
  return modelService(document, { id: 'x', title: 'X' }, 'x.yaml');
}

/** The whole reference of a document with the hostile text in every place. */
const renderHostile = (text: string) => renderMarkdown(modelOf(writeDocument(text)), options);

/** Renders the Markdown files of a contract by name: the whole reference, then each operation and schema. */
function render(text: string): Map<string, string> {
  const service = modelOf(text);
  const slugs = namePages(service);
  return new Map([
    ['index.md', renderMarkdown(service, options)],
    ...[...renderMarkdownPages(service, options)].map(
      ([anchor, markdown]) => [`${slugs.get(anchor)}.md`, markdown] as const,
    ),
  ]);
}

function nodesOf<Type extends Nodes['type']>(markdown: string, type: Type) {
  const found: Extract<Nodes, { type: Type }>[] = [];
  visit(parser.parse(markdown), (node) => {
    if (node.type === type) found.push(node as Extract<Nodes, { type: Type }>);
  });
  return found;
}

/** Writes a document with the hostile text in every place for free text. */
function writeDocument(hostile: string): string {
  const text = JSON.stringify(hostile);
  return [
    'openapi: 3.1.0',
    `info: {title: ${text}, version: ${text}, summary: ${text}, description: ${text}, contact: {name: ${text}, url: ${text}}}`,
    `tags: [{name: um, x-displayName: ${text}, description: ${text}}]`,
    'paths:',
    '  /a:',
    '    post:',
    '      tags: [um]',
    `      summary: ${text}`,
    `      description: ${text}`,
    `      externalDocs: {url: ${text}, description: ${text}}`,
    '      requestBody:',
    `        description: ${text}`,
    '        content:',
    '          application/json:',
    `            examples: {um: {summary: ${text}, description: ${text}, value: ${text}}}`,
    '            schema:',
    '              type: object',
    '              properties:',
    `                ${text}: {type: string, title: ${text}, description: ${text}, default: ${text}, pattern: ${text}, enum: [${text}, b], x-enum-descriptions: [${text}, b]}`,
    '                depois: {type: string, description: Fim.}',
    `      responses: {'200': {description: ${text}}}`,
  ].join('\n');
}

const HOSTILE = [
  '```\n# Fora\n```',
  '~~~~~\nsem fim',
  '# Fora\n\n- item\n\n> quote',
  '</a><script>alert(1)</script><img src=x onerror=alert(1)>',
  '| a | b |\n|---|---|\n| 1 | 2 | 3 |\n\nx | y',
  '[a](javascript:alert(1)) ![b](data:x) <javascript:alert(1)>',
  'javascript:alert(1)',
  '`` ` ``` fim',
  '* a\n    * b\n\n1. c',
  '<!-- sem fim',
  '    recuado\n\tmais',
  '[x]: https://exemplo.example\n\n[x]',
  '&lt;b&gt; \\`',
  '***\n---\n===',
];

describe('a hostile text', () => {
  it.each(HOSTILE)('cannot change the structure around it: %j', (hostile) => {
    const markdown = renderHostile(hostile);
    const headings = nodesOf(markdown, 'heading').map(({ depth }) => depth);
    const structure = headings.filter((depth) => depth > 2);
    const fields = nodesOf(markdown, 'listItem').filter((item) =>
      textOf(item).startsWith('depois'),
    );
    expect(nodesOf(markdown, 'html')).toEqual([]);
    expect(structure).toEqual([3, 4, 4, 4]);
    expect(fields.map((field) => textOf(field).replace('\n', ' '))).toEqual(['depois: texto Fim.']);
    expect(nodesOf(markdown, 'image')).toEqual([]);
    const addresses = nodesOf(markdown, 'link').map(({ url }) => url);
    expect(addresses.filter((url) => /^(javascript|data):/.test(url))).toEqual([]);
  });
});

it('the list in the description of an example is quoted once', () => {
  const markdown = renderHostile('- a\n- b');
  expect(markdown).toContain('\n> - a\n> - b\n');
  expect(markdown).not.toContain('> >');
});

it.each([
  'callbacks',
  'components-only',
  'discriminator-mapping',
  'links',
  'links-in-texts',
  'markdown',
  'odd-names',
  'recursion',
  'schema-anchors',
  'tags',
  'titles-and-docs',
  'webhooks',
])('has headings in order, and links with targets: %s', (feature) => {
  const texts = render(readFileSync(path.join(FEATURES, `${feature}.yaml`), 'utf8'));
  for (const [name, markdown] of texts) {
    const depths = nodesOf(markdown, 'heading').map(({ depth }: Heading) => depth);
    expect(depths[0]).toBe(1);
    expect(depths.filter((depth) => depth === 1)).toHaveLength(1);
    expect(depths.filter((depth, at) => depth > (depths[at - 1] ?? 0) + 1)).toEqual([]);
    const inner = nodesOf(markdown, 'link').filter(({ url }) => /^(#|[^:/]+\.md)/.test(url));
    for (const { url } of inner) {
      const [target = '', fragment] = url.split('#');
      const text = texts.get(decodeURIComponent(target || name));
      expect(text, url).toBeDefined();
      // The whole reference marks only the anchors that its own links name.
      if (fragment !== undefined && (target === '' || target === name)) {
        expect(text).toContain(`<a id="${decodeURIComponent(fragment)}">`);
      }
    }
  }
});
