import type { ResolvedOperation } from '@frontier/openapi/resolve';
import { parseExact, UnreadableJsonError, writeExact } from '../exact/exactJson.js';
import { bodyReading } from '../services/CallChecker.js';
import type { SentFile } from '../work/ServiceCall.js';
import { attempt, Refusal } from '../work/Work.js';
import type { HttpCall } from './HttpCall.js';
import { parseForm } from './parseForm.js';

// The text of the rule `leitura-do-corpo` repeats these limits for readers.
/** Bytes of JSON, or of the texts of a form. */
const BODY_LIMIT = 1024 * 1024;
/** Values of a JSON body: a million small ones would occupy the process for seconds. */
const MOST_VALUES = 20_000;
const MIB_OF_FILE = 10;
const FILE_LIMIT = MIB_OF_FILE * 1024 * 1024;

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';

const PLAIN_ENCODINGS = [
  ['Content-Encoding', /^\s*identity\s*$/i],
  ['Transfer-Encoding', /^\s*chunked\s*$/i],
] as const;

/** A body as parsed: JSON with exact numbers, or the texts of a form, with a file represented by its name. */
interface ReadBody {
  /** `undefined` without a body. */
  body: unknown;
  files: ReadonlyMap<string, SentFile>;
}

/**
 * Reads the body of a call as JSON or as a form. Many clients send `{}` with each POST, so a call without a body ignores
 * JSON.
 * @returns an empty object for an optional body that was not sent
 * @throws Refusal `invalid` for a missing body, another media type or encoding, a body that is too large, or one that
 *   cannot be parsed
 */
export async function readBody(
  call: HttpCall,
  { bodyRequired, bodyTypes }: Pick<ResolvedOperation, 'bodyRequired' | 'bodyTypes'>,
): Promise<ReadBody> {
  const sent = await readSent(call, bodyTypes);
  if (bodyTypes.length === 0) return { ...sent, body: undefined };
  if (sent.body !== undefined) return sent;
  if (!bodyRequired) return { ...sent, body: {} };
  throw Refusal.of('invalid', 'corpo', `falta, e deve vir como ${bodyTypes.join(' ou ')}`);
}

async function readSent(call: HttpCall, types: readonly string[]): Promise<ReadBody> {
  const { method, raw } = call.req;
  // For the log, also a body that is refused later.
  const { exchange } = call.var;
  const none = { body: undefined, files: new Map<string, SentFile>() };
  if (method === 'GET') return none;
  const contentType = raw.headers.get('content-type') ?? '';
  const type = contentType.replace(/;.*/s, '').trim().toLowerCase();
  const isExpected = (types.length > 0 ? types : [JSON_TYPE]).includes(type);
  // Many clients send a type with an empty body.
  if (!isExpected && (await readBytes(raw, 0))?.length === 0) return none;
  for (const [name, plain] of PLAIN_ENCODINGS) {
    const encoding = raw.headers.get(name);
    if (encoding === null || plain.test(encoding)) continue;
    throw refuseBody(name, `o corpo deve vir sem compressão, e não em ${encoding}`);
  }
  if (!isExpected) throw refuseType(types);
  if (type === FORM_TYPE) {
    const form = await readFormBody(raw, contentType);
    if (exchange) exchange.sent = writeExact(form.body);
    return form;
  }
  const bytes = await readBytes(raw, BODY_LIMIT);
  if (!bytes) throw refuseBody('corpo', `não pode passar de ${BODY_LIMIT / 1024} KiB`);
  if (exchange) exchange.sent = new TextDecoder().decode(bytes);
  return { ...none, body: parseJson(bytes, contentType) };
}

function refuseType(types: readonly string[]): Refusal {
  const problem =
    types.length === 0
      ? 'a chamada não tem corpo'
      : `deve vir como ${types.join(' ou ')}, e dizer isso no cabeçalho Content-Type`;
  return Refusal.of('invalid', 'corpo', problem);
}

function refuseBody(location: string, problem: string): Refusal {
  return Refusal.by(bodyReading, location, problem, 'invalid');
}

/**
 * Reads at most `limit` bytes and discards the rest of a longer body: a client that writes everything before it
 * reads would otherwise get a broken connection instead of a response.
 * @returns `undefined` for a longer body
 */
export async function readBytes(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { headers } = request;
  try {
    if (Number(headers.get('content-length') ?? 0) <= limit && !headers.has('transfer-encoding')) {
      const bytes = new Uint8Array(await request.arrayBuffer());
      return bytes.length <= limit ? bytes : undefined;
    }
    const reader = request.body?.getReader();
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.length;
      if (size <= limit) chunks.push(part.value);
    }
    if (size > limit) return undefined;
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
  } catch {
    throw refuseBody('corpo', 'a conexão terminou antes do corpo');
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Parses JSON in UTF-8 (RFC 8259): decoding another encoding would corrupt it silently. */
function parseJson(bytes: Uint8Array, contentType: string): unknown {
  const charset = /;\s*charset="?([^";\s]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) {
    throw refuseBody('Content-Type', `o corpo deve vir em UTF-8, e não em ${charset}`);
  }
  const text = attempt(() => utf8.decode(bytes));
  if (text === undefined) throw refuseBody('corpo', 'os bytes não são UTF-8');
  try {
    return text === '' ? undefined : parseExact(text, MOST_VALUES);
  } catch (error) {
    if (error instanceof UnreadableJsonError) throw refuseBody('corpo', error.message);
    throw error;
  }
}

async function readFormBody(request: Request, contentType: string) {
  const [, quoted, plain = ''] =
    /;\s*boundary\s*=\s*(?:"([^"]+)"|([^";\s]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === '') {
    throw refuseBody('Content-Type', 'multipart/form-data deve trazer o seu boundary');
  }
  const bytes = await readBytes(request, FILE_LIMIT + BODY_LIMIT);
  if (!bytes) throw refuseBody('corpo', `o arquivo passa de ${MIB_OF_FILE} MiB`);
  const body = new Map<string, string>();
  const files = new Map<string, SentFile>();
  for (const { file, name, text: sent } of parseForm(bytes, boundary)) {
    // Browsers send an empty file field with an empty name and no bytes.
    if (file && sent === '' && file.bytes.length === 0) continue;
    // Some clients send the path of the file too.
    const text = file ? sent.replace(/^.*[\\/]/, '') : sent;
    if (body.has(name)) throw refuseBody(`corpo/${name}`, 'veio mais de uma vez');
    body.set(name, text);
    if (!file) continue;
    if (file.bytes.length > FILE_LIMIT) {
      throw refuseBody(`corpo/${name}`, `o arquivo passa de ${MIB_OF_FILE} MiB`);
    }
    files.set(name, { name: text, ...file });
  }
  if (new Blob([...body.values()]).size > BODY_LIMIT) {
    throw refuseBody('corpo', `os textos do formulário passam de ${BODY_LIMIT / 1024} KiB`);
  }
  return { body: Object.fromEntries(body), files };
}
