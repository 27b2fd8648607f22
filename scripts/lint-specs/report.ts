import { type JsonObject, type ParsedDocument, parseDocument } from '@frontier/openapi';
import { lookUpNode } from './schemas';

/** The used part of Redocly's context of a visited object. */
export interface RuleContext {
  readonly location: RuleLocation;
  report(fault: { message: string; location: { pointer: string; reportOnKey: boolean } }): void;
  resolve(reference: JsonObject): { readonly node?: unknown; readonly location?: RuleLocation };
}

export interface RuleLocation {
  readonly source: { readonly absoluteRef: string; readonly body: string };
  /** `#/paths/~1eventos` */
  readonly pointer: string;
  child(keys: readonly (string | number)[]): RuleLocation;
}

/**
 * Reports a fault.
 *
 * @param pointer keys below the visited object, or a pointer: `#/info/title`.
 * @param expected the expected value; the actual one is looked up.
 */
export function report(
  context: RuleContext,
  pointer: readonly string[] | string,
  expected: string,
  fix: string,
): void {
  const at = typeof pointer === 'string' ? pointer : context.location.child(pointer).pointer;
  const { sourceTexts, root } = documentOf(context);
  const found = sourceTexts.get(at.slice(1)) ?? lookUpNode(root, at.slice(1));
  const isMissing = found === undefined;
  context.report({
    message: [
      `expected: ${expected}`,
      `found: ${isMissing ? 'nothing' : JSON.stringify(found).slice(0, 80)}`,
      `how to fix: ${fix}`,
    ].join('\n'),
    location: { pointer: isMissing ? at.replace(/\/[^/]*$/, '') : at, reportOnKey: isMissing },
  });
}

const parsed = new WeakMap<RuleLocation['source'], ParsedDocument>();

/** The document with its numbers as written, which Redocly drops. */
export function documentOf({ location: { source } }: RuleContext): ParsedDocument {
  let document = parsed.get(source);
  document ??= parseDocument(source.body, { service: '', source: source.absoluteRef });
  parsed.set(source, document);
  return document;
}
