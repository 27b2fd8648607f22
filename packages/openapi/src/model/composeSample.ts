import { entryOf, type JsonObject, type JsonValue } from '../json.js';
import { LIMITS } from '../limits.js';
import { parseMarked, restoreMarked } from '../markedJson.js';
import { type BuildContext, MODEL_WORDS, openLink } from './context.js';
import { printShown } from './printJson.js';
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

/** In order: constant, example, default or first of its values. */
export function givenJson({ constValue, defaultValue, enumValues, examples }: SchemaNode) {
  const allowed = new Set(enumValues.map(({ text }) => text));
  const given = [constValue, ...examples, defaultValue].filter((text) => text !== undefined);
  const texts = [...given, ...allowed].filter((text) => allowed.size === 0 || allowed.has(text));
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
    if (!target || open.includes(anchor) || this.count > LIMITS.sampleValues) {
      return missingValue(name);
    }
    const below = node.link ? [...open, anchor] : open;
    const layers = this.layersOf(target);
    const object = this.composeFields(layers, below);
    if (object) return object;
    for (const { contentSchema, contains, format, items = contains } of layers) {
      if (format === 'binary') return { value: MODEL_WORDS.file, isComplete: true };
      const inside = items ?? contentSchema;
      if (!inside) continue;
      const { isComplete, value } = this.compose(inside, name, below);
      if (items) return { isComplete, value: [value] };
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
  ): Composed | undefined {
    const required = new Set(layers.flatMap(requiredOf));
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
    const branches = layers
      .flatMap(({ conditions }) => conditions.flatMap((one) => branchOf(one, object) ?? []))
      .filter((branch) => !layers.includes(branch));
    if (branches.length > 0) return this.composeFields([...layers, ...branches], open);
    if (kept.length === 0) return undefined;
    return { value: object, isComplete: parts.every(({ isComplete }) => isComplete) };
  }

  /** A schema, the variants that its choices select, and the schemas that its required fields bring. */
  private layersOf(node: SchemaNode): readonly SchemaNode[] {
    const layers = new Set([node]);
    for (const layer of layers) {
      const variants = layer.choices.flatMap((choice) =>
        ownOption(layer, choice) ? [] : (selectedOption(choice)?.schema ?? []),
      );
      const required = requiredOf(layer);
      const brought = layer.dependentSchemas.flatMap(({ property, schema }) =>
        required.includes(property) ? schema : [],
      );
      for (const next of [...variants, ...brought]) {
        const target = openLink(this.built, next);
        if (target && layers.size < LIMITS.schemasOfExample) layers.add(target);
      }
    }
    return [...layers];
  }
}

function missingValue(name: string): Composed {
  return { value: `{${name}}`, isComplete: false };
}

function requiredOf({ alsoRequired, dependentRequired, properties }: SchemaNode): string[] {
  const own = properties.filter(({ required }) => required).map(({ name }) => name);
  const brought = dependentRequired.flatMap(({ property, requires }) =>
    own.includes(property) ? requires : [],
  );
  return [...own, ...alsoRequired, ...brought];
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
