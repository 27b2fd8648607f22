import type { ErrorEntry } from './ContractIndex';

const NOT_SHOWN = /^(?:(.+?) )?\[Texto não informado\]/s;

/**
 * Reads an error's exact text out of its description in a contract, which is that text alone or says
 * that it isn't informed.
 */
export function readErrorText(description: string): Pick<ErrorEntry, 'text' | 'meaning'> {
  const [, meaning] = NOT_SHOWN.exec(description) ?? [undefined, false as const];
  return meaning === false ? { text: description } : { meaning };
}
