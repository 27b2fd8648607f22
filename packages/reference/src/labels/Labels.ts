import type { Constraint } from '@frontier/openapi';
import { entryOf, isObject } from '@frontier/openapi';
import { englishTable } from './english.js';
import {
  fillForm,
  fillText,
  isPlural,
  type PlacesOf,
  type PluralText,
  placesOf,
  pluralRulesOf,
  type Words,
} from './faults/index.js';

/** One language's words for the reference, as data. It is what a file of labels holds. */
export type LabelTable = Words<typeof englishTable>;

/**
 * A word as components use it: a text as it is; a text with places and forms by number as a function
 * of what stands in the places, in the order of the English text.
 */
type Spoken<Word> = Word extends string
  ? PlacesOf<Word> extends []
    ? string
    : (...values: SpokenValues<PlacesOf<Word>, string>) => string
  : Word extends readonly string[]
    ? readonly string[]
    : Word extends { readonly other: infer Text }
      ? (...values: SpokenValues<PlacesOf<Text>, string | number>) => string
      : { readonly [Key in keyof Word]: Spoken<Word[Key]> };

type SpokenValues<Places, Value> = { [Index in keyof Places]: Value };
type SpokenTable = Spoken<typeof englishTable>;
type LabelsByRule = ReturnType<typeof addRules>;

/**
 * Every word the reference itself says, as its components use them. What the documents say is never here.
 */
export type Labels = Omit<SpokenTable, keyof LabelsByRule | 'constraints' | 'otherStatuses'> &
  LabelsByRule;

/** Makes the labels that components use of a language's table. */
export function createLabels(table: LabelTable): Labels {
  const rules = pluralRulesOf(table.language);
  // Every key of the English table is one of the table's, and of the same kind there.
  const spoken = speak(table, englishTable, rules) as SpokenTable;
  return { ...spoken, ...addRules(table, spoken, rules) };
}

function speak(word: unknown, english: unknown, rules: Intl.PluralRules): unknown {
  const isForms = isPlural(english);
  if (isForms || typeof english === 'string') {
    const places = placesOf(isForms ? english.other : english);
    if (places.length === 0) return word;
    return (...given: readonly (string | number)[]) => {
      const values = Object.fromEntries(places.map((place, at) => [place, given[at] ?? '']));
      if (typeof word === 'string') return fillText(word, values);
      return fillForm(word as PluralText, values, Number(given[places.length - 1]), rules);
    };
  }
  if (!isObject(english) || !isObject(word)) return word;
  const entries = Object.entries(word).map(([key, value]) => [
    key,
    speak(value, entryOf(english, key), rules),
  ]);
  return Object.fromEntries(entries);
}

/** The words that are more than filled in. */
function addRules(table: LabelTable, spoken: SpokenTable, rules: Intl.PluralRules) {
  const languages = [table.language, 'en'];
  const numbers = new Intl.NumberFormat(languages);
  const alternatives = new Intl.ListFormat(languages, { type: 'disjunction' });
  const types: Readonly<Record<string, string>> = table.types;
  return {
    types,
    entriesLeftOut: (count: number) =>
      fillForm(table.entriesLeftOut, { count: numbers.format(count) }, count, rules),
    /** Of an item in a list, from 0 on. */
    position: (index: number) => spoken.position(String(index + 1)),
    /** A limit that has no word is shown as the document writes it. */
    constraint: ({ keyword, value }: Constraint): string => {
      const text = entryOf<string | PluralText>(table.constraints, keyword);
      if (typeof text === 'string') return fillText(text, { value });
      const amount = Number(value);
      return text === undefined || Number.isNaN(amount)
        ? `${keyword}: ${value}`
        : fillForm(text, { value: amount }, amount, rules);
    },
    between: (keyword: 'value' | 'length' | 'items', low: string, high: string) =>
      spoken.between[keyword](low, high),
    exactly: (keyword: 'length' | 'items', count: string) => spoken.exactly[keyword](Number(count)),
    /** Patterns that only count digits: one length, or alternatives. */
    digits: (counts: readonly string[]) =>
      fillForm(table.digits, { counts: alternatives.format(counts) }, Number(counts.at(-1)), rules),
    explode: (explode: boolean) => (explode ? spoken.explode.each : spoken.explode.together),
    status: (status: string) => (status === 'default' ? spoken.otherStatuses : status),
  };
}
