/** Shown instead of a secret. */
const HIDDEN = '•••';

const SECRET_NAME =
  /secret|segredo|token$|senha|password|api-?key|custom\w+value|authorization|cookie/i;

/** A name and its text in JSON; the end of a text may be cut off. */
const JSON_TEXT = /("((?:[^"\\]|\\.)*)"\s*:\s*)"(?:[^"\\]|\\.)*("|$)/g;

/** Hides the values of JSON whose names say that they are secrets. The JSON may be incomplete. */
export function hideSecrets(json: string): string {
  return json.replace(JSON_TEXT, (all, start: string, name: string) =>
    SECRET_NAME.test(name) ? `${start}"${HIDDEN}"` : all,
  );
}

/** Hides credentials in headers. */
export function hideHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const shown = Object.entries(headers).map(([name, value]) => [
    name,
    SECRET_NAME.test(name) ? HIDDEN : value,
  ]);
  return Object.fromEntries(shown);
}

/** The query of an address with its question mark, without the values of secrets. */
export function hideQuery(url: string): string {
  const [, query] = /(\?[^#]*)/.exec(url) ?? [];
  if (query === undefined) return '';
  return query.replace(/([?&])([^=&]*)=([^&]*)/g, (all, sign: string, name: string) =>
    SECRET_NAME.test(name) ? `${sign}${name}=${HIDDEN}` : all,
  );
}
