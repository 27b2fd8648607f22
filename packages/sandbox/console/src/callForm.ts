import { decodeHash } from '@frontier/reference/browser';
import type { DescribedCall, DescribedField } from '../../src/control/describeCalls.js';
import type { LoggedExchange } from '../../src/server/CallLog.js';
import { makeForm, makePdf } from '../../src/story/encodeForm.js';
import type { JourneyCall } from '../../src/story/Story.js';
import { KINDS } from './words.js';

export interface Draft {
  /** Parameters and form fields by name. */
  values: Readonly<Record<string, string | File>>;
  /** JSON to send; empty for none. */
  body: string;
}

/** The values that a form begins with, in place of the contract's examples. */
export type Preset = Partial<Pick<JourneyCall, 'params' | 'body'>>;

/** A call's initial form, with the contract's examples in required parameters and the body. */
export function startDraft({ body, parameters }: DescribedCall, preset: Preset = {}): Draft {
  const given = preset.params ?? {};
  const examples = (body?.examples ?? []).map(({ text }) => text);
  const countGiven = (text: string) =>
    Object.entries(JSON.parse(text)).filter(([name, value]) => given[name] === value).length;
  // The texts of an example fit its choices, such as the reason for a refusal.
  const [text = ''] = examples.sort((a, b) => countGiven(b) - countGiven(a));
  const isJson = body?.type === 'application/json';
  const sent = (isJson || text === '' ? {} : JSON.parse(text)) as Record<string, string>;
  // An address has values for the path and for the body. A number keeps its digits as they are written.
  const fill = () =>
    text.replace(/"(\w+)": ("(?:[^"\\]|\\.)*"|-?[\d.]+)/g, (field, name: string, value: string) => {
      const own = given[name];
      if (own === undefined) return field;
      return `"${name}": ${value.startsWith('"') ? JSON.stringify(own) : own}`;
    });
  const required = parameters.filter((one) => one.required);
  const params = Object.fromEntries(required.map(({ example, name }) => [name, example ?? '']));
  const values: Record<string, string | File> = { ...params, ...sent, ...given };
  for (const { name, type } of body?.fields ?? []) {
    if (type === 'file') values[name] = makePdf(String(values[name] || 'arquivo.pdf'));
  }
  return { values, body: isJson ? (preset.body ?? fill()) : '' };
}

const NAMED = /"(operacaoCodigo|codigoInstrumento|id)": ?"([\w-]+)"/;

/** The field whose example is an object of the state: one in the path, or else in the body. */
export function findSubject(call: DescribedCall) {
  const { body, values } = startDraft(call);
  const [, path = '', inPath = ''] = /v1\/([^/]+)(?:\/\{([^}]+)\})?/.exec(call.path) ?? [];
  const [kind] = Object.entries(KINDS).find(([, { slug }]) => path.startsWith(slug)) ?? [];
  const [, name = '', value] = NAMED.exec(JSON.stringify(values) + body) ?? [];
  // No list has the ids of the objects below another one, and those of the example are not of this state.
  const [, ...below] = call.parameters.flatMap((one) => (one.in === 'path' ? [one.name] : []));
  if (!kind || !(inPath || name === 'id'))
    return { kind: 'operations', column: 'code', name, example: value, below };
  const example = String(values[inPath] ?? value);
  // One call's path has a registration's CNPJ.
  const column = /^\d+$/.test(example) ? 'cnpj' : 'id';
  return { kind, column, name: inPath || name, example, below };
}

export function readExchange(
  call: DescribedCall,
  { path, query, request }: LoggedExchange,
): Preset {
  const params: Record<string, string> = {};
  const names = call.path.split('/');
  for (const [at, part] of path.split('/').entries()) {
    const [, name] = /^\{(.+)\}$/.exec(names[at] ?? '') ?? [];
    if (name !== undefined) params[name] = decodeHash(part);
  }
  for (const [name, value] of new URLSearchParams(query)) {
    params[name] = params[name] === undefined ? value : `${params[name]}, ${value}`;
  }
  if (call.body?.type !== 'multipart/form-data') return { params, body: request.body ?? '' };
  const unsent = Object.fromEntries(call.body.fields.map(({ name }) => [name, '']));
  return { params: { ...params, ...unsent, ...readFields(request.body ?? '') } };
}

/** The fields of a logged form; none of a body that was cut off, or was no form. */
function readFields(body: string): Record<string, string> {
  try {
    return JSON.parse(body) as Record<string, string>;
  } catch {
    return {};
  }
}

/** Path and query of a call; empty query parameters are omitted. */
export function writeUrl(call: DescribedCall, { values }: Draft): string {
  const textOf = (name: string) => String(values[name] ?? '');
  const path = call.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(name)),
  );
  const query = call.parameters
    .filter((one) => one.in === 'query')
    .flatMap((field) =>
      readValues(field, textOf(field.name)).map(
        (value) => `${encodeURIComponent(field.name)}=${encodeURIComponent(value)}`,
      ),
    );
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** The values of a field: a list's items, or none if it is empty. */
export function readValues({ type }: DescribedField, text: string): string[] {
  const values = type === 'array' ? text.split(',').map((one) => one.trim()) : [text];
  return values.filter((one) => one !== '');
}

export function writeBody({ body }: DescribedCall, draft: Draft): string | FormData | undefined {
  if (body?.type !== 'multipart/form-data') return draft.body === '' ? undefined : draft.body;
  return makeForm(body.fields.map(({ name }) => [name, draft.values[name] ?? '']));
}
