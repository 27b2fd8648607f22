import { portuguese as labels } from '@frontier/reference';
import { isObject } from '@frontier/reference/document';
import type { Place } from '../expectedPlaces';
import type { Describe } from './DescribedSchema';
import type { OpenedSchema } from './openSchema';
import { child, listed, named, type Pointed, type Reader } from './Reader';

/** Keywords with one schema each, and the heading of their row. */
const SINGLE: readonly (readonly [string, string])[] = [
  ['contains', labels.contains],
  ['contentSchema', labels.contentSchema],
  ['propertyNames', labels.propertyNames],
  ['not', labels.not],
];

/** The rarer rules of JSON Schema, each a row of its own. */
export function describeRules(
  reader: Reader,
  opened: OpenedSchema,
  describeNested: Describe,
): Place[] {
  const { fragments } = opened;
  const seen = new Map<string, number>();
  const row = (label: string, sources: readonly Pointed[]): Place[] => {
    const shaped = sources.filter(({ value }) => isObject(value) && Object.keys(value).length > 0);
    if (shaped.length === 0) return [];
    const nth = seen.get(label) ?? 0;
    seen.set(label, nth + 1);
    const pointer = shaped[0]?.pointer ?? '';
    return [
      {
        step: { kind: 'row', label, nth },
        category: 'rule',
        pointer,
        ...describeNested(reader, shaped),
      },
    ];
  };
  const under = (key: string) => fragments.flatMap((fragment) => child(fragment, key) ?? []);
  return [
    ...fragments.flatMap((fragment) => [
      ...named(fragment, 'patternProperties').flatMap(([pattern, source]) =>
        row(labels.matching(pattern), [source]),
      ),
      ...listed(fragment, 'prefixItems').flatMap((source, at) =>
        row(labels.position(at), [source]),
      ),
      ...conditionRows(fragment, row),
      ...named(fragment, 'dependentSchemas').flatMap(([property, source]) =>
        row(labels.dependentSchema(property), [source]),
      ),
    ]),
    ...SINGLE.flatMap(([key, label]) => row(label, under(key))),
    ...row(labels.otherProperties, [
      ...under('additionalProperties'),
      ...under('unevaluatedProperties'),
    ]),
  ];
}

function conditionRows(
  fragment: Pointed,
  row: (label: string, sources: readonly Pointed[]) => Place[],
): Place[] {
  const condition = child(fragment, 'if');
  if (!condition) return [];
  const branch = (key: string) => [child(fragment, key) ?? []].flat();
  return [
    ...row(labels.ifCondition, [condition]),
    ...row(labels.thenCondition, branch('then')),
    ...row(labels.elseCondition, branch('else')),
  ];
}
