import { conferirCampos, ehDecimal, escreverJson, type Forma } from './json.js';

/** Uma chamada, como o contrato a descreve. */
export interface Chamada {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Os parâmetros da consulta, e se o contrato os exige. */
  readonly query: Readonly<Record<string, boolean>>;
  readonly body?: {
    readonly contentType: string;
    readonly required?: boolean;
    readonly shape: string;
    /** Os campos de um formulário que são arquivos. */
    readonly files?: readonly string[];
  };
  /** O que a resposta tem de ser. */
  readonly responseKind: string;
  /** A forma da resposta, se pode haver inteiros nela. */
  readonly forma?: Forma;
  /** O parâmetro do tamanho da página, e o tamanho sem ele. */
  readonly pages?: { readonly name: string; readonly standard: number };
  readonly needsToken?: boolean;
}

/** O que uma chamada leva. */
export interface Argumentos {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * Uma chamada escrita, sem o token; `path` tem também a consulta.
 *
 * @throws {TypeError} se falta algo que o contrato exige, ou se há algo que só se poderia adivinhar.
 */
export function escreverPedido(chamada: Chamada, args: Argumentos) {
  checkNames(chamada.id, args, ['path', 'query', 'body']);
  return {
    path: writePath(chamada, args.path) + writeQuery(chamada, args.query),
    ...writeBody(chamada, args.body),
  };
}

function writePath(chamada: Chamada, given: Argumentos['path'] = {}): string {
  const where = `${chamada.id}: path`;
  const names = Array.from(chamada.path.matchAll(/\{([^}]+)\}/g), ([, name = '']) => name);
  const values = checkNames(where, given, names);
  return names.reduce((path, name) => {
    const text = writeText(values.get(name), `${where}.${name}`);
    // Um endereço com `..` seria o de outra chamada.
    if (['', '.', '..'].includes(text))
      throw new TypeError(`${where}.${name}: "${text}" não serve`);
    return path.replace(`{${name}}`, encodeURIComponent(text));
  }, chamada.path);
}

function writeQuery(chamada: Chamada, given: Argumentos['query'] = {}): string {
  const where = `${chamada.id}: query`;
  const names = Object.keys(chamada.query);
  const values = checkNames(where, given, names);
  const missing = names.find((name) => chamada.query[name] && values.get(name) === undefined);
  if (missing !== undefined) throw new TypeError(`${where}: falta ${missing}`);
  const pairs = new URLSearchParams();
  for (const [name, value] of values) {
    if (value === undefined) continue;
    const items = Array.isArray(value) ? value : [value];
    // Uma lista vazia sumiria, e a resposta viria sem o filtro.
    if (items.length === 0) throw new TypeError(`${where}.${name}: a lista está vazia`);
    for (const item of items) pairs.append(name, writeText(item, `${where}.${name}`));
  }
  return pairs.size === 0 ? '' : `?${pairs}`;
}

function writeBody({ body: described, id }: Chamada, body: unknown) {
  const headers = { Accept: 'application/json' };
  if (described === undefined || body === undefined) {
    if (body !== undefined) throw new TypeError(`${id}: não leva body`);
    if (described?.required) throw new TypeError(`${id}: falta body`);
    return { headers };
  }
  const { contentType, files = [], shape } = described;
  if (contentType === 'multipart/form-data') return { headers, body: writeForm(id, body, files) };
  if (!temForma(body, shape)) throw new TypeError(`${id}: body não é o do contrato`);
  return { headers: { ...headers, 'Content-Type': contentType }, body: escreverJson(body) };
}

function writeForm(id: string, fields: unknown, files: readonly string[]): FormData {
  const form = new FormData();
  for (const [name, value] of conferirCampos(fields)) {
    const where = `${id}: body.${name}`;
    if (value === undefined) continue;
    if (!files.includes(name)) form.append(name, writeText(value, where));
    // Um File de nome vazio iria como um campo de texto.
    else if (value instanceof Blob && !('name' in value && value.name === ''))
      form.append(name, value);
    else throw new TypeError(`${where}: use um Blob, ou um File com nome`);
  }
  return form;
}

/** Se um valor é um objeto ou uma lista, como o contrato diz. */
export function temForma(value: unknown, shape: string): boolean {
  if (shape === 'any') return true;
  const isNested = typeof value === 'object' && value !== null && !ehDecimal(value);
  return isNested && Array.isArray(value) === (shape === 'list');
}

function writeText(value: unknown, where: string): string {
  if (ehDecimal(value)) return value.digitos;
  // Metade de um emoji, por exemplo, iria como outro sinal.
  if (/\p{Surrogate}/u.test(String(value))) throw new TypeError(`${where}: não é texto Unicode`);
  const isExact = Number.isSafeInteger(value);
  if (isExact || ['string', 'boolean', 'bigint'].includes(typeof value)) return String(value);
  if (value === undefined) throw new TypeError(`${where}: falta`);
  throw new TypeError(`${where}: use texto, boolean, inteiro ou decimal('…')`);
}

/** Os valores por nome. Um nome errado deixaria a chamada ir sem o que ele diz. */
function checkNames(where: string, given: unknown, names: readonly string[]): Map<string, unknown> {
  if (!temForma(given, 'object'))
    throw new TypeError(`${where}: use um objeto com ${names.join(', ')}`);
  const values = new Map(Object.entries(Object(given)));
  const wrong = [...values.keys()].find((name) => !names.includes(name));
  if (wrong !== undefined) throw new TypeError(`${where}: não há ${wrong}; há ${names.join(', ')}`);
  return values;
}
