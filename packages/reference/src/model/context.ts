import { isObject, type JsonObject, type JsonValue } from '../json.js';
import { LIMITS } from '../limits.js';
import type { Budget } from './Budget.js';
import type { ModelLabels } from './ModelLabels.js';
import type { Lexemes } from './printJson.js';
import type { SchemaNode } from './types/schema.js';

/** A value and the pointer (without `#`) it was found at. */
export interface Source<T extends JsonValue = JsonValue> {
  readonly value: T;
  readonly pointer: string;
}

/** What the model is built from: a document already parsed and checked. */
export interface SourceDocument {
  readonly root: JsonObject;
  readonly lexemes: Lexemes;
  readonly resolve: (ref: string) => Source | undefined;
}

/** What every builder of one service shares. */
export interface BuildContext extends SourceDocument {
  readonly labels: ModelLabels;
  readonly anchors: AnchorRegistry;
  /** Schemas shown once, by pointer; filled before operations are built. */
  readonly shared: ReadonlyMap<string, { readonly name: string; readonly anchor: string }>;
  /** Shared schemas are linked also where they hold together with others. */
  readonly linksParts: boolean;
  /** No more could be linked: what is too much is left out. */
  readonly isLastTry: boolean;
  /** Anchors that a recursive place links to. */
  readonly linked: Set<string>;
  /** Counts schema nodes and texts, so that a document made to explode is refused. */
  readonly budget: Budget;
  /** Nodes of schemas that are the same wherever they stand, by the schema. */
  readonly leaves: WeakMap<JsonObject, SchemaNode>;
}

/** Hands out unique anchors for one page. */
export class AnchorRegistry {
  /** The page's own parts, whatever a document calls its operations. */
  private readonly taken = new Set(['r-page', 'conteudo', 'esquemas']);
  /** Last number tried for a wanted anchor, so that many of one name cost no more than one each. */
  private readonly copies = new Map<string, number>();

  /** @returns the parts joined with `.`, made safe for an `id` and a URL, numbered when taken. */
  claim(...parts: readonly string[]): string {
    const wanted = parts.map(toAnchorPart).join('.');
    let copy = this.copies.get(wanted) ?? 1;
    let anchor = wanted;
    while (this.taken.has(anchor)) {
      copy += 1;
      anchor = `${wanted}-${copy}`;
    }
    this.copies.set(wanted, copy);
    this.taken.add(anchor);
    return anchor;
  }
}

/** Keeps letters (accents too), digits, `_`, `-` and `.`; anything else becomes one hyphen. */
export function toAnchorPart(text: string): string {
  return (
    text
      .slice(0, LIMITS.anchorCharacters)
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}_.~-]+/gu, '-')
      .replace(/^-+|-+$/g, '') || 'x'
  );
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
