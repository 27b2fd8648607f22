import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, it } from 'vitest';

const BUILD = 'build';

/** What previews and search engines read of a page: its title, and its `meta` by name or property. */
function readMetadata(html: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if (node.nodeName === 'title' && 'childNodes' in node && !found.has('title')) {
      const [text] = node.childNodes;
      found.set('title', text && 'value' in text ? text.value : '');
    }
    if (node.nodeName === 'meta' && 'attrs' in node) {
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
      const key = attributes.get('name') ?? attributes.get('property');
      if (key) found.set(key, attributes.get('content') ?? '');
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html));
  return found;
}

/** The pages of the built site, redirects left out. */
const pages = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({ name, html: readFileSync(path.join(BUILD, name), 'utf8') }))
  .filter(({ html }) => !/<meta http-equiv="?refresh/i.test(html))
  .map(({ html, name }) => ({ name, metadata: readMetadata(html) }));

describe('what previews and search engines read', () => {
  it.each(['title', 'description'])('is a %s of its own on every page', (key) => {
    const values = new Map<string, string[]>();
    for (const { metadata, name } of pages) {
      const value = metadata.get(key) ?? '';
      values.set(value, [...(values.get(value) ?? []), name]);
    }
    expect(values.get('')).toBeUndefined();
    expect([...values.values()].filter((names) => names.length > 1)).toEqual([]);
  });

  it('is one picture on every page, small enough for any preview', () => {
    for (const { metadata, name } of pages) {
      expect(metadata.get('og:image'), name).toBe('https://docs.frontier.example/img/social.png');
    }
    expect(statSync(path.join(BUILD, 'img/social.png')).size).toBeLessThan(100 * 1024);
  });
});
