import { expect, it } from 'vitest';
import { addPauses } from '..';

const part = (id: string, length: number) => `<article id=${id}>${'x'.repeat(length)}</article>`;

it('puts a pause before a part when enough has gone before, and nowhere else', () => {
  const page = `<!doctype html>${part('a', 60_000)}${part('b', 10)}${part('c', 49_000)}${part('d', 10)}`;
  const pieces = addPauses(page, '<article ').split('<script>0</script>');
  expect(pieces.join('')).toBe(page);
  expect(pieces.map((piece) => piece.slice(0, 13))).toEqual(['<!doctype htm', '<article id=b']);
  expect(addPauses(page, '<section ')).toBe(page);
});
