import type { HarRequest } from './HarRequest.js';

/*
 * Some printers put some texts between quotes as they are. Escaped beforehand, a text with a quote
 * in it stays a text, instead of becoming code that a reader copies.
 */

/** Parts of a form with files stand between single quotes. */
export function escapeForJavaScript(request: HarRequest): HarRequest {
  if (!isMultipart(request)) return request;
  return mapParams(request, (text) =>
    escapeDouble(text).replaceAll('\\"', '"').replaceAll("'", "\\'"),
  );
}

/** Headers and, of forms without files, fields stand between double quotes. */
export function escapeForCSharp(request: HarRequest): HarRequest {
  const headers = request.headers.map(({ name, value }) => ({
    name: escapeDouble(name),
    value: escapeDouble(value),
  }));
  return { ...(isMultipart(request) ? request : mapParams(request, escapeDouble)), headers };
}

function isMultipart({ postData }: HarRequest): boolean {
  return postData?.mimeType.startsWith('multipart/') === true;
}

function escapeDouble(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function mapParams(request: HarRequest, change: (text: string) => string): HarRequest {
  const { postData } = request;
  if (!postData?.params) return request;
  const params = postData.params.map(({ fileName, name, value }) => ({
    name: change(name),
    value: change(value),
    ...(fileName === undefined ? {} : { fileName: change(fileName) }),
  }));
  return { ...request, postData: { ...postData, params } };
}
