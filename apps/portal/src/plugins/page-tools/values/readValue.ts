import { checkCnpj, describeCheck } from '../../../components/CnpjCheck/checkCnpj';

/** Names of the fields for a reader's values. */
export type ValueName = 'cnpj' | 'code' | 'account' | 'token' | 'address';

export interface ReadValue {
  /** In the format of samples; empty if there is no usable value. */
  readonly value: string;
  /** Problem with the value, in Portuguese. */
  readonly note: string;
}

/** Characters of addresses without a special meaning in a shell or a string. */
const PATH = /^[\w.~/%-]*$/;
const HOST = /^[\w.:[\]-]+$/;
const NO_ADDRESS = 'Não é um endereço com http ou https; os exemplos ficam como estão.';

/** Parses the text of a field. Suspicious values are accepted with a note; an invalid address is not. */
export function readValue(name: ValueName, typed: string): ReadValue {
  const text = typed.replace(/\p{C}/gu, '').trim();
  if (text === '') return { value: '', note: '' };
  if (name === 'cnpj') {
    const check = checkCnpj(text);
    const value = text.replace(/[^\dA-Za-z]/g, '');
    return { value, note: check.state === 'valid' ? '' : describeCheck(check) };
  }
  if (name !== 'address') return { value: text, note: '' };
  try {
    const { host, origin, password, pathname, protocol, search, username } = new URL(text);
    const isPlain = PATH.test(pathname) && HOST.test(host) && !search && !username && !password;
    if (isPlain && /^https?:$/.test(protocol)) {
      return { value: origin + pathname.replace(/\/+$/, ''), note: '' };
    }
  } catch {}
  return { value: '', note: NO_ADDRESS };
}
