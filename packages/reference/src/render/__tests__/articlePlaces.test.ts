import { modelService, parseDocument } from '@frontier/openapi';
import { expect, it } from 'vitest';
import { renderReference } from '../renderReference.js';

/** Placeholder of an operation in a page's HTML. */
const PLACE = '<!--article-->';
const IDS = ['a', 'b', 'c'];

it('never replaces a text of the contract by an operation', () => {
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
  const service = modelService(parsed, { id: 't', title: 'T' }, 't.json');
  const { html } = renderReference(service, { route: '', downloads: [] });
  expect([...html.matchAll(/data-operation="(\w+)"/g)].map(([, id]) => id)).toEqual(IDS);
  expect(html).not.toContain(PLACE);
});
