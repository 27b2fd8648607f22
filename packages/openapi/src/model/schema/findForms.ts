import { isObject, type JsonObject } from '../../json.js';
import { subschemas } from '../../walkDocument.js';
import type { BuildContext, Source, SourceDocument } from '../context.js';
import { childOf, entriesOf, textOf } from '../read.js';
import type { Choice } from '../types/schema.js';
import type { Fragment } from './expandSources.js';
import { alternativesOf } from './wording.js';

/** A choice in the document, before its forms are built. */
export interface FoundChoice {
  readonly kind: Choice['kind'];
  readonly discriminator?: string;
  readonly forms: readonly FoundForm[];
}

export interface FoundForm {
  readonly source: Source;
  /** Values of the discriminator that select this form. */
  readonly values: readonly string[];
}

/** The choices of one schema: `oneOf`, `anyOf`, or forms that only its discriminator names. */
export function findChoices(context: BuildContext, fragment: Fragment): FoundChoice[] {
  const discriminator = childOf(fragment, 'discriminator');
  const mapping = discriminator
    ? readMapping(context, discriminator)
    : new Map<string, MappedForm>();
  const property = textOf(discriminator?.value, 'propertyName');
  const choices = (['oneOf', 'anyOf'] as const).flatMap((kind): FoundChoice[] => {
    const sources = alternativesOf(fragment, kind);
    if (sources.length < 2) return [];
    const forms = sources.map((source) => ({ source, values: valuesOf(context, mapping, source) }));
    return [{ kind, discriminator: property, forms }];
  });
  // A schema inherits the discriminator of the schema it extends, but not the choice between extensions.
  if (choices.length > 0 || property === undefined || fragment.inherited) return choices;
  const forms = [
    ...[...mapping.values()].map(({ ref, values }) => ({ source: refer(ref), values })),
    ...(mapping.size > 0 ? [] : heirsOf(context, fragment.pointer)).map((ref) => ({
      source: refer(ref),
      values: [],
    })),
  ];
  return forms.length === 0 ? [] : [{ kind: 'oneOf', discriminator: property, forms }];
}

interface MappedForm {
  readonly ref: string;
  readonly values: string[];
}

/** Pointer of a target schema → its reference and the values that select it. */
function readMapping(context: BuildContext, discriminator: Source): Map<string, MappedForm> {
  const mapping = new Map<string, MappedForm>();
  for (const [value, { value: target }] of entriesOf(discriminator, 'mapping')) {
    if (typeof target !== 'string') continue;
    const ref = target.startsWith('#') ? target : `#/components/schemas/${target}`;
    const found = context.resolve(ref);
    if (!found) continue;
    const known = mapping.get(found.pointer);
    mapping.set(found.pointer, known ?? { ref, values: [value] });
    known?.values.push(value);
  }
  return mapping;
}

function valuesOf(
  context: BuildContext,
  mapping: ReadonlyMap<string, MappedForm>,
  { value }: Source,
): readonly string[] {
  const target = isObject(value) && typeof value.$ref === 'string' && context.resolve(value.$ref);
  return target ? (mapping.get(target.pointer)?.values ?? []) : [];
}

function refer(ref: string): Source {
  return { value: { $ref: ref }, pointer: ref.slice(1) };
}

const heirsByRoot = new WeakMap<JsonObject, ReadonlyMap<string, readonly string[]>>();

/**
 * References to the schemas that extend one by `allOf`: without a mapping its discriminator selects
 * between them (OpenAPI 3.0).
 */
function heirsOf(document: SourceDocument, pointer: string): readonly string[] {
  let heirs = heirsByRoot.get(document.root);
  if (!heirs) {
    heirs = collectHeirs(document);
    heirsByRoot.set(document.root, heirs);
  }
  return heirs.get(pointer) ?? [];
}

function collectHeirs(document: SourceDocument): Map<string, string[]> {
  const heirs = new Map<string, string[]>();
  const components = childOf({ value: document.root, pointer: '' }, 'components');
  for (const [, heir] of entriesOf(components, 'schemas')) {
    for (const { value } of subschemas(heir, 'allOf')) {
      const ref = textOf(value, '$ref');
      const parent = ref === undefined ? undefined : document.resolve(ref)?.pointer;
      if (parent === undefined) continue;
      const known = heirs.get(parent);
      if (known) known.push(`#${heir.pointer}`);
      else heirs.set(parent, [`#${heir.pointer}`]);
    }
  }
  return heirs;
}
