import { readFileSync, statSync } from 'node:fs';
import { parse } from 'yaml';

/** One term of the domain. */
export interface Term {
  readonly id: string;
  readonly name: string;
  /** Words whose first use in a guide leads to the term; none for words everyone knows. */
  readonly forms: readonly string[];
  /** One sentence; the whole of what a hover shows. */
  readonly definition: string;
  readonly more?: string;
  /** Public source of the definition. */
  readonly source: string;
  readonly url?: string;
  /** Guide where the term matters most. */
  readonly page?: string;
}

const REQUIRED = ['id', 'name', 'definition', 'source'] as const;

let known: { readonly key: string; readonly terms: readonly Term[] } | undefined;

/**
 * Reads the terms, in alphabetical order.
 *
 * @throws {Error} naming the file and every term that lacks something or repeats an id or a form.
 */
export function readGlossary(file: string): readonly Term[] {
  const key = `${file} ${statSync(file).mtimeMs}`;
  if (known?.key !== key) known = { key, terms: parseGlossary(file) };
  return known.terms;
}

function parseGlossary(file: string): Term[] {
  const terms: unknown = parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(terms)) throw new Error(`${file}: precisa ser uma lista de termos.`);
  const faults = [...terms.flatMap(checkTerm), ...findRepeated(terms as Term[])];
  if (faults.length > 0) throw new Error(`${file}:\n- ${faults.join('\n- ')}`);
  return (terms as Term[]).sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}

function checkTerm(term: unknown, index: number): string[] {
  if (typeof term !== 'object' || term === null) return [`o termo ${index + 1} não é um objeto`];
  const given = Object.entries(term);
  const missing = REQUIRED.filter((key) => typeof new Map(given).get(key) !== 'string');
  const name = String(new Map(given).get('id') ?? `termo ${index + 1}`);
  const forms: unknown = new Map(given).get('forms');
  return [
    ...missing.map((key) => `${name}: falta ${key}`),
    ...(Array.isArray(forms) ? [] : [`${name}: forms precisa ser uma lista`]),
  ];
}

function findRepeated(terms: readonly Term[]): string[] {
  const names = terms.flatMap(({ forms, id }) => [`id ${id}`, ...forms.map((form) => `"${form}"`)]);
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `${name} aparece duas vezes`);
}
