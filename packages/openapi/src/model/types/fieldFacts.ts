/** One fact that a schema states of its field. */
interface FieldFact {
  /** Property of the model, and key of the word in the labels. */
  readonly name: string;
  /** How the keyword is read: as a flag, or as a value (JSON text); `model` works out the others. */
  readonly reads: 'flag' | 'value' | 'model';
  readonly keyword?: string;
  /** A mark is shown right beside the field's type; a line, with its value as code, among the limits. */
  readonly shown: 'mark' | 'line';
  /** A mark that warns. */
  readonly strong?: true;
}

/**
 * The facts shown beside every field, in this order. The model reads these rows, pages and
 * Markdown say them: a new keyword is a row here and a word in each language.
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

type NameOf<Kind> = Extract<(typeof FIELD_FACTS)[number], Kind>['name'];

export type MarkName = NameOf<{ readonly shown: 'mark' }>;

/** Facts that hold or do not. */
export type FlagFacts = { readonly [Name in NameOf<{ readonly reads: 'flag' }>]: boolean };

/** Facts that are a value: JSON text, digits as in the source. */
export type ValueFacts = { readonly [Name in NameOf<{ readonly reads: 'value' }>]?: string };
