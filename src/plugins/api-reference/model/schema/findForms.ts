import { isObject, type JsonObject } from '../../json';
import type { BuildContext, Source, SourceDocument } from '../context';
import { childOf, entriesOf, itemsOf, textOf } from '../read';
import type { Choice } from '../types/schema';
import { alternativesOf } from './alternatives';
import type { Fragment } from './expandSources';

/** One choice before its forms are built. */
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

/** The choices one schema gives: `oneOf`, `anyOf`, or what its discriminator alone tells apart. */
export function findChoices(context: BuildContext, fragment: Fragment): FoundChoice[] {
  const holder: Source = { value: fragment.schema, pointer: fragment.pointer };
  const discriminator = childOf(holder, 'discriminator');
  const mapping = discriminator ? readMapping(context, discriminator) : new Map<string, Mapped>();
  const property = textOf(discriminator?.value ?? null, 'propertyName');
  const choices = (['oneOf', 'anyOf'] as const).flatMap((kind): FoundChoice[] => {
    const sources = alternativesOf(fragment, kind);
    if (sources.length < 2) return [];
    const forms = sources.map((source) => ({ source, values: valuesOf(context, mapping, source) }));
    return [{ kind, discriminator: property, forms }];
  });
  // An heir inherits the discriminator of what it extends, and not the choice between its heirs.
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

interface Mapped {
  readonly ref: string;
  readonly values: string[];
}

/** Pointer of the schema meant → how it is referred to, and the values that select it. */
function readMapping(context: BuildContext, discriminator: Source): Map<string, Mapped> {
  const mapping = new Map<string, Mapped>();
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
  mapping: ReadonlyMap<string, Mapped>,
  { value }: Source,
): readonly string[] {
  const target = isObject(value) && typeof value.$ref === 'string' && context.resolve(value.$ref);
  return target ? (mapping.get(target.pointer)?.values ?? []) : [];
}

function refer(ref: string): Source {
  return { value: { $ref: ref }, pointer: ref.slice(1) };
}

const heirsByRoot = new WeakMap<JsonObject, ReadonlyMap<string, readonly string[]>>();

/** Without a mapping, the schemas that extend this one by `allOf` are its forms (OpenAPI 3.0). */
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
  for (const [, heir] of components ? entriesOf(components, 'schemas') : []) {
    for (const { value } of itemsOf(heir, 'allOf')) {
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
