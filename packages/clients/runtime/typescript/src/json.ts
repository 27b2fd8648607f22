/** JSON em que nenhum número perde um dígito: cada um é o texto que veio. */

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** Textos e números de um JSON; o que há entre eles é do `JSON.parse`. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const MARK = '\u0000decimal';

/**
 * Um número exato, com os dígitos que recebeu. Não faz contas: entregue o `toString()` à biblioteca decimal da sua
 * escolha.
 */
export class Decimal {
  readonly #text: string;

  /** @param value texto de um número de JSON, ou um inteiro de até 2⁵³ − 1. */
  constructor(value: string | number) {
    const text = String(value);
    if (!NUMBER.test(text) || (typeof value === 'number' && !Number.isSafeInteger(value))) {
      throw new TypeError(
        `Decimal: "${text}" não serve; use um texto como "1000.00000001" ou um inteiro`,
      );
    }
    this.#text = text;
  }

  /** Os dígitos, como foram escritos ou recebidos: `1000.00000000` não vira `1000`. */
  toString(): string {
    return this.#text;
  }

  /** Para `JSON.stringify`, que não escreve números exatos: um texto. O cliente escreve um número. */
  toJSON(): string {
    return this.#text;
  }

  /** Para o `console.log` de Node: os dígitos. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return `Decimal(${this.#text})`;
  }

  /** `a + b` juntaria textos e `a < b` os compararia: os dois falham. */
  [Symbol.toPrimitive](hint: string): string {
    if (hint === 'string') return this.#text;
    throw new TypeError(`Decimal ${this.#text} não faz contas: use uma biblioteca decimal`);
  }
}

/** Um número exato: `decimal('1000.00000001')`. */
export function decimal(value: string | number): Decimal {
  return new Decimal(value);
}

/** Uma data sem hora nem fuso: `2026-03-16`. */
export type Dia = `${number}-${number}-${number}`;

/** Confere uma data que vem de fora do programa. */
export function dia(text: string): Dia {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) {
    throw new TypeError(`Dia: "${text}" não é uma data como 2026-03-16`);
  }
  return text as Dia;
}

/** Lê JSON com cada número em um `Decimal`. */
export function lerJson(text: string): unknown {
  const marked = text.replace(TOKENS, (token) =>
    token.startsWith('"') ? token : `{"${MARK.replace('\u0000', '\\u0000')}":"${token}"}`,
  );
  return JSON.parse(marked, (_key, value: unknown) => {
    if (value === null || typeof value !== 'object' || !(MARK in value)) return value;
    return Object.keys(value).length === 1 ? new Decimal(String(value[MARK])) : value;
  });
}

/** Escreve JSON com cada `Decimal` em um número de mesmos dígitos; o que é `undefined` fica de fora. */
export function escreverJson(value: unknown): string {
  if (value instanceof Decimal) return value.toString();
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new TypeError(`${value} pode já ter perdido dígitos: use decimal('…')`);
  }
  if (Array.isArray(value)) return `[${value.map((item) => escreverJson(item ?? null)).join(',')}]`;
  if (typeof value === 'bigint') return String(value);
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) {
    return JSON.stringify(value);
  }
  const fields = conferirCampos(value)
    .filter(([, field]) => field !== undefined)
    .map(([name, field]) => `${JSON.stringify(name)}:${escreverJson(field)}`);
  return `{${fields.join(',')}}`;
}

/** Os campos de um objeto simples; de um `Date`, um `Map` ou um `Blob`, só se poderia adivinhar o que enviar. */
export function conferirCampos(value: unknown): [string, unknown][] {
  const kind = Object.prototype.toString.call(value).slice(8, -1);
  if (kind === 'Object' && !('toJSON' in (value as object))) return Object.entries(value as object);
  throw new TypeError(`${kind} não tem forma em JSON: use texto, números e objetos simples`);
}

/** Troca por `number` o que o contrato diz inteiro: `pagination.total`; `*` é cada item. */
export function lerInteiros(value: unknown, paths: readonly string[] = []): unknown {
  return paths.reduce((found, path) => change(found, path === '' ? [] : path.split('.')), value);
}

function change(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) {
    return value instanceof Decimal && Number.isSafeInteger(Number(value.toString()))
      ? Number(value.toString())
      : value;
  }
  if (value === null || typeof value !== 'object' || value instanceof Decimal) return value;
  const fields = value as Record<string, unknown>;
  for (const key of Object.keys(fields)) {
    if (name === '*' || name === key) fields[key] = change(fields[key], rest);
  }
  return fields;
}
