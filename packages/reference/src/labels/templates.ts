/** Forms of a text by number, under the names of `Intl.PluralRules`; each may use the number itself. */
export interface PluralText {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** The names a plural form may have. */
export const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** What a table of words says, whichever language it says it in: the shape without the texts. */
export type Words<Table> = Table extends string
  ? string
  : Table extends readonly string[]
    ? readonly string[]
    : Table extends PluralText
      ? PluralText
      : { readonly [Key in keyof Table]: Words<Table[Key]> };

/** The names between braces of a template. */
export type PlacesOf<Template> = Template extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesOf<Rest>
  : never;

const PLACE = /\{(\w+)\}/g;

/** Puts values into the places of a template (`{name}`); braces within values stay as they are. */
export function fillText(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(PLACE, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}

/** Lists the places of a template, each once. */
export function placesOf(template: string): string[] {
  return [...new Set([...template.matchAll(PLACE)].map(([, name = '']) => name))];
}

/** The form a language uses for a number: `other` where the table has none of its own for it. */
export function chooseForm(forms: PluralText, amount: number, rules: Intl.PluralRules): string {
  return forms[rules.select(amount)] ?? forms.other;
}
