import path from 'node:path';
import { LIMITS } from '@frontier/openapi';
import { expect, it } from 'vitest';
import { english } from '../labels/languageTables.js';
import { loadReference } from '../loadReference.js';
import { renderMarkdown } from '../markdown/renderMarkdown.js';

// The compiled package: style and script of whole documents stand beside its modules.
const { renderStandalonePage }: typeof import('../renderStandalone.js') = await import(
  path.resolve('packages/reference/dist/index.js')
);
const labels = english;

/** The page and the Markdown of a document whose one body is this. */
async function pagesOf(media: unknown): Promise<readonly string[]> {
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/a': { post: { requestBody: { content: { 'application/json': media } }, responses: {} } },
    },
  };
  const read = () => Promise.resolve(Buffer.from(JSON.stringify(document)));
  const service = await loadReference('t.json', { labels, read });
  const pages = renderMarkdown(service, { labels, layout: 'page', addressOf: (slug) => slug });
  const markdown = [...pages].map((page) => ('markdown' in page ? page.markdown : '')).join('');
  return [renderStandalonePage(service, { labels }), markdown];
}

it.each<[string, unknown]>([
  ['of a body', { example: 'x'.repeat(1_000_000) }],
  ['in a list of a body', { example: Array.from({ length: 5_000 }, () => 1) }],
  [
    'of a field',
    { schema: { properties: { a: { type: 'string', default: 'x'.repeat(1_000_000) } } } },
  ],
])('a huge value %s is cut, with a word', async (_, media) => {
  for (const page of await pagesOf(media)) {
    expect(page).toContain(labels.cutValue);
    expect(page.length).toBeLessThan(LIMITS.shownCharacters * 60);
  }
});

it.each<[string, unknown]>([
  ['text', { type: 'string', minLength: 2_000_000_000 }],
  ['list', { type: 'array', minItems: 1_000_000_000, items: { type: 'string' } }],
])('a %s too long to show has no example, with a word', async (_, schema) => {
  for (const page of await pagesOf({ schema })) expect(page).toContain(labels.exampleLeftOut);
});

it('a schema of too many fields shows the first, and says how many it leaves out', async () => {
  const names = Array.from({ length: LIMITS.nodesOfOperation + 500 }, (_, index) => `k${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  for (const page of await pagesOf({ schema: { properties } })) {
    // The schema itself counts as one.
    expect(page).toContain(labels.entriesLeftOut(501));
  }
});
