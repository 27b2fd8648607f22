import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { SIMULATOR } from '../../../src/shared/simulatorAddress';

export const BUILD = 'build';

export interface Page {
  readonly name: string;
  /** Its address: `/docs`, and `/` for the front page. */
  readonly route: string;
  readonly html: string;
  /** Name of the page's plugin without the common prefix. */
  readonly plugin: string | undefined;
  /** The title, and each `meta` by name, property or `http-equiv`. */
  readonly metadata: ReadonlyMap<string, string>;
  /** The attributes of each `link`. */
  readonly links: readonly Readonly<Record<string, string>>[];
  /** Structured data. */
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly ids: ReadonlySet<string>;
  /** Addresses of links, unresolved. */
  readonly hrefs: readonly string[];
  /** The first elements inside `html` and `head`, with their attributes. */
  readonly first: readonly Readonly<Record<string, string>>[];
  /** Hash sources of scripts and styles that a policy must allow. */
  readonly hashes: ReadonlySet<string>;
  /** Attributes that no strict policy allows: `<p onclick>`. */
  readonly inline: readonly string[];
}

/** Paths in the built site. */
export const files: readonly string[] = readdirSync(BUILD, { recursive: true, encoding: 'utf8' });

/** Every HTML file of the built site. Test files share a process, so each file is read once. */
export const allPages: readonly Page[] = files
  .filter((name) => name.endsWith('.html'))
  .map((name) => readPage(name, readFileSync(path.join(BUILD, name), 'utf8')));

const documents = allPages.filter(({ metadata }) => !metadata.has('refresh'));

/** The pages of the built site. Redirects and the page of the simulator are not among them. */
export const pages: readonly Page[] = documents.filter(({ route }) => route !== SIMULATOR);

const byRoute = new Map(documents.map((page) => [page.route, page]));

export function pageAt(route: string): Page | undefined {
  return byRoute.get(route);
}

function readPage(name: string, html: string): Page {
  let plugin: string | undefined;
  const metadata = new Map<string, string>();
  const links: Record<string, string>[] = [];
  const data: Record<string, unknown>[] = [];
  const ids = new Set<string>();
  const hrefs: string[] = [];
  const first: Record<string, string>[] = [];
  const hashes = new Set<string>();
  const inline: string[] = [];
  /** Takes the text of a title or a script. */
  let takeText: ((text: string) => void) | undefined;
  let text = '';
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (first.length < 2 && tag !== 'html' && tag !== 'head') first.push(attributes);
      const key = attributes.name ?? attributes.property ?? attributes['http-equiv'];
      if (tag === 'html') plugin = /plugin-(?!id-)(\S+)/.exec(attributes.class ?? '')?.[1];
      if (tag === 'meta' && key) metadata.set(key, attributes.content ?? '');
      if (tag === 'link') links.push(attributes);
      if (attributes.id) ids.add(attributes.id);
      if (tag === 'a' && attributes.href) hrefs.push(attributes.href);
      for (const attribute of Object.keys(attributes)) {
        if (/^(?:style|on.*)$/.test(attribute)) inline.push(`<${tag} ${attribute}>`);
      }
      text = '';
      if (tag === 'title' && !metadata.has('title'))
        takeText = (title) => metadata.set('title', title);
      else if (attributes.type === 'application/ld+json')
        takeText = (json) => data.push(JSON.parse(json));
      else if (tag === 'style' || (tag === 'script' && !attributes.type?.endsWith('json')))
        takeText = (code) => {
          if (code !== '') hashes.add(hashOf(code));
        };
    },
    ontext(piece) {
      if (takeText) text += piece;
    },
    onclosetag() {
      takeText?.(text);
      takeText = undefined;
    },
  });
  parser.end(html);
  const route = `/${name.replace(/(^index)?\.html$/, '')}`;
  return { name, route, html, plugin, metadata, links, data, ids, hrefs, first, hashes, inline };
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
