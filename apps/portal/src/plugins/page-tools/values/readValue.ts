import { checkCnpj, sayVerdict } from '../../../components/CnpjCheck/checkCnpj';

/** What a reader may give, by the name of its field. */
export type ValueName = 'cnpj' | 'code' | 'account' | 'token' | 'address';

export interface ReadValue {
  /** As samples take it; empty where there is nothing to take. */
  readonly value: string;
  /** What is odd about it, in Portuguese. */
  readonly note: string;
}

/** Letters of addresses that mean nothing to a shell or in a string. */
const PATH = /^[\w.~/%-]*$/;
const HOST = /^[\w.:[\]-]+$/;
const NO_ADDRESS = 'Não é um endereço com http ou https; os exemplos ficam como estão.';

/** Reads what was typed into a field. What looks wrong is told and taken all the same, unless it is no address. */
export function readValue(name: ValueName, typed: string): ReadValue {
  const text = typed.replace(/\p{C}/gu, '').trim();
  if (text === '') return { value: '', note: '' };
  if (name === 'cnpj') {
    const check = checkCnpj(text);
    const value = text.replace(/[^\dA-Za-z]/g, '');
    return { value, note: check.state === 'valid' ? '' : sayVerdict(check) };
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
