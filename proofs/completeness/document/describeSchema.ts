import { isObject } from '@frontier/reference/document';
import type { Fact, Place } from '../expectedPlaces';
import type { Describe } from './DescribedSchema';
import { describeForms } from './describeForms';
import { describeRules } from './describeRules';
import { required as markRequired } from './facts';
import { type OpenedSchema, openSchema } from './openSchema';
import { child, listed, named, type Pointed, type Reader } from './Reader';
import { schemaFacts } from './schemaFacts';

/** Keywords for the items of a list, those that others stand in for first. */
const ITEMS = ['items', 'additionalItems', 'unevaluatedItems'];

/**
 * A list is shown as one with its items: their facts and fields are those of its place.
 *
 * @param sources the schemas that hold for the place.
 * @param base pointer of a schema that is shown around the place and extended here.
 */
export const describeSchema: Describe = (reader, sources, base) => {
  const layers = openLayers(reader, sources, base);
  return {
    key: sources.map(({ pointer }) => pointer).join(' '),
    facts: layers.flatMap((layer) => [...schemaFacts(reader, layer), ...undeclaredFacts(layer)]),
    children: () =>
      layers.flatMap((layer) => [
        ...describeFields(reader, layer),
        ...describeForms(reader, layer, describeSchema),
        ...describeRules(reader, layer, describeSchema),
      ]),
  };
};

/** A schema, that of its items, and so on; each once. */
function openLayers(
  reader: Reader,
  sources: readonly Pointed[],
  base: string | undefined,
): OpenedSchema[] {
  const seen = new Set<string>();
  const layers: OpenedSchema[] = [];
  let next = [...sources];
  while (next.length > 0) {
    const layer = openSchema(reader, next, base);
    layers.push(layer);
    next =
      ITEMS.map((key) =>
        layer.fragments
          .flatMap((fragment) => child(fragment, key) ?? [])
          .filter(({ pointer, value }) => isObject(value) && !seen.has(pointer)),
      ).find((found) => found.length > 0) ?? [];
    for (const { pointer } of next) seen.add(pointer);
  }
  return layers;
}

function describeFields(reader: Reader, { fragments }: OpenedSchema): Place[] {
  const required = requiredOf(fragments);
  return [...propertiesOf(fragments)].map(([name, sources]) => {
    const { key, facts, children } = describeSchema(reader, sources);
    const mark = required.get(name);
    const pointer = sources[0]?.pointer ?? '';
    return {
      step: { kind: 'field', name },
      category: 'field',
      pointer,
      key,
      facts: mark === undefined ? facts : [markRequired(mark), ...facts],
      children,
    };
  });
}

/** Fields that are asked for here and described elsewhere, or nowhere. */
function undeclaredFacts({ fragments }: OpenedSchema): Fact[] {
  const declared = propertiesOf(fragments);
  return [...requiredOf(fragments)]
    .filter(([name]) => !declared.has(name))
    .map(([name, pointer]) => ({
      category: 'required',
      pointer,
      expected: { kind: 'word', texts: [name] },
    }));
}

function propertiesOf(fragments: readonly Pointed[]): Map<string, Pointed[]> {
  const properties = new Map<string, Pointed[]>();
  for (const [name, source] of fragments.flatMap((fragment) => named(fragment, 'properties'))) {
    properties.set(name, [...(properties.get(name) ?? []), source]);
  }
  return properties;
}

function requiredOf(fragments: readonly Pointed[]): Map<string, string> {
  return new Map(
    fragments
      .flatMap((fragment) => listed(fragment, 'required'))
      .map(({ pointer, value }) => [String(value), pointer]),
  );
}
