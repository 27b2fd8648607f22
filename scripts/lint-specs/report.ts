import {
  describeValue,
  type JsonObject,
  type ParsedDocument,
  parseDocument,
  say,
} from '@frontier/openapi';
import { LANGUAGES } from '@frontier/reference';
import { lookUp } from './schemas';

/** What Redocly tells of the object that it visits, as far as it is used here. */
export interface Context {
  readonly location: Location;
  report(fault: { message: string; location: { pointer: string; reportOnKey: boolean } }): void;
  resolve(reference: JsonObject): { readonly node?: unknown; readonly location?: Location };
}

/** A place in a document, as Redocly has it. */
export interface Location {
  readonly source: { readonly absoluteRef: string; readonly body: string };
  /** `#/paths/~1eventos` */
  readonly pointer: string;
  child(keys: readonly (string | number)[]): Location;
}

/**
 * Reports a fault, in Portuguese.
 *
 * @param place keys below the object that is visited, or a pointer: `#/info/title`.
 * @param expected what is right there; what is found is looked up.
 */
export function report(
  context: Context,
  place: readonly string[] | string,
  expected: string,
  mend: string,
): void {
  const at = typeof place === 'string' ? place : context.location.child(place).pointer;
  const { lexemes, root } = documentOf(context);
  const { headings } = LANGUAGES.pt.faults;
  const found = lexemes.get(at.slice(1)) ?? lookUp(root, at.slice(1));
  const isMissing = found === undefined;
  context.report({
    message: [
      `${headings.expected}: ${expected}`,
      `${headings.found}: ${say(describeValue(found), LANGUAGES.pt)}`,
      `${headings.mend}: ${mend}`,
    ].join('\n'),
    location: { pointer: isMissing ? at.replace(/\/[^/]*$/, '') : at, reportOnKey: isMissing },
  });
}

const parsed = new WeakMap<Location['source'], ParsedDocument>();

/** The document with its numbers as they are written, which Redocly does not keep. */
export function documentOf({ location: { source } }: Context): ParsedDocument {
  let document = parsed.get(source);
  document ??= parseDocument(source.body, { service: '', source: source.absoluteRef });
  parsed.set(source, document);
  return document;
}
