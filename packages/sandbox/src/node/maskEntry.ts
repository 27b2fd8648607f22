import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import {
  bytesOf,
  type HarBody,
  type HarEntry,
  type HarHeader,
  type HarParam,
  readForm,
} from '../recorder/har.js';
import type { Masker } from './Masker.js';

/** Bytes of JSON that are masked. Masking more would delay other calls. */
const LONGEST_TEXT = 1024 * 1024;

/**
 * Masks the secrets and persons of an entry, of this package's recorder or another one. Of a file it keeps only size and
 * SHA-256.
 * @param isDelivery whether all parts of the address may authenticate it
 */
export function maskEntry(entry: HarEntry, masker: Masker, isDelivery = false): HarEntry {
  const { request, response } = entry;
  const maskHeaders = (headers: readonly HarHeader[]) =>
    headers.map(({ name, value }) => ({ name, value: masker.maskHeader(name, value) }));
  const mask = (): HarEntry => ({
    ...entry,
    response: {
      ...response,
      content: { size: response.content.size, ...maskBody(response.content, masker) },
      statusText: masker.maskValue('', response.statusText),
      headers: maskHeaders(response.headers),
    },
    request: {
      ...request,
      postData: request.postData && maskBody(request.postData, masker),
      url: masker.maskAddress(request.url, isDelivery),
      headers: maskHeaders(request.headers),
    },
  });
  const { known } = masker;
  const masked = mask();
  // A text may repeat a name that a later part has.
  return masker.known === known ? masked : mask();
}

/**
 * Masks the named fields of JSON and of a form. Any other body may name a person: only its size and SHA-256 are kept,
 * and nothing if another tool wrote it as a text, because its bytes may have changed.
 */
function maskBody(body: HarBody, masker: Masker): HarBody {
  const { comment, mimeType } = body;
  const isExact = body.bytes !== undefined || body.encoding === 'base64';
  const describe = (bytes: Uint8Array | undefined, comment = '') => {
    if (bytes && isExact) return `${bytes.length} bytes, SHA-256 ${hash('sha256', bytes)}`;
    // Comments of other tools may name a person.
    return /^\d+ bytes/.test(comment) ? comment : 'conteúdo omitido';
  };
  const params = readForm(body).map(({ bytes, comment, fileName, value, ...field }): HarParam => {
    // Some recorders put the bytes of a file in the value.
    const isText = fileName === undefined && value !== undefined && !/[\p{Cc}\uFFFD]/u.test(value);
    if (isText) return { ...field, value: masker.maskValue(field.name, value) };
    const masked = fileName && masker.maskValue('nome', fileName);
    return { ...field, fileName: masked, comment: describe(bytes, comment) };
  });
  if (params.length > 0) return { mimeType, params };
  const bytes = bytesOf(body);
  const isText = /json/i.test(mimeType) && bytes.length <= LONGEST_TEXT && isUtf8(bytes);
  const text = isText ? masker.maskJson(new TextDecoder().decode(bytes)) : undefined;
  if (text) return { mimeType, text };
  return { mimeType, comment: bytes.length > 0 || comment ? describe(bytes, comment) : undefined };
}
