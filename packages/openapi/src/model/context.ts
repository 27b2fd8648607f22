import { isObject, type JsonObject, type JsonValue } from '../json.js';
import { ANCHOR_WORDS, AnchorRegistry } from './anchors.js';
import { ModelBudget } from './budget.js';
import type { Lexemes } from './printJson.js';
import type { SchemaNode } from './types/schema.js';

/** Texts in the model in the language of the reference. */
export const MODEL_WORDS = {
  untagged: 'Operações',
  webhooks: 'Eventos',
  otherTags: 'Outros grupos',
  /** Placeholder for a credential in samples. */
  token: 'SEU_TOKEN',
  /** File name in samples, without extension. */
  file: 'arquivo',
};

/** A value of the document and its pointer (without `#`). */
export interface Source<T extends JsonValue = JsonValue> {
  readonly value: T;
  readonly pointer: string;
}

/** A parsed and checked document. */
export interface SourceDocument {
  readonly root: JsonObject;
  readonly lexemes: Lexemes;
  readonly resolve: (ref: string) => Source | undefined;
}

/** A schema that is shown once and linked from its uses. */
export interface SchemaEntry {
  readonly name: string;
  readonly anchor: string;
}

/** The state shared by all builders of one service. */
export interface BuildContext extends SourceDocument {
  readonly anchors: AnchorRegistry;
  /** Schemas shown once and linked, by pointer; complete before operations are built. */
  readonly shared: Map<string, SchemaEntry>;
  /** Schemas nested too deeply to be shown inline, by pointer: the builders add them and link to them. */
  readonly deep: Map<string, SchemaEntry>;
  /** The schemas of `shared` and `deep` that are built, by anchor. */
  readonly built: Map<string, SchemaNode>;
  /** Prefix of the anchors in `shared` and `deep`. */
  readonly entryPrefix: string;
  /** Whether shared schemas are linked even if they apply together with others. */
  readonly linksParts: boolean;
  /** Anchors that a recursive schema links to. */
  readonly linked: Set<string>;
  /** Limits schema nodes and texts, so that a document made to explode is refused. */
  readonly budget: ModelBudget;
  /** Nodes of schemas without references or subschemas, which are equal everywhere. */
  readonly leaves: WeakMap<JsonObject, SchemaNode>;
  /** Nodes that only link to a schema, by its anchor; they are equal everywhere. */
  readonly links: Map<string, SchemaNode>;
}

/** Limits of a model's expansion, and its links. */
interface ContextOptions {
  /** Schema nodes the service may expand to. */
  readonly nodes: number;
  readonly entryPrefix?: string;
  readonly linksParts?: boolean;
  /** Whether fields beyond the limit of an operation are omitted, because no more schemas can be linked. */
  readonly leavesOut?: boolean;
}

/** Creates the shared state of one service's builders. */
export function createContext(
  document: SourceDocument,
  { nodes, entryPrefix, linksParts = false, leavesOut = true }: ContextOptions,
): BuildContext {
  return {
    ...document,
    anchors: new AnchorRegistry(),
    shared: new Map(),
    deep: new Map(),
    built: new Map(),
    entryPrefix: entryPrefix ?? ANCHOR_WORDS.schema,
    linksParts,
    linked: new Set(),
    budget: new ModelBudget(nodes, leavesOut),
    leaves: new WeakMap(),
    links: new Map(),
  };
}

/** Resolves the `$ref` of a value, if there is one; a broken reference returns an empty object. */
export function dereference(context: SourceDocument, source: Source): Source<JsonObject> {
  const { value, pointer } = source;
  if (!isObject(value)) return { value: {}, pointer };
  if (typeof value.$ref !== 'string') return { value, pointer };
  const target = context.resolve(value.$ref);
  if (!target || !isObject(target.value)) return { value: {}, pointer };
  const { $ref: _, ...siblings } = value;
  return { value: { ...target.value, ...siblings }, pointer: target.pointer };
}
