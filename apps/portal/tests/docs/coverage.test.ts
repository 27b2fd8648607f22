import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { type MdxElement, readAttributes } from '../../src/shared/mdx/jsxNodes';
import { countOperations } from '../support/countOperations';
import { reachSchemas, schemaNames } from './support/reachSchemas';
import { parseGuide, readGuides } from './support/readBlocks';
import { readCalls } from './support/readCalls';

const calls = readCalls();
const contracts = new Map(calls.map(({ contract }) => [contract.service, contract]));
const parts = readGuides().flatMap(({ file, text }) => readParts(file, text));
const embedded = new Set(parts.flatMap(({ id, part }) => (part === 'Operation' ? [id] : [])));
const reached = new Set([
  ...calls.filter(({ id }) => embedded.has(id)).flatMap((call) => reachSchemas(call)),
  ...parts.flatMap(({ name, part, service }) =>
    part === 'SchemaFields' || part === 'EnumValues' ? [`${service}/${name}`] : [],
  ),
]);

interface GuidePart {
  readonly part: string;
  readonly id: string;
  readonly service: string;
  readonly name: string;
}

function readParts(file: string, text: string): GuidePart[] {
  const found: GuidePart[] = [];
  visit(parseGuide(file, text).tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as MdxElement;
    const read = readAttributes(element);
    const [id = '', service = '', name = ''] = ['id', 'service', 'name'].map((key) =>
      read.get(key),
    );
    found.push({ part: element.name ?? '', id, service, name });
  });
  return found;
}

describe('guides cover the contracts', () => {
  it('embed every operation', () => {
    const missing = calls
      .filter(({ id }) => !embedded.has(id))
      .map(
        ({ contract, id }) =>
          `docs/frontier/${contract.service}: no guide has <Operation id="${id}" />`,
      );
    console.log(`guides: ${calls.length - missing.length} of ${calls.length} operations embedded`);
    expect(missing).toEqual([]);
    expect(calls).toHaveLength(countOperations());
  });

  it('show every entity, in an operation or by itself', () => {
    const names = [...contracts.values()].flatMap(schemaNames);
    const missing = names.filter((name) => !reached.has(name));
    console.log(`guides: ${names.length - missing.length} of ${names.length} entities shown`);
    expect(missing).toEqual([]);
    expect(names.length).toBeGreaterThan(100);
  });
});
