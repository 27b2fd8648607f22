import type { Fact } from '../expectedPlaces';
import { escapePattern, toldPhrase, word } from './facts';
import { child, type Pointed, type Reader } from './Reader';

/** A description may say a length without the word. */
const EXACTLY = '(?:exatamente|com|[.,(]) N caracter';

/** How each limit may be worded, by the reference or in a description; `N` stands for its value. */
const WORDINGS: Readonly<Record<string, readonly string[]>> = {
  minimum: ['no mínimo N', 'entre N e ', 'de N a '],
  maximum: ['no máximo N', 'entre \\S+ e N', 'de \\S+ a N'],
  exclusiveMinimum: ['maior que N'],
  exclusiveMaximum: ['menor que N'],
  multipleOf: ['múltiplo de N'],
  minLength: ['ao menos N caracter', 'de N a \\S+ caracter', EXACTLY],
  maxLength: ['até N caracter', 'de \\S+ a N caracter', EXACTLY],
  minItems: ['ao menos N ite', 'de N a \\S+ ite', 'exatamente N ite'],
  maxItems: ['até N ite', 'de \\S+ a N ite', 'exatamente N ite'],
  uniqueItems: ['sem itens repetidos'],
  minContains: ['ao menos N desses itens'],
  maxContains: ['até N desses itens'],
  minProperties: ['ao menos N campo'],
  maxProperties: ['até N campo'],
  contentEncoding: ['codificado em N'],
  contentMediaType: ['conteúdo N'],
  'x-casas-decimais': ['até N casas decimais'],
};

/** Of several values only the strictest limits anything. */
const STRICTEST: Readonly<Record<string, 'most' | 'least'>> = {
  minimum: 'most',
  exclusiveMinimum: 'most',
  maximum: 'least',
  exclusiveMaximum: 'least',
  minLength: 'most',
  maxLength: 'least',
  minItems: 'most',
  maxItems: 'least',
  minContains: 'most',
  maxContains: 'least',
  minProperties: 'most',
  maxProperties: 'least',
};

/** A pattern that only counts digits is said in words, and says the length with it. */
const DIGITS = /^\^\(?(\|?(\\d|\[0-9\])\{\d+\})+\)?\$$/;

/** The limits that hold for one place. */
export function limitFacts(reader: Reader, fragments: readonly Pointed[]): Fact[] {
  const patterns = fragments.flatMap((fragment) => child(fragment, 'pattern') ?? []);
  const digits = patterns.flatMap(({ value }) => digitsPhrase(String(value)) ?? []);
  return [
    ...patterns.flatMap(({ pointer, value }) => {
      const said = digitsPhrase(String(value));
      const fragment = { value: { pattern: value }, pointer: pointer.replace(/\/pattern$/, '') };
      return said ? toldPhrase('limit', pointer, said) : word(reader, 'limit', fragment, 'pattern');
    }),
    ...Object.keys(WORDINGS).flatMap((keyword) => {
      const found = fragments.flatMap((fragment) => readLimit(fragment, keyword));
      return strictest(found, STRICTEST[keyword]).map((limit) => {
        const told = /Length$/.test(keyword) ? digits : [];
        return toldPhrase('limit', limit.pointer, ...told, ...wordingsOf(reader, keyword, limit));
      });
    }),
  ];
}

function readLimit(fragment: Pointed, keyword: string): Pointed[] {
  const open = { minimum: 'exclusiveMinimum', maximum: 'exclusiveMaximum' }[keyword];
  if (open && child(fragment, open)?.value === true) return [];
  const found = child(fragment, keyword);
  // OpenAPI 3.0 says `exclusiveMinimum: true` beside `minimum`.
  if (found?.value === true && keyword.startsWith('exclusive')) {
    return readLimit(fragment, keyword.replace('exclusive', '').toLowerCase()).concat(
      child(fragment, keyword.replace('exclusive', '').toLowerCase()) ?? [],
    );
  }
  return found === undefined || found.value === false || found.value === null ? [] : [found];
}

function strictest(limits: readonly Pointed[], which: 'most' | 'least' | undefined): Pointed[] {
  const [first, ...others] = limits;
  if (!first || which === undefined) return [...limits];
  return [
    others.reduce((best, limit) => {
      const more = Number(limit.value) > Number(best.value);
      return more === (which === 'most') ? limit : best;
    }, first),
  ];
}

function wordingsOf(reader: Reader, keyword: string, limit: Pointed): RegExp[] {
  const spellings = [...new Set([reader.print(limit), String(limit.value)])].map(escapePattern);
  const value = `(?:${spellings.join('|')})(?!\\d|[.,]\\d)`;
  return (WORDINGS[keyword] ?? []).map((wording) => new RegExp(wording.replace('N', value), 'i'));
}

function digitsPhrase(pattern: string): RegExp | undefined {
  if (!DIGITS.test(pattern)) return undefined;
  const counts = [...pattern.matchAll(/\{(\d+)\}/g)].map(([, count]) => count);
  const each = counts.map((count) => `(?=[^]*[.,(] ?${count} dígitos?)`).join('');
  return new RegExp(`exatamente ${counts.join('(?:, | ou )')} dígitos?|^${each}`);
}
