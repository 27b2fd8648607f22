import type { SecurityContact } from './options';

/** Where `security.txt` stands (RFC 9116). */
export const SECURITY_PATH = '/.well-known/security.txt';

/** The text of `security.txt`; languages in the order of preference. */
export function writeSecurity(
  { contacts, expires, policy }: SecurityContact,
  siteUrl: string,
  languages: readonly string[],
): string {
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}${SECURITY_PATH}`,
    ...(policy === undefined ? [] : [`Policy: ${policy}`]),
  ];
  return `${lines.join('\n')}\n`;
}
