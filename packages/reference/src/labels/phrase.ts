import type { englishFaults } from './englishFaults.js';
import type { FaultLanguage } from './FaultWords.js';
import { chooseForm, fillText, type PlacesOf, type PluralText } from './templates.js';

type Table = typeof englishFaults;
type Group = 'expected' | 'found' | 'mend' | 'syntax' | 'command' | 'labels';

/** Where a sentence stands in the words of faults: `mend.addInfo`. */
export type PhraseName = {
  [G in Group]: `${G}.${{
    [K in keyof Table[G]]: Table[G][K] extends string ? K : never;
  }[keyof Table[G]] &
    string}`;
}[Group];

type TemplateOf<Name> = Name extends `${infer G extends Group}.${infer K}`
  ? Table[G][K & keyof Table[G]]
  : never;

type ValuesOf<Name> = [PlacesOf<TemplateOf<Name>>] extends [never]
  ? []
  : [values: Readonly<Record<PlacesOf<TemplateOf<Name>>, FaultText | number>>];

/** A sentence in no language yet: its name, and what stands in its places. */
export interface Phrase {
  readonly name: PhraseName;
  readonly values: Readonly<Record<string, FaultText | number>>;
}

/** A sentence of any language, or words that are the same in all: a document's own, a path. */
export type FaultText = string | Phrase;

/** Makes a phrase; the compiler asks for a value for each of its places, and for no other. */
export function phrase<Name extends PhraseName>(name: Name, ...[values]: ValuesOf<Name>): Phrase {
  return { name, values: values ?? {} };
}

/** Says a text in a language. */
export function say(text: FaultText, language: FaultLanguage): string {
  if (typeof text === 'string') return text;
  const [group, key] = text.name.split('.') as [Group, string];
  const templates: Readonly<Record<string, string | PluralText>> = language.faults[group];
  const template = templates[key];
  const values = Object.entries(text.values).map(([place, value]) => [
    place,
    typeof value === 'number' ? value : say(value, language),
  ]);
  if (typeof template !== 'string') throw new TypeError(`no words for ${text.name}`);
  return fillText(template, Object.fromEntries(values));
}

/** Says a text in the form a language has for its `count`. */
export function sayCount(
  forms: PluralText,
  values: Readonly<Record<string, string | number>> & { readonly count: number },
  { language }: FaultLanguage,
): string {
  return fillText(chooseForm(forms, values.count, new Intl.PluralRules([language, 'en'])), values);
}
