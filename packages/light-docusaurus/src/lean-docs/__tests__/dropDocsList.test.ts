import { expect, it } from 'vitest';
import { dropDocsList } from '..';

it('keeps what is said of versions, and leaves their documents out', () => {
  const version = { name: 'current', path: '/docs', sidebars: {} };
  const docs = [{ id: 'a', path: '/docs/a' }];
  expect(dropDocsList({ path: '/docs', versions: [{ ...version, docs }] })).toEqual({
    path: '/docs',
    versions: [{ ...version, docs: [] }],
  });
});

it('refuses data of another form', () => {
  for (const data of [undefined, {}, { versions: [{}] }]) {
    expect(() => dropDocsList(data)).toThrow('has no versions');
  }
});
