import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toString as textOf } from 'mdast-util-to-string';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { writeMarkdown } from '../../markdown/writeMarkdown.js';
import { writeReference } from '../../markdown/writeReference.js';
import { renderReference } from '../renderReference.js';
import { modelOf } from './modelOf.js';

const FOLDER = path.resolve(import.meta.dirname, '../../../fixtures/features');
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));

function idOf(node: Tree.Node): string | undefined {
  return 'attrs' in node ? node.attrs.find(({ name }) => name === 'id')?.value : undefined;
}

function findElement(node: Tree.Node, id: string): Tree.Node | undefined {
  if (idOf(node) === id) return node;
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const found = findElement(child, id);
    if (found) return found;
  }
  return undefined;
}

/** Returns the text of an anchored element without nested anchored elements, but with their code. */
function textAt(node: Tree.Node, anchor: string): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  if (idOf(node)?.startsWith(`${anchor}.`)) return codeIn(node);
  return node.childNodes.map((child) => textAt(child, anchor)).join('');
}

function codeIn(node: Tree.Node): string {
  if (node.nodeName === 'pre') return ` ${textAt(node, '')} `;
  return 'childNodes' in node ? node.childNodes.map(codeIn).join('') : '';
}

function missingTexts(source: string, html: string): string[] {
  const wanted: Readonly<Record<string, unknown>> = parse(source)['x-shows'] ?? {};
  const page = parseFragment(html);
  return Object.entries(wanted).flatMap(([anchor, texts]) => {
    const element = findElement(page, anchor);
    if (!element) return [`#${anchor}`];
    const text = textAt(element, anchor).replace(/\s+/g, ' ');
    return [texts]
      .flat()
      .filter((one) => !text.includes(String(one)))
      .map((one) => `#${anchor}: ${one}`);
  });
}

function missingWords(source: string, markdown: string): string[] {
  const wanted: Readonly<Record<string, unknown>> = parse(source)['x-shows'] ?? {};
  const words =
    Object.values(wanted)
      .flat()
      .join(' ')
      .match(/[\p{L}\d]+/gu) ?? [];
  return words.filter((word) => !markdown.includes(word));
}

function faultsOf(markdown: string): string[] {
  const faults: string[] = [];
  let last = 0;
  visit(unified().use(remarkParse).parse(markdown), (node) => {
    if (node.type === 'heading') {
      if (node.depth > last + 1 || (node.depth === 1 && last > 0)) faults.push(textOf(node));
      last = node.depth;
    }
  });
  return faults;
}

it.each(files)(
  '%s shows the expected texts, also in Markdown, unique ids and no broken link',
  (file) => {
    const source = readFileSync(path.join(FOLDER, file), 'utf8');
    const service = modelOf(source);
    const { html } = renderReference(service, { route: '' });
    const markdown = writeMarkdown(writeReference(service, { route: '' }).page());
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    const targets = [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id);
    expect(missingTexts(source, html)).toEqual([]);
    expect(missingWords(source, markdown)).toEqual([]);
    expect(faultsOf(markdown)).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
    expect(html).not.toMatch(/\[object Object\]|>undefined<|<p>\s*<\/p>|<section[^>]*><\/section>/);
    expect(html).not.toMatch(/ (\S+) · \1<|<b>([^<]+)<\/b> <\/summary><p class="r-type">\2</);
  },
);
