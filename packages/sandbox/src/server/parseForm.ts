import { bodyReading } from '../services/CallChecker.js';
import { attempt, Refusal } from '../work/Work.js';

/** A part of a form: a text, or a file with its name as the text. */
export interface FormPart {
  name: string;
  text: string;
  file?: { mediaType: string; bytes: Uint8Array<ArrayBuffer> };
}

/** Decodes each byte as one character, so that positions in the text are positions in the bytes. */
const bytewise = new TextDecoder('latin1');

/** Parts of a form; the contracts' forms have two. */
const MOST_PARTS = 100;

/** Bytes of the headers of a part. */
const HEAD_LIMIT = 16 * 1024;

const LONE_LF = 'a quebra de linha deve ser CR LF, e é só LF';

/** A value in quotes ends before a semicolon or the end: browsers do not escape a backslash before the last quote. */
const PARAMETER = /;\s*([^\s=;"]+)\s*=\s*(?:"((?:\\"|[^"])*)"(?=\s*(?:;|$))|([^";]*))/g;

/**
 * Parses a form (RFC 7578) as the senders of all languages write it: names with or without quotes, `filename*` alone or
 * beside `filename`, folded headers, base64, a preamble and an epilogue. `Response.formData()` and the parsers that run
 * in a browser refuse or corrupt some of these forms, and name no line.
 * @param boundary the parameter of `Content-Type`, without quotes
 * @throws Refusal `invalid` naming the line of a missing delimiter, of an unreadable header or of an LF without CR
 */
export function parseForm(bytes: Uint8Array<ArrayBuffer>, boundary: string): FormPart[] {
  const all = bytewise.decode(bytes);
  const escaped = boundary.replace(/\W/g, '\\$&');
  const pattern = `(^|\\r?\\n)--${escaped}(--)?[ \\t]*(?=(\\r?\\n)|$)`;
  const parts: FormPart[] = [];
  let first: number | undefined;
  for (const { 0: line, 1: before = '', 2: isLast, 3: after = '', index } of all.matchAll(
    new RegExp(pattern, 'g'),
  )) {
    // Line breaks of the preamble and the epilogue do not matter.
    if (before === '\n' && first !== undefined) fail(index, LONE_LF);
    if (after === '\n' && !isLast) fail(index + before.length, LONE_LF);
    if (first !== undefined) parts.push(parsePart(first, index));
    if (isLast) return parts;
    if (parts.length >= MOST_PARTS) fail(index + before.length, `passa de ${MOST_PARTS} partes`);
    first = index + line.length + after.length;
  }
  const missing = first === undefined ? `--${boundary}` : `--${boundary}--`;
  return fail(all.trimEnd().length, `falta o delimitador ${missing} até o fim`);

  function fail(at: number, problem: string): never {
    const line = all.slice(0, at).split('\n').length;
    throw Refusal.by(bodyReading, 'corpo', `linha ${line} do formulário: ${problem}`, 'invalid');
  }

  /** @param next where the next delimiter begins, with its line break */
  function parsePart(start: number, next: number): FormPart {
    const blank = all.indexOf('\r\n\r\n', start - 2);
    const content = blank + 4;
    const hasHead = blank >= 0 && content <= next;
    const lone = all.slice(start, hasHead ? blank : next).search(/(?<!\r)\n/);
    if (lone >= 0) fail(start + lone, LONE_LF);
    if (!hasHead) fail(next, 'falta a linha vazia entre os cabeçalhos e o conteúdo da parte');
    if (blank - start > HEAD_LIMIT) {
      fail(start, `os cabeçalhos da parte passam de ${HEAD_LIMIT / 1024} KiB`);
    }
    const headers = parseHeaders(start, Math.max(start, blank));
    const [at, disposition = ''] = headers.get('content-disposition') ?? [start];
    const { name, fileName } = parseDisposition(at, disposition);
    const [, mediaType = 'text/plain'] = headers.get('content-type') ?? [];
    const sent = decodeTransfer(
      bytes.slice(content, next),
      headers.get('content-transfer-encoding'),
    );
    if (fileName !== undefined) {
      // As a header of a response, the type can only have these characters.
      const isWritable = /^[\x20-\x7e]+$/.test(mediaType);
      const file = { mediaType: isWritable ? mediaType : 'application/octet-stream', bytes: sent };
      return { name, text: fileName, file };
    }
    const [, charset = 'utf-8'] = /;\s*charset="?([^";\s]+)/i.exec(mediaType) ?? [];
    return { name, text: decode(content, sent, charset) };
  }

  /** The headers by their names in lower case, each with its place. */
  function parseHeaders(start: number, end: number): Map<string, [at: number, value: string]> {
    const headers = new Map<string, [number, string]>();
    let name = '';
    let at = start;
    for (const { length } of all.slice(start, end).split('\r\n')) {
      const line = decode(at, bytes.subarray(at, at + length));
      const [, header, value = ''] = /^([^\s:]+)[ \t]*:(.*)$/.exec(line) ?? [];
      const [first, before] = headers.get(name) ?? [];
      if (header !== undefined) {
        name = header.toLowerCase();
        headers.set(name, [at, value.trim()]);
      } else if (first !== undefined && /^[ \t]/.test(line)) {
        headers.set(name, [first, `${before} ${line.trim()}`]);
      } else if (length > 0) fail(at, 'não é um cabeçalho');
      at += length + 2;
    }
    return headers;
  }

  function parseDisposition(at: number, value: string): { name: string; fileName?: string } {
    const found = [...value.matchAll(PARAMETER)].map(([, key = '', quoted, plain = '']) => [
      key.toLowerCase(),
      quoted === undefined ? plain.trim() : unescapeQuoted(quoted),
    ]);
    const parameters: Readonly<Record<string, string>> = Object.fromEntries(found);
    const isRead = /^form-data\s*;?\s*$/i.test(value.replace(PARAMETER, ''));
    const { name } = parameters;
    if (!isRead || !name) {
      fail(at, 'a parte deve ter o cabeçalho Content-Disposition: form-data; name="…"');
    }
    const extended = parameters['filename*'];
    const fileName = extended === undefined ? parameters.filename : decodeExtended(at, extended);
    return { name, ...(fileName !== undefined && { fileName }) };
  }

  /** Decodes a value by RFC 8187: `UTF-8''Certid%C3%A3o.pdf`. */
  function decodeExtended(at: number, value: string): string {
    const [, charset, encoded = ''] = /^([\w-]+)'[^']*'(.+)$/.exec(value) ?? [];
    const signs = encoded.replace(/%([\da-f]{2})/gi, (_, code) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    if (charset === undefined) fail(at, "filename* deve ser UTF-8'' e o nome codificado com %");
    return decode(at, toBytes(signs), charset);
  }

  function decodeTransfer(
    part: Uint8Array<ArrayBuffer>,
    [at, encoding]: [at: number, encoding: string] = [0, 'binary'],
  ): Uint8Array<ArrayBuffer> {
    if (/^(?:7bit|8bit|binary)$/i.test(encoding)) return part;
    if (!/^base64$/i.test(encoding)) {
      fail(at, 'Content-Transfer-Encoding deve ser 7bit, 8bit, binary ou base64');
    }
    const text = attempt(() => atob(bytewise.decode(part)));
    return toBytes(text ?? fail(at, 'o conteúdo da parte não é base64'));
  }

  function decode(at: number, part: Uint8Array, charset = 'utf-8'): string {
    const options = { fatal: true, ignoreBOM: true };
    const text = attempt(() => new TextDecoder(charset, options).decode(part));
    return text ?? fail(at, `os bytes não são ${charset.toUpperCase()}`);
  }
}

/** Mail libraries escape a quote by a backslash, browsers by per cent. */
function unescapeQuoted(text: string): string {
  return text
    .replace(/\\"|%22/g, '"')
    .replace(/%0D/gi, '\r')
    .replace(/%0A/gi, '\n');
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
