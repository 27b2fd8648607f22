import type { Labels } from '../labels';
import type { ErrorEntry } from './ContractIndex';
import { type Cell, codeNode, markdownCell, textNode } from './tableNodes';

/** The exact text of an error, or of several that share a status; what is known where it isn't informed. */
export function describeError(errors: readonly ErrorEntry[], labels: Labels): Cell {
  return errors.flatMap(({ meaning, text }, index) => [
    ...(index > 0 ? [textNode(` ${labels.or} `)] : []),
    ...(text === undefined
      ? [textNode(`${labels.textNotInformed} `), ...markdownCell(meaning)]
      : [codeNode(text)]),
  ]);
}
