import type { SentFile } from '../domain/files.js';
import { isKeepable, parseExact, UnreadableJsonError } from '../exact/exactJson.js';
import { aWholeNumber, defineRule } from '../rules/defineRule.js';
import type { WatchedRules } from '../rules/Rules.js';
import { Refusal } from '../work/Work.js';
import type { HttpCall } from './HttpCall.js';

const sizes = defineRule('tamanho-do-pedido', {
  corpoEmKiB: aWholeNumber(1, 100 * 1024),
  arquivoEmMiB: aWholeNumber(1, 100),
});
const encodings = defineRule('forma-do-corpo', {});

const KIB = 1024;
const MIB = 1024 * KIB;
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';

/** A body as parsed: JSON with exact numbers, or the texts of a form, with a file represented by its name. */
export interface ReadBody {
  /** The media type that was sent, in lower case. */
  type: string;
  /** `undefined` without a body. */
  body: unknown;
  files: ReadonlyMap<string, SentFile>;
}

/**
 * Reads the body of a call as JSON or as a form.
 * @param types the media types that the call accepts, for the error about another one
 * @param fileFields the fields of a form that must be files
 * @throws Refusal `invalid` for another media type or encoding, a body that is too large, or one that cannot be parsed
 */
export async function readBody(
  call: HttpCall,
  types: readonly string[],
  fileFields: readonly string[] = [],
): Promise<ReadBody> {
  const { method, raw } = call.req;
  const { ruled } = call.var;
  const files = new Map<string, SentFile>();
  const contentType = raw.headers.get('content-type');
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (method === 'GET' || (contentType === null && isEmpty(raw))) {
    return { type, body: undefined, files };
  }
  const encoding = raw.headers.get('content-encoding');
  if (encoding !== null && !/^\s*identity\s*$/i.test(encoding)) {
    ruled.note(encodings);
    const problem = `o corpo deve vir sem compressão, e não em ${encoding}`;
    throw Refusal.of('invalid', 'Content-Encoding', problem);
  }
  if (type === JSON_TYPE) {
    const { corpoEmKiB } = ruled.peek(sizes);
    const bytes = await readBytes(raw, corpoEmKiB * KIB);
    if (!bytes) throw tooLarge(ruled, 'corpo', `não pode passar de ${corpoEmKiB} KiB`);
    return { type, body: parseJson(ruled, bytes, contentType ?? ''), files };
  }
  if (type === FORM_TYPE) {
    const body = await readForm(ruled, raw, fileFields, files);
    return { type, body, files };
  }
  if (contentType === null && (await readBytes(raw, 0))?.length === 0) {
    return { type, body: undefined, files };
  }
  if (types.length === 0) throw Refusal.of('invalid', 'corpo', 'a chamada não tem corpo');
  const problem = `deve vir como ${types.join(' ou ')}, e dizer isso no cabeçalho Content-Type`;
  throw Refusal.of('invalid', 'corpo', problem);
}

/** Whether the headers say that there is no body. */
function isEmpty({ headers }: Request): boolean {
  return headers.get('content-length') === '0';
}

function tooLarge(ruled: WatchedRules, place: string, problem: string): Refusal {
  ruled.note(sizes);
  return Refusal.of('invalid', place, problem);
}

/**
 * Reads at most `limit` bytes. Of a longer body it reads the rest too, and drops it: a sender that writes everything
 * before it reads would otherwise see a broken connection in place of the answer.
 * @returns `undefined` for a longer body
 */
async function readBytes(
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
    throw Refusal.of('invalid', 'corpo', 'a conexão terminou antes do corpo');
  }
}

/** Parses JSON in UTF-8 (RFC 8259): decoding another encoding would corrupt it silently. */
function parseJson(ruled: WatchedRules, bytes: Uint8Array, contentType: string): unknown {
  const charset = /;\s*charset="?([^";\s]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) {
    ruled.note(encodings);
    throw Refusal.of('invalid', 'Content-Type', `o corpo deve vir em UTF-8, e não em ${charset}`);
  }
  const text = decode(ruled, bytes);
  try {
    return text === '' ? undefined : parseExact(text);
  } catch (error) {
    if (error instanceof UnreadableJsonError) throw Refusal.of('invalid', 'corpo', error.message);
    throw error;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(ruled: WatchedRules, bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    ruled.note(encodings);
    throw Refusal.of('invalid', 'corpo', 'os bytes não são UTF-8');
  }
}

/** Parses a form into its texts, and its files into `files`. */
async function readForm(
  ruled: WatchedRules,
  request: Request,
  fileFields: readonly string[],
  files: Map<string, SentFile>,
): Promise<Record<string, string>> {
  const contentType = request.headers.get('content-type') ?? '';
  const refuse = (place: string, problem: string): never => {
    ruled.note(encodings);
    throw Refusal.of('invalid', place, problem);
  };
  if (!/;\s*boundary=("[^"]+"|[^";\s]+)/i.test(contentType)) {
    refuse('Content-Type', 'falta o boundary: deixe o cliente HTTP escrever este cabeçalho');
  }
  const { arquivoEmMiB, corpoEmKiB } = ruled.peek(sizes);
  const bytes = await readBytes(request, arquivoEmMiB * MIB + corpoEmKiB * KIB);
  if (!bytes) throw tooLarge(ruled, 'corpo', `o arquivo passa de ${arquivoEmMiB} MiB`);
  const form = await parseForm(bytes, contentType).catch(() =>
    refuse('corpo', 'o formulário não se pode ler'),
  );
  const fields = new Map<string, string>();
  for (const [name, part] of form) {
    const isFile = typeof part !== 'string';
    // Some old browsers send the path of the file too.
    const text = isFile ? part.name.replace(/^.*[\\/]/, '') : part;
    if (!isKeepable(text) || !isKeepable(name)) {
      throw Refusal.of('invalid', '/', 'um texto tem um caractere que não se pode guardar');
    }
    const place = `corpo/${name}`;
    if (fields.has(name)) {
      refuse(place, `deve vir uma vez, com um só ${isFile ? 'arquivo' : 'texto'}`);
    }
    if (!isFile && fileFields.includes(name)) {
      refuse(place, 'deve ser um arquivo, e não um texto: com curl, -F campo=@arquivo');
    }
    if (isFile && !fileFields.includes(name) && fileFields.length > 0) {
      refuse(place, `deve ser um texto: o arquivo vai em ${fileFields.join(' ou ')}`);
    }
    fields.set(name, text);
    if (isFile) {
      if (part.size > arquivoEmMiB * MIB) {
        throw tooLarge(ruled, place, `o arquivo passa de ${arquivoEmMiB} MiB`);
      }
      const content = new Uint8Array(await part.arrayBuffer());
      files.set(name, { name: text, mediaType: part.type, bytes: content });
    }
  }
  return Object.fromEntries(fields);
}

function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  const headers = { 'content-type': contentType };
  return new Response(bytes, { headers }).formData();
}
