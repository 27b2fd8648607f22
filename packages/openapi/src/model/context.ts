import { isObject, type JsonObject, type Source } from '../json.js';
import { ANCHOR_WORDS, AnchorRegistry } from './anchors.js';
import { ModelBudget } from './budget.js';
import type { SourceTexts } from './printJson.js';
import { textOf } from './read.js';
import type { SchemaNode } from './types/schema.js';

/** Texts in the model in the language of the reference. */
export const MODEL_WORDS = {
  untagged: 'Chamadas',
  webhooks: 'Eventos',
  otherTags: 'Outros grupos',
  /** Placeholder for a credential in samples. */
  token: 'SEU_TOKEN',
  /** File name in samples, without extension. */
  file: 'arquivo',
  /** Placeholder for an item of a list without a name. */
  item: 'item',
};

/** A schema that is shown once and linked from its uses. */
export interface SchemaEntry {
  readonly name: string;
  readonly anchor: string;
}

export class BuildContext {
  readonly anchors = new AnchorRegistry();
  /** Schemas shown once and linked, by pointer; the builders add those that are nested too deeply. */
  readonly entries = new Map<string, SchemaEntry>();
  /** The schemas of `entries` that are built, by anchor. */
  readonly built = new Map<string, SchemaNode>();
  /** Anchors that a recursive schema links to. */
  readonly linked = new Set<string>();
  /** Whether a schema is shown inline at any level, by its pointer. */
  readonly inlined = new Map<string, boolean>();
  /** Pointers of advice that is not a text, or names no field of its operation. */
  readonly lostAdvice: string[] = [];
  /** Limits schema nodes and texts, so that a document made to explode is refused. */
  readonly budget: ModelBudget;

  /** @param inlineLevels levels of named schemas shown inline; deeper ones become `entries`. */
  constructor(
    readonly root: Source<JsonObject>,
    readonly sourceTexts: SourceTexts,
    readonly resolve: (ref: string) => Source | undefined,
    nodes: number,
    readonly inlineLevels: number,
    readonly entryPrefix: string = ANCHOR_WORDS.schema,
  ) {
    this.budget = new ModelBudget(nodes);
  }
}

/** Returns `undefined` for a schema that is not built yet. */
export function openLink(
  built: BuildContext['built'],
  node: SchemaNode | undefined,
): SchemaNode | undefined {
  return node?.link ? built.get(node.link.anchor) : node;
}

export function targetOf({ resolve }: BuildContext, { value }: Source): Source | undefined {
  const ref = textOf(value, '$ref');
  return ref === undefined ? undefined : resolve(ref);
}

/** Resolves the `$ref` of a value, if there is one; a broken reference returns an empty object. */
export function dereference(context: BuildContext, source: Source): Source<JsonObject> {
  const { value, pointer } = source;
  if (!isObject(value)) return { value: {}, pointer };
  if (typeof value.$ref !== 'string') return { value, pointer };
  const target = context.resolve(value.$ref);
  if (!target || !isObject(target.value)) return { value: {}, pointer };
  const { $ref: _, ...siblings } = value;
  return { value: { ...target.value, ...siblings }, pointer: target.pointer };
}
