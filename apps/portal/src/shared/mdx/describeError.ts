import { guideWords } from '../guideWords';
import { type Cell, codeNode, markdownCell, textNode } from './tableNodes';

/** An error as a contract describes it. */
interface DescribedError {
  /** Its exact text; absent where the contract says that it isn't informed. */
  readonly text?: string | undefined;
  /** What the contract says of an error whose text isn't informed, as Markdown. */
  readonly meaning?: string | undefined;
}

/** The exact text of an error, or of several that share a status; what is known where it isn't informed. */
export function describeError(errors: readonly DescribedError[]): Cell {
  return errors.flatMap(({ meaning, text }, index) => [
    ...(index > 0 ? [textNode(` ${guideWords.or} `)] : []),
    ...(text === undefined
      ? [textNode(`${guideWords.textNotInformed} `), ...markdownCell(meaning)]
      : [codeNode(text)]),
  ]);
}
