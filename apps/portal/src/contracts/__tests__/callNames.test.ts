import { groupBy } from '@frontier/openapi';
import { expect, it } from 'vitest';
import { readGuides } from '../../../tests/docs/support/readBlocks';
import { indexSnapshots } from '../../../tests/support/snapshots';
import { findGuides } from '../../shared/findGuides';

const calls = Object.entries(indexSnapshots().operations)
  .filter(([, { kind }]) => kind === 'path')
  .map(([id, { service, title }]) => ({ id, service, title }));
const guides = findGuides('apps/portal/docs');
const texts = readGuides();

/** A guide's route, without the anchor of a heading. */
const LINK = /\[([^\]]+)\]\((\/docs\/frontier\/[^)#\s]+)(?:#[^)]*)?\)/g;
/** A name begins with an infinitive, and has no article behind it, as sentences do. */
const NAME = /^\p{Lu}\p{Ll}*[aei]r (?!(?:[oa]s?|de|por) )/u;

it.each(calls)('$id has one name in contract, guide and sidebar', ({ id, service, title }) => {
  const guide = guides.get(id);
  const text = texts.find((one) => one.text.includes(`<Operation id="${id}"`))?.text ?? '';
  const above = new RegExp(`^## (.+)\n\n(?:[^#\n].*\n\n)?<Operation id="${id}"`, 'm');
  const heading = above.exec(text)?.[1];
  const place = `the name of ${id} in its guide, in apps/portal/docs/frontier/${service}`;
  expect(heading === 'A chamada' ? guide?.title : heading, place).toBe(title);
  if (heading === 'A chamada') expect(guide?.label).toBe(title);
});

it('a call has that name in every link', () => {
  const named = groupBy(calls, ({ id }) => guides.get(id)?.route ?? '');
  const others = texts.flatMap(({ file, text }) =>
    [...text.matchAll(LINK)].flatMap(([, name = '', route = '']) => {
      const names = named.get(route)?.map(({ title }) => title) ?? [name];
      if (!NAME.test(name) || names.includes(name)) return [];
      return `${file}: "${name}" is "${names.join('" or "')}"`;
    }),
  );
  expect(others).toEqual([]);
});
