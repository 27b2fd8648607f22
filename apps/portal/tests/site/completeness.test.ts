import { readFileSync } from 'node:fs';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import { portal } from '../../portal.config';
import { drawSample } from '../support/drawSample';
import { findLostAssumptions, missingFrom, readFacts, withoutMarks } from './support/contractFacts';

/** The text of each operation of a page by id, with the shared schemas at the end of the page. */
function readOperations(html: string): Map<string, string> {
  const found = new Map<string, string>();
  let schemas = '';
  const walk = (node: Tree.Node): void => {
    const attributes = 'attrs' in node ? node.attrs : [];
    const id = attributes.find(({ name }) => name === 'data-operation')?.value;
    if (id !== undefined) found.set(id, textOf(node));
    if (attributes.some(({ value }) => value === 'r-schemas')) schemas += textOf(node);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return new Map([...found].map(([id, text]) => [id, text + schemas]));
}

function textOf(node: Tree.Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join(' ') : '';
}

describe.each(drawSample(portal.services, 2))(
  'the built reference of $id',
  ({ route, snapshot }) => {
    const source = readFileSync(snapshot, 'utf8');
    const html = readFileSync(`build${route}.html`, 'utf8');
    const twin = readFileSync(`build${route}.md`, 'utf8');

    it('shows every fact of each operation at that operation, in the order of its words', () => {
      const shown = readOperations(html);
      const operations = readFacts(withoutMarks(source));
      expect(operations.flatMap(({ facts }) => facts).length).toBeGreaterThan(20);
      const missing = operations.flatMap((operation) =>
        missingFrom(shown.get(operation.id) ?? '', operation),
      );
      expect(missing).toEqual([]);
      expect(findLostAssumptions(twin, html)).toEqual([]);
    });
  },
);
