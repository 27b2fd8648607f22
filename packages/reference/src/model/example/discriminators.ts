import { joinPointer } from '../../json.js';
import type { Source, SourceDocument } from '../context.js';
import { childOf, entriesOf, itemsOf, textOf } from '../read.js';
import { nameOf } from '../schema/expandSources.js';

type Document = Pick<SourceDocument, 'resolve'>;

/** A property and the value by which it selects a schema. */
export type Tag = readonly [name: string, value: string];

/**
 * What a schema's discriminator says of a named schema: the value mapped to it, else its name
 * (OpenAPI 3.1, Discriminator Object).
 */
export function tagOf(
  document: Document,
  holder: Source,
  ref: string | undefined,
): Tag | undefined {
  const discriminator = childOf(holder, 'discriminator');
  const property = textOf(discriminator?.value ?? null, 'propertyName');
  const pointer = ref === undefined ? undefined : document.resolve(ref)?.pointer;
  if (!discriminator || property === undefined || pointer === undefined) return undefined;
  const mapped = mappedValues(document, discriminator, pointer)[0];
  return [property, mapped ?? nameOf(pointer)];
}

/** Whether a discriminator maps a value of its own to a named schema. */
export function isMapped(document: Document, holder: Source, ref: string): boolean {
  const discriminator = childOf(holder, 'discriminator');
  const pointer = document.resolve(ref)?.pointer;
  if (!discriminator || pointer === undefined) return false;
  return mappedValues(document, discriminator, pointer).length > 0;
}

/** The forms of `oneOf` that a value of the discriminator selects. */
export function formsSelected(document: Document, holder: Source, value: string): Source[] {
  const discriminator = childOf(holder, 'discriminator');
  if (!discriminator) return [];
  return itemsOf(holder, 'oneOf').filter((form) => {
    const ref = textOf(form.value, '$ref');
    const pointer = ref === undefined ? undefined : document.resolve(ref)?.pointer;
    if (pointer === undefined) return false;
    const mapped = mappedValues(document, discriminator, pointer);
    return mapped.includes(value) || (mapped.length === 0 && nameOf(pointer) === value);
  });
}

/** A mapping's target as a reference: it may be a name alone. */
export function refOfMapping(target: string): string {
  return target.startsWith('#') ? target : `#${joinPointer('/components/schemas', target)}`;
}

function mappedValues(document: Document, discriminator: Source, pointer: string): string[] {
  return entriesOf(discriminator, 'mapping')
    .filter(
      ([, { value }]) =>
        typeof value === 'string' && document.resolve(refOfMapping(value))?.pointer === pointer,
    )
    .map(([key]) => key);
}
