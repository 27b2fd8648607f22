import { type JsonObject, type JsonValue, resolveRef } from '@frontier/openapi';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { portal } from '../../portal.config';
import { type MdxElement, readAttributes } from '../../src/shared/mdx/jsxNodes';
import { countOperations } from '../support/countOperations';
import { indexSnapshots, readSnapshots } from '../support/snapshots';
import { parseGuide, readGuides } from './support/readBlocks';

const contracts = portal.services.map(({ id }, index) => ({
  id,
  root: readSnapshots()[index]?.document.root ?? {},
}));
const parts = readGuides().flatMap(({ file, text }) => readParts(file, text));
const embedded = new Set(parts.flatMap(({ id, part }) => (part === 'Operation' ? [id] : [])));
const shown = new Set([
  ...contracts.flatMap(({ id, root }) =>
    followRefs(root).map((ref) => `${id}/${ref.split('/').at(-1)}`),
  ),
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

/** All references of the calls and notifications of a document, those behind others included. */
function followRefs(root: JsonObject): string[] {
  const found = new Set<string>();
  const follow = (value: JsonValue | undefined): void => {
    for (const [, ref = ''] of JSON.stringify(value ?? {}).matchAll(/"\$ref":"([^"]+)"/g)) {
      if (found.has(ref)) continue;
      found.add(ref);
      follow(resolveRef(root, ref)?.value);
    }
  };
  follow(root.paths);
  follow(root.webhooks);
  return [...found];
}

it('guides embed every operation', () => {
  const operations = Object.entries(indexSnapshots().operations);
  const missing = operations
    .filter(([id]) => !embedded.has(id))
    .map(([id, { service }]) => `docs/frontier/${service}: no guide has <Operation id="${id}" />`);
  expect(missing).toEqual([]);
  expect(operations).toHaveLength(countOperations());
});

it('guides show every entity, in an operation or by itself', () => {
  const names = Object.entries(indexSnapshots().schemas).flatMap(([service, own]) =>
    own.map((name) => `${service}/${name}`),
  );
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
  expect(names.length).toBeGreaterThan(100);
});
