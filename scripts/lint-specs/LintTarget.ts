import type { JsonObject, ParsedDocument, SpecFault } from '@frontier/reference/document';

/** One document under the lint. */
export interface LintTarget {
  /** Service id, or the file's name when it belongs to no service. */
  readonly service: string;
  /** Path, as shown in messages. */
  readonly file: string;
  readonly text: string;
  readonly document: ParsedDocument;
}

/** An object of the document, and where it stands. */
export interface Place {
  /** JSON pointer without `#`. */
  readonly pointer: string;
  readonly value: JsonObject;
}

/** Looks at one document and says everything it finds wrong; reads nothing else, changes nothing. */
export type LintRule = (target: LintTarget) => SpecFault[];
