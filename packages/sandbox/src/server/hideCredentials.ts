const HIDDEN = '•••';

export const SECRET_NAME =
  /secret|segredo|tokens?$|senha|password|(api|access|private)[-_]?key|custom\w+value|authorization|cookie|credenci|jwt/i;

/** A name and its text in JSON; the end of a text may be cut off. */
const JSON_TEXT = /("((?:[^"\\]|\\.)*)"\s*:\s*)"(?:[^"\\]|\\.)*("|$)/g;

/** A name and its text in a query, a form, or JSON without its quotes. */
const PLAIN_TEXT = /(?<![\w-])(([\w-]+)'?\s*[:=]\s*)(?:'[^'"]*|[^\s"&\\]+)/g;

/** Hides the values of secret names in a query, in JSON, or in broken JSON. */
export function hideCredentials(text: string): string {
  return text
    .replace(JSON_TEXT, (all, start: string, name: string) =>
      SECRET_NAME.test(name) ? `${start}"${HIDDEN}"` : all,
    )
    .replace(PLAIN_TEXT, (all, start: string, name: string) =>
      SECRET_NAME.test(name) ? start + HIDDEN : all,
    );
}

export function hideHeaders(headers: Headers): Record<string, string> {
  const hide = (name: string, value: string) => (SECRET_NAME.test(name) ? HIDDEN : value);
  return Object.fromEntries([...headers].map(([name, value]) => [name, hide(name, value)]));
}
