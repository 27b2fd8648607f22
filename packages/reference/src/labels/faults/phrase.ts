import { englishFaults } from './englishFaults.js';
import {
  fillForm,
  fillText,
  type PlacesOf,
  type PluralText,
  pluralRulesOf,
  type Words,
} from './templates.js';

/** What one language says of faults of documents. */
export type FaultWords = Words<typeof englishFaults>;

/** A language as far as faults need it; every table of a language is one. */
export interface FaultLanguage {
  /** Language tag (BCP 47). */
  readonly language: string;
  readonly faults: FaultWords;
}

/** The default language of errors. */
export const ENGLISH: FaultLanguage = { language: 'en', faults: englishFaults };

/** A sentence that any language can say: the key of its text (`mend.addInfo`) and the values of its placeholders. */
export interface Phrase {
  readonly name: string;
  readonly values: Readonly<Record<string, FaultText | number>>;
}

/** A sentence of any language, or words that are the same in all: a document's own, a path. */
export type FaultText = string | Phrase;

type PhraseName<Table> = {
  [Group in keyof Table & string]: `${Group}.${{
    [Key in keyof Table[Group] & string]: Table[Group][Key] extends string ? Key : never;
  }[keyof Table[Group] & string]}`;
}[keyof Table & string];

type TemplateOf<Table, Name> =
  Name extends `${infer Group extends keyof Table & string}.${infer Key}`
    ? Table[Group][Key & keyof Table[Group]]
    : never;

type ValuesOf<Template> =
  PlacesOf<Template> extends []
    ? []
    : [values: Readonly<Record<PlacesOf<Template>[number], FaultText | number>>];

/** Makes the phrases of one table. */
export type PhraseMaker<Table> = <Name extends PhraseName<Table>>(
  name: Name,
  ...values: ValuesOf<TemplateOf<Table, Name>>
) => Phrase;

/**
 * Makes the function that makes the phrases of a table: the compiler asks for a value for each of
 * their places, and for no other.
 */
export function createPhraseMaker<Table>(): PhraseMaker<Table> {
  return (name, ...[values]) => ({ name, values: values ?? {} });
}

/** The groups of sentences about documents. */
export type SaidOfDocuments = Pick<
  typeof englishFaults,
  'expected' | 'found' | 'mend' | 'syntax' | 'command'
>;

/** Says a text in a language. */
export function say(text: FaultText, language: FaultLanguage): string {
  if (typeof text === 'string') return text;
  const [group = '', key = ''] = text.name.split('.');
  const groups: Readonly<Record<string, unknown>> = language.faults;
  const template = (groups[group] as Readonly<Record<string, unknown>> | undefined)?.[key];
  if (typeof template !== 'string') throw new TypeError(`no words for ${text.name}`);
  const values = Object.entries(text.values).map(([place, value]) => [
    place,
    typeof value === 'number' ? value : say(value, language),
  ]);
  return fillText(template, Object.fromEntries(values));
}

/** Says a text in the form a language has for its `count`. */
export function sayCount(
  forms: PluralText,
  values: Readonly<Record<string, string | number>> & { readonly count: number },
  { language }: FaultLanguage,
): string {
  return fillForm(forms, values, values.count, pluralRulesOf(language));
}
