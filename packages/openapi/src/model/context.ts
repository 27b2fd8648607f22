import { isObject, type JsonObject, type JsonValue } from '../json.js';
import { AnchorRegistry, type AnchorWords, anchorWordsOf } from './anchors.js';
import { ModelBudget } from './budget.js';
import type { Lexemes } from './printJson.js';
import type { SchemaNode } from './types/schema.js';

/** Words that become part of the model itself, in the reference's language. */
export interface ModelLabels {
  /** Language tag (BCP 47), which decides the words in anchors. */
  readonly language: string;
  readonly untagged: string;
  readonly webhooks: string;
  readonly otherTags: string;
  readonly placeholders: {
    /** The text in place of a credential in samples. */
    readonly token: string;
  };
}

/** A value and the pointer (without `#`) it was found at. */
export interface Source<T extends JsonValue = JsonValue> {
  readonly value: T;
  readonly pointer: string;
}

/** The source of a model: a document already parsed and checked. */
export interface SourceDocument {
  readonly root: JsonObject;
  readonly lexemes: Lexemes;
  readonly resolve: (ref: string) => Source | undefined;
}

/** A schema shown once, and linked where it is used. */
export interface SchemaEntry {
  readonly name: string;
  readonly anchor: string;
}

/** The state that all builders of one service share. */
export interface BuildContext extends SourceDocument {
  readonly labels: ModelLabels;
  /** Words in anchors. */
  readonly words: AnchorWords;
  readonly anchors: AnchorRegistry;
  /** Schemas shown once and linked, by pointer; filled before operations are built. */
  readonly shared: Map<string, SchemaEntry>;
  /** Schemas nested too deeply to be shown in place, by pointer: the builders add them here and link to them. */
  readonly deep: Map<string, SchemaEntry>;
  /** Prefix of the anchors in `shared` and `deep`. */
  readonly entryPrefix: string;
  /** Shared schemas are linked also where they hold together with others. */
  readonly linksParts: boolean;
  /** Anchors that a recursive place links to. */
  readonly linked: Set<string>;
  /** Counts schema nodes and texts, so that a document made to explode is refused. */
  readonly budget: ModelBudget;
  /** Nodes of schemas without references or subschemas, which are the same at every place. */
  readonly leaves: WeakMap<JsonObject, SchemaNode>;
  /** Nodes that only link to a schema shown elsewhere, which are the same at every place, by its anchor. */
  readonly links: Map<string, SchemaNode>;
}

/** How much a model may unfold into, and how much it links instead. */
interface ContextOptions {
  /** Schema nodes the service may unfold into. */
  readonly nodes: number;
  readonly entryPrefix?: string;
  readonly linksParts?: boolean;
  /** Fields beyond the limit of an operation are left out: no more could be linked. */
  readonly leavesOut?: boolean;
}

/** The shared state of one service's builders, with nothing built yet. */
export function createContext(
  document: SourceDocument,
  labels: ModelLabels,
  { nodes, entryPrefix, linksParts = false, leavesOut = true }: ContextOptions,
): BuildContext {
  const words = anchorWordsOf(labels.language);
  return {
    ...document,
    labels,
    words,
    anchors: new AnchorRegistry(words),
    shared: new Map(),
    deep: new Map(),
    entryPrefix: entryPrefix ?? words.schema,
    linksParts,
    linked: new Set(),
    budget: new ModelBudget(nodes, leavesOut),
    leaves: new WeakMap(),
    links: new Map(),
  };
}

/** Follows a `$ref`, if the value is one; a broken reference gives an empty object. */
export function dereference(context: SourceDocument, source: Source): Source<JsonObject> {
  const { value, pointer } = source;
  if (!isObject(value)) return { value: {}, pointer };
  if (typeof value.$ref !== 'string') return { value, pointer };
  const target = context.resolve(value.$ref);
  if (!target || !isObject(target.value)) return { value: {}, pointer };
  const { $ref: _, ...siblings } = value;
  return { value: { ...target.value, ...siblings }, pointer: target.pointer };
}
