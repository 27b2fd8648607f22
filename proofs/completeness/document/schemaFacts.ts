import { portuguese as labels } from '@frontier/reference';
import { isObject } from '@frontier/reference/document';
import type { Fact } from '../expectedPlaces';
import { externalDocs, literal, phrase, prose, spellings, word } from './facts';
import { isValueInWords } from './isValueInWords';
import { limitFacts } from './limitFacts';
import { formsOf, type OpenedSchema } from './openSchema';
import { child, holds, listed, type Pointed, type Reader, text } from './Reader';

/** Keywords that forbid what is not described, and how that is said. */
const CLOSING: readonly (readonly [string, string])[] = [
  ['additionalProperties', labels.noOtherProperties],
  ['unevaluatedProperties', labels.noOtherProperties],
  ['items', labels.noOtherItems],
  ['additionalItems', labels.noOtherItems],
  ['unevaluatedItems', labels.noOtherItems],
];
const BESIDE_ENUM = ['x-enumDescriptions', 'x-enum-descriptions', 'x-enum-varnames', 'x-enumNames'];
const MARKS = ['deprecated', 'readOnly', 'writeOnly'] as const;

/** What one schema says of its own place; not what it contains. */
export function schemaFacts(reader: Reader, opened: OpenedSchema): Fact[] {
  const { fragments } = opened;
  const nearest = (key: string) => fragments.find((fragment) => child(fragment, key));
  const title = fragments.find((fragment) => !fragment.isMember && child(fragment, 'title'));
  const constant = nearest('const');
  const standard = nearest('default');
  return [
    ...(title ? prose('description', title, 'title') : []),
    ...fragments
      .filter(({ overridden }) => !overridden)
      .flatMap((fragment) => prose('description', fragment, 'description')),
    ...typeFacts(opened),
    ...limitFacts(reader, fragments),
    ...enumFacts(reader, fragments),
    ...(constant ? sample(reader, 'enum value', child(constant, 'const')) : []),
    ...(standard ? sample(reader, 'default', child(standard, 'default')) : []),
    ...exampleFacts(reader, fragments),
    ...MARKS.flatMap((key) => {
      const marked = fragments.find((fragment) => holds(fragment, key));
      return marked ? phrase('mark', `${marked.pointer}/${key}`, literal(labels[key])) : [];
    }),
    ...fragments.flatMap((fragment) => [
      ...externalDocs('description', fragment),
      ...ruleFacts(reader, fragment),
    ]),
  ];
}

function typeFacts({ fragments, names, nullable }: OpenedSchema): Fact[] {
  const declared = fragments.filter((fragment) => child(fragment, 'type'));
  const allowed = declared
    .map((fragment) => [child(fragment, 'type')?.value].flat().map(String))
    .reduce<string[] | undefined>(
      (kept, types) => kept?.filter((type) => accepts(types, type)) ?? types,
      undefined,
    );
  const pointer = `${declared[0]?.pointer ?? fragments[0]?.pointer ?? ''}/type`;
  const takesNull =
    nullable || allowed?.includes('null') || fragments.some((one) => holds(one, 'nullable'));
  const formatted = fragments.find((fragment) => child(fragment, 'format'));
  const format = formatted && String(child(formatted, 'format')?.value);
  return [
    ...(allowed ?? [])
      .filter((type) => type !== 'null')
      .map((type) =>
        phrase('type', pointer, ...[labels.types[type] ?? type, ...names].map(literal)),
      ),
    ...(takesNull ? [phrase('mark', pointer, literal(labels.nullable), /\bnull\b/)] : []),
    ...(format
      ? [phrase('type', `${formatted?.pointer}/format`, literal(labels.types[format] ?? format))]
      : []),
  ];
}

function accepts(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

/** The values that every list allows, and what they mean. */
function enumFacts(reader: Reader, fragments: readonly Pointed[]): Fact[] {
  const lists = fragments.filter((fragment) => Array.isArray(child(fragment, 'enum')?.value));
  const [first, ...others] = lists.map((fragment) => ({
    fragment,
    values: listed(fragment, 'enum'),
  }));
  if (!first) return [];
  return first.values
    .map((value, index) => ({ value, index, json: reader.print(value) }))
    .filter(({ json }) =>
      others.every(({ values }) => values.some((value) => reader.print(value) === json)),
    )
    .flatMap(({ value, index }) => [
      ...sample(reader, 'enum value', value, 'word'),
      ...BESIDE_ENUM.flatMap((key) => {
        const meanings = child(first.fragment, key);
        const at = Array.isArray(meanings?.value) ? String(index) : String(value.value);
        return meanings && !isValueInWords(value.value, text(meanings, at))
          ? prose('enum value', meanings, at)
          : [];
      }),
    ]);
}

/** The examples nearest to the place; those beyond illustrate the schema elsewhere. */
function exampleFacts(reader: Reader, fragments: readonly Pointed[]): Fact[] {
  for (const fragment of fragments) {
    const several = listed(fragment, 'examples');
    if (several.length > 0) return several.flatMap((one) => sample(reader, 'example', one));
    const single = child(fragment, 'example');
    if (single) return sample(reader, 'example', single);
  }
  return [];
}

function sample(
  reader: Reader,
  category: Fact['category'],
  place: Pointed | undefined,
  kind: 'word' | 'sample value' = 'sample value',
): Fact[] {
  if (!place) return [];
  return [
    { category, pointer: place.pointer, expected: { kind, texts: spellings(reader, place) } },
  ];
}

/** Rules that are one sentence or one word beside the others. */
function ruleFacts(reader: Reader, fragment: Pointed): Fact[] {
  const discriminator = child(fragment, 'discriminator');
  const xml = child(fragment, 'xml');
  const closing = CLOSING.filter(([key]) => child(fragment, key)?.value === false);
  const required = child(fragment, 'dependentRequired');
  return [
    ...(discriminator ? word(reader, 'rule', discriminator, 'propertyName') : []),
    ...(['oneOf', 'anyOf'] as const)
      .filter((kind) => formsOf(fragment, kind).length > 1)
      .map((kind) => phrase('rule', `${fragment.pointer}/${kind}`, literal(labels[kind]))),
    ...closing.map(([key, said]) => phrase('rule', `${fragment.pointer}/${key}`, literal(said))),
    ...(xml
      ? ['name', 'namespace', 'prefix'].flatMap((key) => word(reader, 'rule', xml, key))
      : []),
    ...(required && isObject(required.value)
      ? Object.entries(required.value).map(([property, names]) =>
          phrase(
            'rule',
            `${required.pointer}/${property}`,
            literal(labels.dependentRequired(property, [names].flat().join(', '))),
          ),
        )
      : []),
  ];
}
