import { readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { portal } from '../../portal.config';
import { drawSample } from '../support/drawSample';
import { findLostAssumptions, missingFrom, readFacts } from './support/contractFacts';

/** The text of each operation of a page by id, with the shared schemas at the end of the page. */
function readOperations(html: string): Map<string, string> {
  const document = parseDocument(html);
  const find = (isWanted: (attributes: Readonly<Record<string, string>>) => boolean) =>
    DomUtils.findAll(({ attribs }) => isWanted(attribs), document.children);
  const schemas = DomUtils.textContent(find(({ class: name }) => name === 'r-schemas'));
  return new Map(
    find((attributes) => 'data-operation' in attributes).map((operation) => [
      operation.attribs['data-operation'] ?? '',
      DomUtils.textContent(operation) + schemas,
    ]),
  );
}

it.each(drawSample(portal.services, 2))(
  'the reference of $id shows every fact at its operation, in the order of its words',
  ({ id, route }) => {
    const html = readFileSync(`build${route}.html`, 'utf8');
    const shown = readOperations(html);
    const source = readFileSync(`build/contratos/${id}.com-perguntas.yaml`, 'utf8');
    const operations = readFacts(source);
    expect(operations.flatMap(({ facts }) => facts).length).toBeGreaterThan(20);
    const missing = operations.flatMap((operation) =>
      missingFrom(shown.get(operation.id) ?? '', operation),
    );
    expect(missing).toEqual([]);
    const markdownPage = readFileSync(`build${route}.md`, 'utf8');
    expect(findLostAssumptions(markdownPage, html)).toEqual([]);
  },
);
