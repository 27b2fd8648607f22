import type { DescribedCall, DescribedField } from '../../src/control/describeCalls.js';
import type { LoggedExchange } from '../../src/server/CallLog.js';
import { makeForm } from '../../src/story/encodeForm.js';
import type { JourneyCall } from '../../src/story/Story.js';

export interface Draft {
  params: Readonly<Record<string, string>>;
  /** JSON to send; empty for none. */
  body: string;
  /** Form fields except files. */
  parts: Readonly<Record<string, string>>;
  /** Files by form field: the reader's file, or the name of a generated one. */
  files: Readonly<Record<string, File | string>>;
}

/** A call's initial form, with the contract's examples in required parameters and the body. */
export function startDraft(call: DescribedCall, preset?: Partial<JourneyCall>): Draft {
  const required = call.parameters.filter((one) => one.required);
  const params = Object.fromEntries(required.map(({ example, name }) => [name, example ?? '']));
  const [example] = call.body?.examples ?? [];
  const draft: Draft = { params: { ...params, ...preset?.params }, body: '', parts: {}, files: {} };
  if (!call.body) return draft;
  if (call.body.type === 'application/json') {
    return { ...draft, body: preset?.body ?? example?.text ?? '' };
  }
  const values = JSON.parse(example?.text ?? '{}') as Record<string, unknown>;
  const files: Record<string, string> = {};
  const parts: Record<string, string> = {};
  for (const { name, type } of call.body.fields) {
    if (type === 'file')
      files[name] = preset?.files?.[name] ?? String(values[name] ?? 'arquivo.pdf');
    else if (preset?.fields) parts[name] = preset.fields[name] ?? '';
    else parts[name] = String(values[name] ?? '');
  }
  return { ...draft, parts, files };
}

export function readExchange(
  call: DescribedCall,
  { path, query, request }: LoggedExchange,
): Partial<JourneyCall> {
  const params: Record<string, string> = {};
  const names = call.path.split('/');
  for (const [at, part] of path.split('/').entries()) {
    const [, name] = /^\{(.+)\}$/.exec(names[at] ?? '') ?? [];
    if (name !== undefined) params[name] = decodeURIComponent(part);
  }
  for (const [name, value] of new URLSearchParams(query)) {
    params[name] = params[name] === undefined ? value : `${params[name]}, ${value}`;
  }
  if (call.body?.type !== 'multipart/form-data') return { params, body: request.body ?? '' };
  const fields = readFields(request.body ?? '');
  return { params, fields, files: fields };
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
export function writeUrl(call: DescribedCall, { params }: Draft): string {
  const path = call.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const query = call.parameters
    .filter((one) => one.in === 'query')
    .flatMap((field) =>
      readValues(field, params[field.name]).map(
        (value) => `${encodeURIComponent(field.name)}=${encodeURIComponent(value)}`,
      ),
    );
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** The values of a field: a list's items, or none if it is empty. */
export function readValues({ type }: DescribedField, text = ''): string[] {
  if (type !== 'array') return text === '' ? [] : [text];
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

export function writeBody(call: DescribedCall, draft: Draft): string | FormData | undefined {
  if (!call.body) return undefined;
  if (call.body.type === 'application/json') return draft.body === '' ? undefined : draft.body;
  return makeForm(draft.parts, draft.files);
}

/** The call as a `curl` command like the guides'; the variable `TOKEN` has the token. */
export function writeCallAsCurl(call: DescribedCall, draft: Draft, origin: string): string {
  const lines = [
    `curl --fail${call.method === 'GET' ? '' : ` -X ${call.method}`}`,
    quoteJson(origin + writeUrl(call, draft)),
  ];
  if (call.secured) lines.push('-H "Authorization: Bearer $TOKEN"');
  const body = writeBody(call, draft);
  if (typeof body === 'string') {
    lines.push("-H 'Content-Type: application/json'", `-d ${quoteJson(body)}`);
  } else if (body) {
    for (const [name, value] of body.entries()) {
      lines.push(writePart(name, value));
    }
  }
  return lines.join(' \\\n  ');
}

/** A form field for `curl`: a text that begins with `@` or `<`, or contains `;`, must not be interpreted. */
function writePart(name: string, value: string | File): string {
  if (typeof value === 'string') {
    const option = /^[@<]|;/.test(value) ? '--form-string' : '-F';
    return `${option} ${quoteJson(`${name}=${value}`)}`;
  }
  const file = value.name.replace(/["\\]/g, String.raw`\$&`);
  return `-F ${quoteJson(/[";,\\]/.test(value.name) ? `${name}=@"${file}"` : `${name}=@${file}`)}`;
}

function quoteJson(text: string): string {
  return /^[\w.~:/%@+,=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
