const ADDRESS = /^https?:\/\//i;

/**
 * An address as it may be printed: without user, password, values of its query, and fragment. What is
 * no address of the web, such as a path, is given back as it is.
 */
export function hideSecrets(source: string): string {
  if (!ADDRESS.test(source)) return source;
  if (!URL.canParse(source)) return source.replace(/\/\/.*@/, '//…@').replace(/[?#].*$/s, '?…');
  const { hash, host, password, pathname, protocol, search, username } = new URL(source);
  const user = username || password ? '…@' : '';
  return `${protocol}//${user}${host}${pathname}${search || hash ? '?…' : ''}`;
}
