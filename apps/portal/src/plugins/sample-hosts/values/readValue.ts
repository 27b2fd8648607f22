/** Names of the fields for a reader's values. */
export type ValueName = 'cnpj' | 'request' | 'code' | 'account' | 'token' | 'address';

/** Keys, tokens and codes of characters that need no escaping in any sample. */
const PLAIN = /^[A-Za-z0-9](?:[\w.+/=:@~-]*[\w=])?$/;
/** Characters of addresses without a special meaning in a shell or a string. */
const PATH = /^[\w.~/%-]*$/;
const HOST = /^[\w.:[\]-]+$/;
const NOT_PLAIN =
  'Tem caracteres que nem todo exemplo aceita sem escape; os exemplos ficam como estão.';
const NO_ADDRESS = 'Não é um endereço com http ou https; os exemplos ficam como estão.';

/**
 * Parses the text of a field. A CNPJ loses its punctuation.
 *
 * @returns the value in the format of samples, empty if there is no usable one, and a note about its problem.
 */
export function readValue(name: ValueName, typed: string) {
  const text = typed.replace(/\p{C}/gu, '').trim();
  if (text === '') return { value: '', note: '' };
  if (name === 'cnpj') return { value: text.replace(/[^\dA-Za-z]/g, ''), note: '' };
  if (name !== 'address') {
    return PLAIN.test(text) ? { value: text, note: '' } : { value: '', note: NOT_PLAIN };
  }
  try {
    const { host, origin, password, pathname, protocol, search, username } = new URL(text);
    const isPlain = PATH.test(pathname) && HOST.test(host) && !search && !username && !password;
    if (isPlain && /^https?:$/.test(protocol)) {
      return { value: origin + pathname.replace(/\/+$/, ''), note: '' };
    }
  } catch {}
  return { value: '', note: NO_ADDRESS };
}
