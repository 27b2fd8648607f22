import type { FixedLabels } from './Labels.js';
import type { PluralText } from './templates.js';

/** Types and formats that have a word; others are shown as the document writes them. */
type NamedType =
  | 'string'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'object'
  | 'array'
  | 'null'
  | 'any'
  | 'never'
  | 'date'
  | 'date-time'
  | 'binary'
  | 'uuid'
  | 'uri'
  | 'email';

type CountingConstraint =
  | 'minLength'
  | 'maxLength'
  | 'minItems'
  | 'maxItems'
  | 'minProperties'
  | 'maxProperties';

type PlainConstraint =
  | 'minimum'
  | 'exclusiveMinimum'
  | 'maximum'
  | 'exclusiveMaximum'
  | 'multipleOf'
  | 'pattern'
  | 'uniqueItems'
  | 'minContains'
  | 'maxContains'
  | 'contentEncoding'
  | 'contentMediaType'
  | 'x-casas-decimais';

/**
 * One language's words for the reference, as data: texts, texts with places (`{item}`), and forms by
 * number. It is what a file of labels holds; `createLabels` makes what components use of it.
 */
export interface LabelTable extends Omit<FixedLabels, 'types'> {
  readonly types: Readonly<Record<NamedType, string>>;
  /** `{item}` */
  readonly listOf: string;
  /** `{count}`, as in the next four. */
  readonly operationCount: PluralText;
  readonly fieldCount: PluralText;
  readonly itemFieldCount: PluralText;
  readonly valueCount: PluralText;
  readonly entriesLeftOut: PluralText;
  /** `{pattern}` */
  readonly matching: string;
  /** `{number}`, from 1 on. */
  readonly position: string;
  /** `{property}` and, in the first, `{requires}`. */
  readonly dependentRequired: string;
  readonly dependentSchema: string;
  /** `{name}` */
  readonly seeSchema: string;
  readonly recursive: string;
  /** What limits a value, by keyword, with its `{value}`. */
  readonly constraints: Readonly<Record<CountingConstraint, PluralText>> &
    Readonly<Record<PlainConstraint, string>>;
  /** `{low}` and `{high}`, whose number chooses the form. */
  readonly between: {
    readonly value: string;
    readonly length: PluralText;
    readonly items: PluralText;
  };
  /** `{count}` */
  readonly exactly: { readonly length: PluralText; readonly items: PluralText };
  /** `{counts}`: one number, or several with the language's own "or"; the last chooses the form. */
  readonly digits: PluralText;
  /** `{style}` */
  readonly style: string;
  /** How a list of values is sent: one pair for each, or all in one. */
  readonly explode: { readonly each: string; readonly together: string };
  /** `{title}` */
  readonly copyLinkOf: string;
  /** Of the response `default`. */
  readonly otherStatuses: string;
}
