import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { Content, Header, Param } from 'har-format';
import type { HarBody, HarEntry } from '../recorder/har.js';
import { hideCredentials } from '../server/hideCredentials.js';
import type { Masker } from './Masker.js';

/** Bytes of a text that is kept. */
const LONGEST_TEXT = 1024 * 1024;

/**
 * Masks the secrets and persons of an entry, of this package's recorder or another one.
 * @param isDelivery whether all headers and values of the query may authenticate it
 */
export function maskEntry(
  { request, response, ...entry }: HarEntry,
  masker: Masker,
  isDelivery: boolean,
): HarEntry {
  // The order matters: the bodies have the names of the values that other parts repeat.
  const postData = request.postData && maskPost(request.postData, masker);
  const content = maskContent(response.content, masker);
  const maskHeaders = (headers: readonly Header[], hasSecrets: boolean) =>
    headers.map(({ name, value }) => ({ name, value: masker.maskHeader(name, value, hasSecrets) }));
  const headers = maskHeaders(response.headers, false);
  const url = masker.maskAddress(request.url, isDelivery);
  return {
    ...entry,
    request: {
      ...request,
      url,
      cookies: [],
      headers: maskHeaders(request.headers, isDelivery),
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      ...(postData && { postData }),
    },
    response: {
      ...response,
      cookies: [],
      headers,
      content,
      redirectURL: headers.find(({ name }) => name.toLowerCase() === 'location')?.value ?? '',
    },
  };
}

function maskPost({ comment, mimeType, params = [], text }: HarBody, masker: Masker): HarBody {
  if (params.length > 0 && (text === undefined || /^multipart/i.test(mimeType))) {
    return { mimeType, params: params.map((field) => maskField(field, masker)) };
  }
  return { mimeType, ...maskBody(Buffer.from(text ?? ''), mimeType, comment, masker) };
}

function maskContent({ comment, encoding, text = '', ...content }: Content, masker: Masker) {
  const bytes = Buffer.from(text, encoding === 'base64' ? 'base64' : 'utf8');
  return { ...content, ...maskBody(bytes, content.mimeType, comment, masker) };
}

function maskField({ fileName, value, ...field }: Param, masker: Masker): Param {
  // Some recorders put the bytes of a file in the value.
  const isFile = value !== undefined && (fileName !== undefined || /[\p{Cc}\uFFFD]/u.test(value));
  return {
    ...field,
    ...(fileName !== undefined && { fileName: masker.maskValue('nome', fileName) }),
    ...(value !== undefined && !isFile && { value: masker.maskValue(field.name, value) }),
    ...(isFile && { comment: describeFile(Buffer.from(value)) }),
  };
}

/** The masked text of a body with named fields; of any other, which may name a person, its size and SHA-256. */
function maskBody(bytes: Buffer, type: string, comment: string | undefined, masker: Masker) {
  if (bytes.length === 0)
    return comment === undefined ? {} : { comment: hideCredentials(masker.maskValue('', comment)) };
  const isText = bytes.length <= LONGEST_TEXT && isUtf8(bytes);
  const text = isText ? masker.maskText(bytes.toString(), type) : undefined;
  return text === undefined ? { comment: describeFile(bytes) } : { text };
}

export function describeFile(bytes: Uint8Array): string {
  return `${bytes.length} bytes, SHA-256 ${createHash('sha256').update(bytes).digest('hex')}`;
}
