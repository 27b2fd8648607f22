import { modelService, parseDocument } from '@frontier/openapi';
import { expect, it } from 'vitest';
import { portuguese } from '../../labels/languageTables.js';
import { LAYOUTS } from '../../paging/layout.js';
import { renderReference } from '../renderReference.js';

/** What a page is put together by. */
const PLACE = '<!--article-->';
const IDS = ['a', 'b', 'c'];

it.each(LAYOUTS)('no text of a document takes the place of an operation: %s', (layout) => {
  const text = `A ${PLACE} <b>b</b>`;
  const get = (id: string) => ({
    get: { operationId: id, tags: [text], summary: text, description: text, responses: {} },
  });
  const document = {
    openapi: '3.1.0',
    info: { title: text, version: PLACE, description: text },
    tags: [{ name: text, description: `${text}\n\n${PLACE}` }],
    paths: Object.fromEntries(IDS.map((id) => [`/${id}/${PLACE}`, get(id)])),
  };
  const parsed = parseDocument(JSON.stringify(document), { service: 't', source: 't.json' });
  const service = modelService(parsed, { id: 't', title: 'T' }, 't.json', portuguese);
  const options = { labels: portuguese, downloads: [], layout, addressOf: (slug: string) => slug };
  const pages = [...renderReference(service, options)].filter(({ kind }) => kind === 'page');
  const html = pages.map((page) => ('html' in page ? page.html : '')).join('');
  expect([...html.matchAll(/data-operation="(\w+)"/g)].map(([, id]) => id)).toEqual(IDS);
  expect(html).not.toContain(PLACE);
});
