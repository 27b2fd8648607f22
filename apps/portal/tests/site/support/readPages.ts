import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export const BUILD = 'build';

/** What previews and search engines read of a page. */
export interface Page {
  /** Path in the built site. */
  readonly name: string;
  /** Name of the plugin whose page it is, without what all have in common. */
  readonly plugin: string | undefined;
  /** The title, and each `meta` by name or property. */
  readonly metadata: ReadonlyMap<string, string>;
  /** The attributes of each `link`. */
  readonly links: readonly Readonly<Record<string, string>>[];
  /** Structured data. */
  readonly data: readonly Readonly<Record<string, unknown>>[];
}

/** The pages of the built site, redirects left out. */
export const pages: readonly Page[] = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({ name, html: readFileSync(path.join(BUILD, name), 'utf8') }))
  .filter(({ html }) => !/<meta http-equiv="?refresh/i.test(html))
  .map(({ html, name }) => readHead(name, html));

function readHead(name: string, html: string): Page {
  let plugin: string | undefined;
  const metadata = new Map<string, string>();
  const links: Record<string, string>[] = [];
  const data: Record<string, unknown>[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('attrs' in node) {
      const attributes = Object.fromEntries(node.attrs.map((found) => [found.name, found.value]));
      const key = attributes.name ?? attributes.property;
      if (node.nodeName === 'html')
        plugin = /plugin-(?!id-)(\S+)/.exec(attributes.class ?? '')?.[1];
      if (node.nodeName === 'title') metadata.set('title', textOf(node));
      if (node.nodeName === 'meta' && key) metadata.set(key, attributes.content ?? '');
      if (node.nodeName === 'link') links.push(attributes);
      if (attributes.type === 'application/ld+json') data.push(JSON.parse(textOf(node)));
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html.slice(0, html.indexOf('</head>'))));
  return { name, plugin, metadata, links, data };
}

function textOf({ childNodes: [text] }: DefaultTreeAdapterTypes.Element): string {
  return text && 'value' in text ? text.value : '';
}
