interface FieldFact {
  /** Property of the model, and key of its label. */
  readonly name: string;
  /** How the keyword is read: as a flag, or as a value (JSON text); `model` facts are computed by the builders. */
  readonly reads: 'flag' | 'value' | 'model';
  readonly keyword?: string;
  /** A mark is shown beside the field's type; a line is shown among the limits, with its value as code. */
  readonly shown: 'mark' | 'line';
  /** Whether the mark is a warning. */
  readonly strong?: true;
}

/**
 * The facts shown beside every field, in this order. The model, the pages and the Markdown are built from these
 * rows: a new keyword needs a row here and a label in each language.
 */
export const FIELD_FACTS = [
  { name: 'readOnly', reads: 'flag', keyword: 'readOnly', shown: 'mark' },
  { name: 'writeOnly', reads: 'flag', keyword: 'writeOnly', shown: 'mark' },
  { name: 'nullable', reads: 'model', shown: 'mark' },
  { name: 'deprecated', reads: 'flag', keyword: 'deprecated', shown: 'mark', strong: true },
  { name: 'constValue', reads: 'value', keyword: 'const', shown: 'line' },
  { name: 'defaultValue', reads: 'value', keyword: 'default', shown: 'line' },
  { name: 'examples', reads: 'model', shown: 'line' },
  { name: 'xml', reads: 'model', shown: 'line' },
] as const satisfies readonly FieldFact[];

/** Whether a field, parameter, operation or scheme is deprecated (`deprecationOf`). */
export interface Deprecation {
  readonly deprecated: boolean;
}

type NameOf<Kind> = Extract<(typeof FIELD_FACTS)[number], Kind>['name'];

export type MarkName = NameOf<{ readonly shown: 'mark' }>;

export type FlagFacts = { readonly [Name in NameOf<{ readonly reads: 'flag' }>]: boolean };

/** Facts with a value: JSON text with source digits. */
export type ValueFacts = { readonly [Name in NameOf<{ readonly reads: 'value' }>]?: string };
