import type { JsonValue, Source } from '../json.js';
import { LIMITS } from '../limits.js';
import { parseMarked, restoreMarked } from '../markedJson.js';
import { type BuildContext, MODEL_WORDS, targetOf } from './context.js';
import { printShown, type ShownText } from './printJson.js';
import { limitOf } from './read.js';
import type { Choice, ChoiceOption, Property, SchemaNode } from './types/schema.js';

/** Whether the provider receives a message (`request`) or sends it; each omits fields of the other only. */
export type Direction = 'request' | 'response';

type Built = BuildContext['built'];

/**
 * Composes the example of a schema without one from the values that the document gives for its parts.
 *
 * @param source of the schema, which identifies it.
 * @returns `undefined` if the document lacks the value of a part, so that no example is only half of a message.
 */
export function composeExample(
  source: Source,
  node: SchemaNode,
  context: BuildContext,
  direction: Direction,
): ShownText | undefined {
  const { built, examples } = context;
  const isReference = Object.keys(Object(source.value)).length === 1;
  const { pointer } = (isReference && targetOf(context, source)) || source;
  const key = `${direction} ${pointer}`;
  if (!examples.has(key) && examples.size < LIMITS.composedExamples) {
    const composer = new Composer(built, direction);
    const { isComplete, value } = composer.compose(node, '');
    examples.set(key, isComplete ? printComposed(value) : undefined);
  }
  return examples.get(key);
}

/**
 * Composes the members of a request body: the required ones, and those that the document gives a value. `{name}` stands
 * for the value of a required member that the document does not give.
 *
 * @returns JSON text; `undefined` for a value without members.
 */
export function composeRequest(built: Built, node: SchemaNode): string | undefined {
  const { value } = new Composer(built, 'request').compose(node, '');
  return typeof value === 'object' ? printComposed(value).text : undefined;
}

/** The JSON text of the value that a schema gives: constant, example, default or first of its values. */
export function givenJson({ constValue, defaultValue, enumValues, examples }: SchemaNode) {
  const allowed = enumValues.map(({ text }) => text);
  const given = [constValue, ...examples, defaultValue].filter((text) => text !== undefined);
  const texts = [...given, ...allowed].filter(
    (text) => allowed.length === 0 || allowed.includes(text),
  );
  return texts.find((text) => text !== 'null') ?? texts[0];
}

function printComposed(value: JsonValue): ShownText {
  const shown = printShown(value, '', new Map());
  return { ...shown, text: restoreMarked(shown.text) };
}

interface Composed {
  /** With marked numbers and keywords. */
  readonly value: JsonValue;
  /** Whether the document gives all of it, and no rule of its schema needs a closer look. */
  readonly isComplete: boolean;
}

class Composer {
  private count = 0;
  private readonly hides: 'readOnly' | 'writeOnly';

  constructor(
    private readonly built: Built,
    direction: Direction,
  ) {
    this.hides = direction === 'request' ? 'readOnly' : 'writeOnly';
  }

  /**
   * @param name of the value, for its placeholder.
   * @param open anchors of the links that lead to the schema.
   */
  compose(node: SchemaNode, name: string, open: readonly string[] = []): Composed {
    this.count += 1;
    if (this.count > LIMITS.exampleValues) return missingValue(name);
    const anchor = node.link?.anchor ?? '';
    const target = node.link ? this.built.get(anchor) : node;
    const given = givenJson(node) ?? (target && givenJson(target));
    if (given !== undefined) return { value: parseMarked(given), isComplete: true };
    if (!target || open.includes(anchor)) return missingValue(name);
    const below = node.link ? [...open, anchor] : open;
    const layers = this.layersOf(target);
    const object = this.composeFields(layers, below);
    if (object) return object;
    for (const { contentSchema, contains, format, items = contains } of layers) {
      if (format === 'binary') return { value: MODEL_WORDS.file, isComplete: true };
      if (items) return this.composeList(items, name, layers, below);
      if (contentSchema) {
        const { isComplete, value } = this.compose(contentSchema, name, below);
        return { value: restoreMarked(JSON.stringify(value)), isComplete };
      }
    }
    const inForm = layers.map(givenJson).find((text) => text !== undefined);
    if (inForm === undefined) return missingValue(name);
    return { value: parseMarked(inForm), isComplete: true };
  }

  private composeList(
    items: SchemaNode,
    name: string,
    layers: readonly SchemaNode[],
    open: readonly string[],
  ): Composed {
    const { isComplete, value } = this.compose(items, name, open);
    const isOne = layers.every(
      (layer) =>
        layer.prefixItems.length === 0 &&
        !layer.contains &&
        Number(limitOf(layer, 'minItems') ?? 0) <= 1,
    );
    return { value: [value], isComplete: isComplete && isOne && !layers.some(hasRules) };
  }

  /** @returns `undefined` if no field is required and the document gives the value of none. */
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
      if (schema?.[this.hides]) return [];
      const value = selected.get(name);
      if (value !== undefined) return [{ name, value, isComplete: true }];
      return [{ name, ...(schema ? this.compose(schema, name, open) : missingValue(name)) }];
    });
    const kept = parts.filter(({ isComplete, name }) => isComplete || required.has(name));
    if (kept.length === 0) return undefined;
    return {
      value: Object.fromEntries(kept.map(({ name, value }) => [name, value])),
      isComplete: !layers.some(hasRules) && parts.every(({ isComplete }) => isComplete),
    };
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
        const target = next.link ? this.built.get(next.link.anchor) : next;
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

/** The option that is the schema with the choice itself. */
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

/** The fields that only the other variants of a choice require. */
function foreignFields(choice: Choice): string[] {
  const selected = selectedOption(choice);
  if (choice.kind === 'anyOf') return [];
  return choice.options.flatMap((option) => (option === selected ? [] : requiredOf(option.schema)));
}

/** Whether a schema has rules that the values of its parts may break together. */
function hasRules({ closedList, conditions, not, propertyNames }: SchemaNode): boolean {
  return not !== undefined || propertyNames !== undefined || conditions.length > 0 || closedList;
}
