import { operationsOf } from '@frontier/openapi';
import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { modelOf } from '../../render/__tests__/modelOf.js';
import { writeMarkdown } from '../writeMarkdown.js';
import { writeReference } from '../writeReference.js';

const parser = unified().use(remarkParse).use(remarkGfm);

function render(text: string): string {
  return writeMarkdown(writeReference(modelOf(text), { route: '' }).page());
}

const renderHostile = (text: string) => render(writeDocument(text));

function nodesOf<Type extends Nodes['type']>(markdown: string, type: Type) {
  const found: Extract<Nodes, { type: Type }>[] = [];
  visit(parser.parse(markdown), (node) => {
    if (node.type === type) found.push(node as Extract<Nodes, { type: Type }>);
  });
  return found;
}

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

it('cautions about a call below its path and above its fields', () => {
  const service = modelOf('openapi: 3.1.0\npaths: {/a: {post: {operationId: um}}}');
  const cautionOf = () => ({ label: 'Cuide', href: '/x' });
  const text = writeReference(service, { route: '', cautionOf });
  expect(writeMarkdown(text.page())).toContain('`POST /a` · operationId `um`\n\n[Cuide](/x)\n');
  const [request] = operationsOf(service).map(text.request);
  expect(request && writeMarkdown(request)).toBe('[Cuide](/x)\n');
});

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

it.each(HOSTILE)('a hostile text cannot change the structure around it: %j', (hostile) => {
  const markdown = renderHostile(hostile);
  const headings = nodesOf(markdown, 'heading').map(({ depth }) => depth);
  const structure = headings.filter((depth) => depth > 2);
  const fields = nodesOf(markdown, 'listItem').filter((item) => textOf(item).startsWith('depois'));
  expect(nodesOf(markdown, 'html')).toEqual([]);
  expect(structure).toEqual([3, 4, 4, 5]);
  expect(fields.map((field) => textOf(field).replace('\n', ' '))).toEqual([
    'depois texto · opcional Fim.',
  ]);
  expect(nodesOf(markdown, 'image')).toEqual([]);
  const addresses = nodesOf(markdown, 'link').map(({ url }) => url);
  expect(addresses.filter((url) => /^(javascript|data):/.test(url))).toEqual([]);
});

it.each([
  ['raised and lowered signs', 'Até 10<sup>18</sup> de H<sub>2</sub>O.', undefined],
  ['the name of a fold', '<details><summary>Mais</summary>Aqui.</details>', '**Mais**\n\nAqui.'],
  ['an address that cannot be decoded', '[a](https://e.example/#%zz)', undefined],
  ['an emphasis at the end of a line', 'Um **dois** \n_três_', 'Um **dois**\n_três_'],
])('a description keeps %s', (_, source, text = source) => {
  expect(renderHostile(source)).toContain(`\n\n${text}\n\n`);
});

const writeFields = (fields: string) => `openapi: 3.1.0
info: {title: A, version: '1'}
paths: {/a: {get: {responses: {'200': {content: {a/b: {schema: {properties: ${fields}}}}}}}}}`;

it('names and values keep every space', () => {
  const fields = "{'x  y': {const: ' a  b ', enum: [c  d], pattern: e  f}}";
  const codes = nodesOf(render(writeFields(fields)), 'inlineCode').map(({ value }) => value);
  expect(codes).toEqual(expect.arrayContaining(['x  y', '" a  b "', 'c  d', 'e  f']));
});

it('a colon introduces the version and values with meanings', () => {
  const fields = '{a: {enum: [b, c], x-enum-descriptions: [Um., Dois.]}}';
  const markdown = render(writeFields(fields));
  expect(markdown).toContain('\n- **Versão:** 1\n');
  expect(markdown).toContain('\n  - 2 valores:\n    - `b`: Um.\n');
});

it('the list in the description of an example is quoted once', () => {
  const markdown = renderHostile('- a\n- b');
  expect(markdown).toContain('\n> - a\n> - b\n');
  expect(markdown).not.toContain('> >');
});
