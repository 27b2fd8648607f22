import type { DescribedCall, DescribedField } from '../../src/control/describeCalls.js';
import type { JourneyCall } from '../../src/story/describeJourneys.js';

/** What stands in the form of a call. A list has its items between commas. */
export interface Draft {
  /** Values of path and query by their names. */
  params: Readonly<Record<string, string>>;
  /** The JSON to send; empty without one. */
  body: string;
  /** Parts of a form that are no files. */
  parts: Readonly<Record<string, string>>;
  /** Files by their parts: the reader's own, or the name of one that is made up. */
  files: Readonly<Record<string, File | string>>;
}

/** A form as it is first seen: required parameters and the body have the contract's examples. */
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

/** Path and query of a call; what is empty is left out of the query. */
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

/** The values of a field: several of a list, none of an empty one. */
export function readValues({ type }: DescribedField, text = ''): string[] {
  if (type !== 'array') return text === '' ? [] : [text];
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** Any file: the simulator looks at none. */
const PDF = '%PDF-1.7\n';

/** The body that `fetch` sends; nothing for a call without one. */
export function writeBody(call: DescribedCall, draft: Draft): string | FormData | undefined {
  if (!call.body) return undefined;
  if (call.body.type === 'application/json') return draft.body === '' ? undefined : draft.body;
  const form = new FormData();
  for (const [name, value] of Object.entries(draft.parts)) {
    if (value !== '') form.append(name, value);
  }
  for (const [name, file] of Object.entries(draft.files)) {
    if (typeof file !== 'string') form.append(name, file);
    else if (file !== '') form.append(name, new File([PDF], file, { type: 'application/pdf' }));
  }
  return form;
}

/** The call for a shell, as the guides write it: the token stands in `TOKEN`. */
export function writeCurl(call: DescribedCall, draft: Draft, origin: string): string {
  const lines = [
    `curl --fail${call.method === 'GET' ? '' : ` -X ${call.method}`}`,
    quote(origin + writeUrl(call, draft)),
  ];
  if (call.secured) lines.push('-H "Authorization: Bearer $TOKEN"');
  const body = writeBody(call, draft);
  if (typeof body === 'string') {
    lines.push("-H 'Content-Type: application/json'", `-d ${quote(body)}`);
  } else if (body) {
    for (const [name, value] of body.entries()) {
      lines.push(writePart(name, value));
    }
  }
  return lines.join(' \\\n  ');
}

/** A part of a form as `curl` takes it: a text that begins like a file's name, or has a `;`, stays a text. */
function writePart(name: string, value: string | File): string {
  if (typeof value === 'string') {
    const option = /^[@<]|;/.test(value) ? '--form-string' : '-F';
    return `${option} ${quote(`${name}=${value}`)}`;
  }
  const file = value.name.replace(/["\\]/g, String.raw`\$&`);
  return `-F ${quote(/[";,\\]/.test(value.name) ? `${name}=@"${file}"` : `${name}=@${file}`)}`;
}

/** For a shell: as it stands if it has no sign of the shell's. */
function quote(text: string): string {
  return /^[\w.~:/%@+,=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Small and without marks: what is typed is looked for in what is shown. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether every word that was typed stands in the call's names, path or summary. */
export function matchesCall(call: DescribedCall, typed: string): boolean {
  const text = fold(`${call.id} ${call.method} ${call.path} ${call.summary}`);
  return fold(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
