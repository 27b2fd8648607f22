import { entryOf, type JsonObject, type JsonValue } from '../json.js';
import { LIMITS } from '../limits.js';
import { parseMarked, restoreMarked } from '../markedJson.js';
import { type BuildContext, MODEL_WORDS, openLink } from './context.js';
import { printShown } from './printJson.js';
import { limitOf } from './read.js';
import { allowsType } from './schema/buildFacts.js';
import type { Choice, ChoiceOption, Condition, Property, SchemaNode } from './types/schema.js';

export type BuiltSchemas = BuildContext['built'];

interface Composed {
  /** With marked numbers and keywords. */
  readonly value: JsonValue;
  /** Whether the document gives all of it. */
  readonly isComplete: boolean;
}

/**
 * Composes the required members of an object, and those with a value. `{name}` is the value of a required member that
 * the document does not give.
 */
export function composeSample(built: BuiltSchemas, node: SchemaNode) {
  const { isComplete, value } = new Composer(built).compose(node, '');
  return { isComplete, text: restoreMarked(printShown(value, '', new Map()).text) };
}

/** In order: constant, example, default or first of its values. Documents also give values that the schema refuses. */
export function givenJson(node: SchemaNode) {
  const { constValue, defaultValue, enumValues, examples } = node;
  const allowed = new Set(enumValues.map(({ text }) => text));
  const given = [constValue, ...examples, defaultValue].filter((text) => text !== undefined);
  const texts = [...given, ...allowed].filter(
    (text) => (allowed.size === 0 || allowed.has(text)) && allowsType(node, text),
  );
  return texts.find((text) => text !== 'null') ?? texts[0];
}

class Composer {
  private count = 0;

  constructor(private readonly built: BuiltSchemas) {}

  /** @param open anchors of the links that lead to the schema. */
  compose(node: SchemaNode, name: string, open: readonly string[] = []): Composed {
    this.count += 1;
    const anchor = node.link?.anchor ?? '';
    const target = openLink(this.built, node);
    const given = givenJson(node) ?? (target && givenJson(target));
    if (given !== undefined) return { value: parseMarked(given), isComplete: true };
    const isDeep = open.includes(anchor) || open.length >= LIMITS.schemaDepth;
    if (!target || isDeep || this.count > LIMITS.sampleValues) return missingValue(name);
    const below = node.link ? [...open, anchor] : open;
    const layers = this.layersOf(target);
    const object = allowsType(target, '{}') ? this.composeFields(layers, below) : undefined;
    if (object) return object;
    for (const layer of layers) {
      const { contentSchema, format } = layer;
      if (format === 'binary') return { value: MODEL_WORDS.file, isComplete: true };
      const list = itemsOfSample(layer).map((item) => this.compose(item, name, below));
      if (list.length > 0) {
        const isComplete = list.every((item) => item.isComplete);
        return { isComplete, value: list.map(({ value }) => value) };
      }
      if (!contentSchema) continue;
      const { isComplete, value } = this.compose(contentSchema, name, below);
      const text = restoreMarked(JSON.stringify(value));
      // The escapes of JSON within JSON double with each level.
      return text.length > LIMITS.shownCharacters
        ? missingValue(name)
        : { isComplete, value: text };
    }
    const documented = layers.map(givenJson).find((text) => text !== undefined);
    if (documented === undefined) return missingValue(name);
    return { value: parseMarked(documented), isComplete: true };
  }

  private composeFields(
    layers: readonly SchemaNode[],
    open: readonly string[],
    brought: readonly string[] = [],
  ): Composed | undefined {
    const required = new Set([...layers.flatMap(requiredOf), ...brought]);
    const fields = new Map<string, Property>();
    for (const property of layers.flatMap(({ properties }) => properties)) {
      if (!fields.has(property.name)) fields.set(property.name, property);
    }
    const selected = new Map(layers.flatMap(selectedValues));
    const foreign = layers.flatMap(({ choices }) => choices.flatMap(foreignFields));
    const names = new Set([...fields.keys(), ...required, ...selected.keys()]);
    for (const name of foreign) if (!required.has(name)) names.delete(name);
    const parts = [...names].flatMap((name) => {
      const schema = fields.get(name)?.schema;
      if (schema?.readOnly) return [];
      const value = selected.get(name);
      if (value !== undefined) return [{ name, value, isComplete: true }];
      return [{ name, ...(schema ? this.compose(schema, name, open) : missingValue(name)) }];
    });
    const kept = parts.filter(({ isComplete, name }) => isComplete || required.has(name));
    const object = Object.fromEntries(kept.map(({ name, value }) => [name, value]));
    const isSent = ({ property }: { readonly property: string }) => Object.hasOwn(object, property);
    const branches = layers
      .flatMap(({ conditions, dependentSchemas }) => [
        ...conditions.flatMap((one) => branchOf(one, object) ?? []),
        ...dependentSchemas.filter(isSent).map(({ schema }) => schema),
      ])
      .flatMap((branch) => this.layersOf(openLink(this.built, branch) ?? branch))
      .filter((branch) => !layers.includes(branch));
    const needed = layers
      .flatMap(({ dependentRequired }) => dependentRequired.filter(isSent))
      .flatMap(({ requires }) => requires)
      .filter((name) => !required.has(name));
    // Each turn composes all fields again.
    if (branches.length + needed.length > 0 && this.count <= LIMITS.sampleValues) {
      return this.composeFields([...layers, ...branches], open, [...brought, ...needed]);
    }
    if (kept.length === 0) return undefined;
    return { value: object, isComplete: parts.every(({ isComplete }) => isComplete) };
  }

  /** A schema and the variants that its choices select. */
  private layersOf(node: SchemaNode): readonly SchemaNode[] {
    const layers = new Set([node]);
    for (const layer of layers) {
      const variants = layer.choices.flatMap((choice) =>
        ownOption(layer, choice) ? [] : (selectedOption(choice)?.schema ?? []),
      );
      for (const next of variants) {
        const target = openLink(this.built, next);
        if (target && layers.size < LIMITS.schemasOfExample) layers.add(target);
      }
    }
    return [...layers];
  }
}

function missingValue(name: string): Composed {
  return { value: `{${name || MODEL_WORDS.item}}`, isComplete: false };
}

function requiredOf({ alsoRequired, properties }: SchemaNode): string[] {
  const own = properties.filter(({ required }) => required).map(({ name }) => name);
  return [...own, ...alsoRequired];
}

/** The schemas of the positions of a list, then of as many items as it requires, or one. */
function itemsOfSample(list: SchemaNode): SchemaNode[] {
  const { contains, items = contains, prefixItems } = list;
  const least = Math.min(Number(limitOf(list, 'minItems') ?? 0), LIMITS.sampleValues);
  const length = Math.max(least - prefixItems.length, prefixItems.length === 0 ? 1 : 0);
  const further = items ? Array.from({ length }, (_, index) => skipValues(items, index)) : [];
  return [...prefixItems, ...further];
}

/** Begins with a later value of the schema, so that the items of a list differ. */
function skipValues(item: SchemaNode, count: number): SchemaNode {
  const rest = <T>(values: readonly T[]) => values.slice(count % values.length);
  return { ...item, enumValues: rest(item.enumValues), examples: rest(item.examples) };
}

function ownOption({ name, title = name }: SchemaNode, { options }: Choice) {
  return options.find(({ label }) => label !== undefined && label === title);
}

function selectedOption({ options }: Choice): ChoiceOption | undefined {
  return options.find(({ discriminatorValues }) => discriminatorValues.length > 0) ?? options[0];
}

/** The values of discriminators that select a schema and its variants. */
function selectedValues(layer: SchemaNode): [string, string][] {
  const own = layer.discriminators.map(({ property, values }) => ({ property, values }));
  const chosen = layer.choices.map((choice) => ({
    property: choice.discriminator,
    values: (ownOption(layer, choice) ?? selectedOption(choice))?.discriminatorValues ?? [],
  }));
  return [...own, ...chosen].flatMap(({ property, values: [value] }) =>
    property === undefined || value === undefined ? [] : [[property, value]],
  );
}

/** The schema that a condition (`if`) brings for an object, by its fields and their fixed values. */
function branchOf({ fulfilled, otherwise, when }: Condition, object: JsonObject) {
  const isMet =
    requiredOf(when).every((name) => Object.hasOwn(object, name)) &&
    when.properties.every(({ name, schema: { constValue, enumValues } }) => {
      const allowed = constValue === undefined ? enumValues.map(({ text }) => text) : [constValue];
      const text = restoreMarked(JSON.stringify(entryOf(object, name) ?? null));
      return allowed.length === 0 || !Object.hasOwn(object, name) || allowed.includes(text);
    });
  return isMet ? fulfilled : otherwise;
}

/** The fields that only the other variants of a choice require. */
function foreignFields(choice: Choice): string[] {
  const selected = selectedOption(choice);
  if (choice.kind === 'anyOf') return [];
  return choice.options.flatMap((option) => (option === selected ? [] : requiredOf(option.schema)));
}
