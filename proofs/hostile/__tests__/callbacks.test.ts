import { modelService, parseDocument } from '@frontier/openapi';
import { portuguese } from '@frontier/reference';
import { expect, it } from 'vitest';

const CALLBACK = '#/components/callbacks/C';

function many(count: number, value: () => object): object {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`/p${index}`, value()]));
}

it('refuses too many callbacks within callbacks, with the limit and the place', () => {
  const callbacks = () => many(300, () => ({ $ref: CALLBACK }));
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'a', version: '1' },
    paths: many(20, () => ({ get: { callbacks: callbacks() } })),
    components: { callbacks: { C: { u: { post: { callbacks: callbacks() } } } } },
  });
  const document = parseDocument(text, { service: 'teste', source: 'teste.json' });
  const model = () => modelService(document, { id: 'teste', title: 'a' }, 'a.json', portuguese);
  expect(model).toThrow(/a\.json:1:\d+ #\/[\s\S]*counted each time/);
});
