import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A page of the documentation. */
export interface Guide {
  readonly title: string;
  readonly route: string;
}

/** First heading of the guides about a call. Other pages may show calls too. */
const OWN_CALL = /^## Quando usar$/m;
const SHOWN = /<Operation id="([^"]+)"/g;

/**
 * Finds the guide of every operation: the guide about the call, otherwise the first page that shows it.
 *
 * @param docs folder of the guides, served below its own name.
 */
export function findGuides(docs: string): ReadonlyMap<string, Guide> {
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => ({ name, text: readFileSync(path.join(docs, name), 'utf8') }))
    .sort((a, b) => Number(OWN_CALL.test(b.text)) - Number(OWN_CALL.test(a.text)));
  const guides = new Map<string, Guide>();
  for (const { name, text } of pages) {
    const title = /^title: (.+)$/m.exec(text)?.[1] ?? name;
    const route = `/${path.basename(docs)}/${name}`.replace(/(\/index)?\.mdx$/, '');
    for (const [, id = ''] of text.matchAll(SHOWN)) {
      if (!guides.has(id)) guides.set(id, { title, route });
    }
  }
  return guides;
}
