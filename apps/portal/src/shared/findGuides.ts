import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { DOCS } from './folders';

export type Guide = ReturnType<typeof readGuide>;

const SHOWN = /<Operation id="([^"]+)"/g;

/** Names of all pages in the folder of the guides, by path. Files that begin with `_` are parts of pages. */
export function listGuideFiles(docs: string): string[] {
  return readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)[^_/][^/]*\.mdx$/.test(name))
    .sort();
}

/** @param docs folder of the guides. Its name is the first segment of their routes. */
export function routeOf(docs: string, name: string): string {
  return `/${path.basename(docs)}/${name}`.replace(/(\/index)?\.mdx$/, '');
}

export function readGuide(name: string, docs = DOCS) {
  const source = readFileSync(path.join(docs, name), 'utf8');
  const {
    description,
    sidebar_label,
    sidebar_position = Number.MAX_SAFE_INTEGER,
    title,
  } = Object(parse(/^---\n(.*?)\n---/s.exec(source)?.[1] ?? ''));
  return {
    title: String(title ?? name),
    label: String(sidebar_label ?? title ?? name),
    description: String(description),
    position: Number(sidebar_position),
    route: routeOf(docs, name),
    calls: Array.from(source.matchAll(SHOWN), ([, id = '']) => id),
  };
}

/** The guide of each operation: the first page that shows it. */
export function findGuides(docs = DOCS): ReadonlyMap<string, Guide> {
  const guides = new Map<string, Guide>();
  for (const name of listGuideFiles(docs)) {
    const guide = readGuide(name, docs);
    for (const id of guide.calls) if (!guides.has(id)) guides.set(id, guide);
  }
  return guides;
}
