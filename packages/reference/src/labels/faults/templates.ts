/** The names a plural form may have: those of `Intl.PluralRules`. */
export const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Forms of a text by number; each may use the number itself. */
export type PluralText = { readonly [Form in (typeof PLURAL_FORMS)[number]]?: string } & {
  readonly other: string;
};

/** What a table of words says, whichever language it says it in: the shape without the texts. */
export type Words<Table> = Table extends string
  ? string
  : Table extends readonly string[]
    ? readonly string[]
    : Table extends PluralText
      ? PluralText
      : { readonly [Key in keyof Table]: Words<Table[Key]> };

/** The names between braces of a template, in their order. */
export type PlacesOf<Template> = Template extends `${string}{${infer Place}}${infer Rest}`
  ? [Place, ...PlacesOf<Rest>]
  : [];

/** What stands in the places of a template, by their names. */
export type PlaceValues = Readonly<Record<string, string | number>>;

const PLACE = /\{(\w+)\}/g;

/** Puts values into the places of a template (`{name}`); braces within values stay as they are. */
export function fillText(template: string, values: PlaceValues): string {
  return template.replace(PLACE, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}

/** Fills the form a language has for a number: `other` where the table has none of its own for it. */
export function fillForm(
  forms: PluralText,
  values: PlaceValues,
  amount: number,
  rules: Intl.PluralRules,
): string {
  return fillText(forms[rules.select(amount)] ?? forms.other, values);
}

/** Whether a word of a table is forms by number. */
export function isPlural(word: unknown): word is PluralText {
  return (
    typeof word === 'object' && word !== null && 'other' in word && typeof word.other === 'string'
  );
}

/** Lists the places of a template, each once. */
export function placesOf(template: string): string[] {
  return [...new Set([...template.matchAll(PLACE)].map(([, name = '']) => name))];
}

/** The rules of a language's plurals; those of English where it is unknown, not the machine's. */
export function pluralRulesOf(language: string): Intl.PluralRules {
  return new Intl.PluralRules([language, 'en']);
}
