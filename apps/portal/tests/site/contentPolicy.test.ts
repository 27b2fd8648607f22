import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, it } from 'vitest';
import { BUILD } from './support/readPages';

type Element = DefaultTreeAdapterTypes.Element;

/** Every HTML file of the built site, redirects too. */
const names = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);

it('each page has a strict policy before anything it speaks of, which allows just what stands in it', () => {
  expect(names.length).toBeGreaterThan(200);
  for (const name of names) expect(findFaults(name), name).toEqual([]);
});

it('a long reference lets the browser pause between its operations', () => {
  const html = readFileSync(path.join(BUILD, 'docs/frontier/emissao/api.html'), 'utf8');
  expect(html.split('<script>0</script><article class=r-op ').length).toBeGreaterThan(4);
});

function findFaults(name: string): string[] {
  const elements: Element[] = [];
  collect(parse(readFileSync(path.join(BUILD, name), 'utf8')), elements);
  const [charset, policy, ...others] = elements.filter(
    ({ tagName }) => !['html', 'head'].includes(tagName),
  );
  if (attributeOf(charset, 'charset') === undefined) return ['no charset first'];
  if (attributeOf(policy, 'http-equiv') !== 'Content-Security-Policy') return ['no policy second'];
  const text = attributeOf(policy, 'content') ?? '';
  const needed = [...new Set(others.flatMap(hashesOf))].sort();
  const given = (text.match(/'sha256-[^']+'/g) ?? []).sort();
  return [
    ...(/unsafe|https?:|\*/.test(text) ? ['loose'] : []),
    ...["object-src 'none'", "base-uri 'none'", "require-trusted-types-for 'script'"].filter(
      (directive) => !text.split('; ').includes(directive),
    ),
    ...(needed.join() === given.join() ? [] : [`allows ${given}, needs ${needed}`]),
    ...others.flatMap(({ attrs, tagName }) =>
      attrs.filter((it) => /^(style|on.*)$/.test(it.name)).map((it) => `<${tagName} ${it.name}>`),
    ),
  ];
}

function hashesOf({ attrs, childNodes: [text], tagName }: Element): string[] {
  const type = attrs.find(({ name }) => name === 'type')?.value ?? '';
  const runs = tagName === 'script' && !type.endsWith('json') && text !== undefined;
  if (!runs && tagName !== 'style') return [];
  const value = text && 'value' in text ? text.value : '';
  return [`'sha256-${createHash('sha256').update(value).digest('base64')}'`];
}

function attributeOf(element: Element | undefined, key: string): string | undefined {
  return element?.attrs.find(({ name }) => name === key)?.value;
}

function collect(node: DefaultTreeAdapterTypes.Node, found: Element[]): void {
  if ('tagName' in node) found.push(node);
  if ('content' in node) collect(node.content, found);
  if ('childNodes' in node) for (const child of node.childNodes) collect(child, found);
}
