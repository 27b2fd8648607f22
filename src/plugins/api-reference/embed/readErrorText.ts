import type { ErrorEntry } from './ContractIndex';

const SHOWN = /^(.+?)(?: —)? o formato do corpo deste erro não é informado\./is;
const NOT_SHOWN = /^(?:(.+?) )?O texto deste erro não é informado/s;

/**
 * Reads an error's exact text out of its description in a contract. A contract gives the text
 * first and then says that the body's form isn't informed, or says that the text isn't
 * (specification §8).
 */
export function readErrorText(description: string): Pick<ErrorEntry, 'text' | 'meaning'> {
  const [, meaning] = NOT_SHOWN.exec(description) ?? [undefined, false as const];
  if (meaning !== false) return { meaning };
  return { text: SHOWN.exec(description)?.[1] ?? description };
}
