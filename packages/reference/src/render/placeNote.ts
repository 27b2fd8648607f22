/** A text around a note. */
interface TextParts {
  readonly before: string;
  /** The last word before the note, from which no line may part it. */
  readonly word: string;
  /** The mark of punctuation behind it. */
  readonly stop: string;
  readonly after: string;
}

/** A longer word may break, and the note may follow on the next line. */
const LONGEST_WORD = 24;

/**
 * Fits a note into its text: it comes right behind a word, before the full stop that ends its sentence, and
 * without the brackets that a link stood in.
 */
export function splitAround(before: string, after: string): TextParts {
  const isBracketed = before.endsWith('(') && after.startsWith(')');
  const rest = isBracketed ? after.slice(1) : after;
  const ended = (isBracketed ? before.slice(0, -1) : before).trimEnd();
  const isSentence = /(?<!\.)\.$/.test(ended);
  const text = isSentence ? ended.slice(0, -1) : ended;
  const stop = isSentence ? '.' : (/^[.,;:]/.exec(rest)?.[0] ?? '');
  const word = /\S*$/.exec(text)?.[0] ?? '';
  const kept = word.length <= LONGEST_WORD ? word : '';
  return {
    before: text.slice(0, text.length - kept.length),
    word: kept,
    stop,
    after: isSentence ? rest : rest.slice(stop.length),
  };
}

/**
 * Puts a note in the place of a link, with the word before it and the stop after it; the texts beside it
 * lose both. For trees of Markdown and of HTML alike.
 *
 * @param wrap makes the node in which nothing is parted at the end of a line.
 * @returns the index of the next node.
 */
export function placeNote<Node extends { readonly type: string }>(
  siblings: Node[],
  index: number,
  wrap: (word: string, stop: string) => Node,
): number {
  const [previous, next] = [siblings[index - 1], siblings[index + 1]].map((node) =>
    isText(node) ? node : { value: '' },
  ) as [TextNode, TextNode];
  const parts = splitAround(previous.value, next.value);
  previous.value = parts.before;
  next.value = parts.after;
  siblings[index] = wrap(parts.word, parts.stop);
  return index + 1;
}

interface TextNode {
  value: string;
}

function isText(node: { readonly type: string } | undefined): node is TextNode & { type: 'text' } {
  return node?.type === 'text';
}
