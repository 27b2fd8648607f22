import { isObject } from '@frontier/reference/document';
import type { Fact, Place } from '../expectedPlaces';
import type { Describe } from './DescribedSchema';
import { type Fragment, formsOf, type OpenedSchema, openSchema } from './openSchema';
import { child, listed, named, type Pointed, type Reader, text } from './Reader';

interface Form {
  readonly source: Pointed;
  /** Discriminator values that select this form. */
  readonly values: readonly Pointed[];
}

/** The forms a value may take: `oneOf`, `anyOf`, or those a discriminator tells apart. */
export function describeForms(
  reader: Reader,
  opened: OpenedSchema,
  describeNested: Describe,
): Place[] {
  return opened.fragments
    .flatMap((fragment) =>
      formsAt(reader, fragment).map((form) => ({ ...form, base: fragment.pointer })),
    )
    .map(({ base, source, values }, index) => {
      const { key, facts, children } = describeNested(reader, [source], base);
      return {
        step: { kind: 'option', index, names: namesOf(reader, source) },
        category: 'rule',
        pointer: source.pointer,
        key,
        facts: [
          ...values.map(
            ({ pointer }): Fact => ({
              category: 'rule',
              pointer,
              expected: { kind: 'word', texts: [lastKey(pointer)] },
            }),
          ),
          ...facts,
        ],
        children,
      };
    });
}

function formsAt(reader: Reader, fragment: Fragment): Form[] {
  const mapping = mappingOf(reader, fragment);
  const choices = (['oneOf', 'anyOf'] as const)
    .map((kind) => formsOf(fragment, kind))
    .filter((forms) => forms.length > 1);
  if (choices.length > 0) {
    return choices.flat().map((source) => ({
      source,
      values: mapping.get(reader.target(source)?.pointer ?? '')?.values ?? [],
    }));
  }
  // An heir inherits the discriminator of what it extends, and not the choice between its heirs.
  if (!child(fragment, 'discriminator') || fragment.inherited) return [];
  return mapping.size > 0 ? [...mapping.values()] : heirsOf(reader, fragment);
}

/** Target of a discriminator's mapping → the form and its values. */
export function mappingOf(reader: Reader, fragment: Pointed): Map<string, Form> {
  const mapping = new Map<string, Form>();
  const discriminator = child(fragment, 'discriminator');
  for (const [, place] of discriminator ? named(discriminator, 'mapping') : []) {
    const name = String(place.value);
    const reference = name.startsWith('#') ? name : `#/components/schemas/${name}`;
    const target = reader.lookUp(reference);
    if (!target) continue;
    const source = { value: { $ref: reference }, pointer: place.pointer };
    const known = mapping.get(target.pointer) ?? { source, values: [] };
    mapping.set(target.pointer, { ...known, values: [...known.values, place] });
  }
  return mapping;
}

/** Without a mapping, the schemas that extend this one by `allOf` are its forms (OpenAPI 3.0). */
export function heirsOf(reader: Reader, fragment: Pointed): Form[] {
  const components = child(reader.root, 'components');
  return (components ? named(components, 'schemas') : [])
    .filter(([, heir]) =>
      listed(heir, 'allOf').some((member) => reader.target(member)?.pointer === fragment.pointer),
    )
    .map(([, heir]) => ({
      source: { value: { $ref: `#${heir.pointer}` }, pointer: heir.pointer },
      values: [],
    }));
}

function namesOf(reader: Reader, source: Pointed): string[] {
  const { fragments, names } = openSchema(reader, [source]);
  const titles = fragments.flatMap((fragment) => text(fragment, 'title') ?? []);
  const reference = isObject(source.value) ? source.value.$ref : undefined;
  if (typeof reference === 'string') return [...titles, lastKey(reference), ...names];
  // A mixture is none of the schemas it is made of, and is called by all of them where it has no title.
  const isMixed = fragments.some(({ inherited }) => inherited);
  const isOwn = fragments.some((fragment) => !fragment.isMember && text(fragment, 'title'));
  if (isMixed) return isOwn ? titles : [];
  return [...titles, ...names];
}

function lastKey(pointer: string): string {
  const key = pointer.split('/').at(-1) ?? '';
  return decodeURIComponent(key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
