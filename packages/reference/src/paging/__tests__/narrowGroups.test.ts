import type { Operation, Tag, TagGroup } from '@frontier/openapi';
import { describe, expect, it } from 'vitest';
import { narrowGroups } from '../pageSizes.js';

const operation = (id: string) => ({ id, anchor: id }) as Operation;
const tag = (name: string, count: number): Tag => ({
  name,
  title: name,
  anchor: name,
  listed: [],
  operations: Array.from({ length: count }, (_, index) => operation(`${name}${index}`)),
});

/** Tag name → ids listed under it. */
const listed = (groups: readonly TagGroup[]) =>
  groups.flatMap(({ tags }) => tags.map(({ name, operations }) => [name, operations.length]));

describe('narrowGroups', () => {
  it('lists every tag and the operations of the current one', () => {
    const [pix, boletos] = [tag('pix', 3), tag('boletos', 2)];
    expect(listed(narrowGroups([{ tags: [pix, boletos] }], { tag: boletos }))).toEqual([
      ['pix', 0],
      ['boletos', 2],
    ]);
  });

  it('lists no more operations than it may, those around the current one', () => {
    const large = tag('tudo', 5000);
    const [narrowed] = narrowGroups([{ tags: [large] }], {
      tag: large,
      operation: large.operations[2500],
    });
    const ids = narrowed?.tags[0]?.operations.map(({ id }) => id) ?? [];
    expect(ids).toHaveLength(100);
    expect(ids).toContain('tudo2500');
    expect(ids).toContain('tudo2451');
  });

  it('lists no more tags than it may, the current one among them', () => {
    const tags = Array.from({ length: 900 }, (_, index) => tag(`t${index}`, 1));
    const narrowed = narrowGroups([{ tags }], { tag: tags[899] as Tag });
    expect(listed(narrowed)).toHaveLength(60);
    expect(listed(narrowed)).toContainEqual(['t899', 1]);
  });
});
