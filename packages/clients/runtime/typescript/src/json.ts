/** JSON em que nenhum número perde um dígito: cada um é o texto que veio. */

const NUMBER = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/**
 * Um número exato, com os dígitos que recebeu. Não faz contas: entregue o `toString()` à biblioteca decimal da sua
 * escolha. Os dígitos são um campo comum, para que testes, cópias e proxies os vejam.
 */
export class Decimal {
  /** Como foram escritos ou recebidos: `1000.00000000` não vira `1000`. */
  readonly digitos: string;

  /** @param value texto de um número de JSON, um inteiro de até 2⁵³ − 1, ou outro `Decimal`, mesmo copiado. */
  constructor(value: string | number | Pick<Decimal, 'digitos'>) {
    const text = String(ehDecimal(value) ? value.digitos : value);
    if (!NUMBER.test(text) || (typeof value === 'number' && !Number.isSafeInteger(value))) {
      throw new TypeError(
        `Decimal: "${text}" não serve; use um texto como "1000.00000001" ou um inteiro`,
      );
    }
    this.digitos = text;
    Object.freeze(this);
  }

  toString(): string {
    return this.digitos;
  }

  /** Para `JSON.stringify`, que não escreve números exatos: um texto. O cliente escreve um número. */
  toJSON(): string {
    return this.digitos;
  }

  /** Para o `console.log` de Node: os dígitos. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return `Decimal(${this.digitos})`;
  }

  /** `a + b` juntaria textos e `a < b` os compararia: os dois falham. */
  [Symbol.toPrimitive](hint: string): string {
    if (hint === 'string') return this.digitos;
    throw new TypeError(
      `Decimal ${this.digitos} não faz contas: use comparar(a, b), ou uma biblioteca decimal`,
    );
  }
}

/** Se um valor é um `Decimal`, ou uma cópia que não é mais da classe, como a de `structuredClone`. */
export function ehDecimal(value: unknown): value is Pick<Decimal, 'digitos'> {
  if (typeof value !== 'object' || value === null || !('digitos' in value)) return false;
  const { digitos } = value;
  return typeof digitos === 'string' && NUMBER.test(digitos) && Object.keys(value).length === 1;
}

/** A ordem de dois números, para `sort`: negativa, positiva, ou zero se o valor é igual, como em `1.0` e `1.00`. */
export function comparar(a: Decimal, b: Decimal): number {
  const [one, other] = [measure(a), measure(b)];
  if (one.sign !== other.sign) return one.sign - other.sign;
  const later = one.digits < other.digits ? -1 : Number(one.digits > other.digits);
  return one.sign * (one.size - other.size || later);
}

/** O sinal, os algarismos sem zeros nas pontas, e quantas casas há antes da vírgula. */
function measure({ digitos }: Decimal) {
  const [, minus, whole = '', fraction = '', exponent = 0] = NUMBER.exec(digitos) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const size = Number(exponent) + digits.length - fraction.length;
  const sign = digits === '' ? 0 : minus ? -1 : 1;
  return { sign, size, digits: digits.replace(/0+$/, '') };
}

/** Um número exato: `decimal('1000.00000001')`. */
export function decimal(value: ConstructorParameters<typeof Decimal>[0]): Decimal {
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

/** Objetos e listas uns nos outros: nenhum contrato precisa de dez. */
const DEEPEST = 64;

/** O que vem em seguida: um sinal, um texto, um número, uma palavra ou o fim. */
const TOKEN =
  /[ \t\n\r]*([{}[\]:,]|"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|$)/y;

/** Lê JSON com cada número em um `Decimal`. */
export function lerJson(text: string): unknown {
  if (typeof text !== 'string') throw new TypeError('lerJson: use um texto');
  const tokens = new RegExp(TOKEN);
  const fail = (): never => {
    throw new SyntaxError(`não é JSON, perto do caractere ${tokens.lastIndex}`);
  };
  const next = (): string => tokens.exec(text)?.[1] ?? fail();
  /** Os itens até `end`, com vírgulas entre eles. */
  const readAll = (end: string, read: (token: string) => void): void => {
    let token = next();
    if (token === end) return;
    for (;;) {
      read(token);
      token = next();
      if (token === end) return;
      if (token !== ',') fail();
      token = next();
    }
  };
  const readValue = (token: string, depth = 0): unknown => {
    if (depth > DEEPEST) fail();
    if (token === '[') {
      const items: unknown[] = [];
      readAll(']', (item) => items.push(readValue(item, depth + 1)));
      return items;
    }
    if (token === '{') {
      const fields: [string, unknown][] = [];
      readAll('}', (name) => {
        if (!name.startsWith('"') || next() !== ':') fail();
        fields.push([JSON.parse(name), readValue(next(), depth + 1)]);
      });
      return Object.fromEntries(fields);
    }
    return /^[-\d]/.test(token) ? new Decimal(token) : JSON.parse(token);
  };
  const value = readValue(next());
  return next() === '' ? value : fail();
}

/** Escreve JSON com cada `Decimal` em um número de mesmos dígitos; o que é `undefined` fica de fora. */
export function escreverJson(value: unknown): string {
  if (ehDecimal(value)) return value.digitos;
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

/** Como achar os inteiros de um valor: `inteiro`, o nome de um modelo, ou a forma de cada item. */
export type Forma = string | readonly [Forma];

/** A forma dos campos de cada modelo; `*` é a dos que o contrato não nomeia. */
export type Modelos = Readonly<Record<string, Readonly<Record<string, Forma>>>>;

/** Troca por `number` o que o contrato diz inteiro. */
export function lerInteiros(value: unknown, forma: Forma | undefined, modelos: Modelos): unknown {
  if (value instanceof Decimal) {
    const number = Number(value.digitos);
    return forma === 'inteiro' && Number.isSafeInteger(number) ? number : value;
  }
  if (forma === undefined || typeof value !== 'object' || value === null) return value;
  const fields = value as Record<string, unknown>;
  for (const [key, field] of Object.entries(fields)) {
    const model = typeof forma === 'string' ? modelos[forma] : { '*': forma[0] };
    fields[key] = lerInteiros(field, model?.[key] ?? model?.['*'], modelos);
  }
  return fields;
}
