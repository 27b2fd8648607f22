interface NoteSurroundings {
  readonly before: string;
  /** The word before the note, kept on the same line. */
  readonly word: string;
  /** The punctuation mark after the note. */
  readonly stop: string;
  readonly after: string;
}

/** Longer words are not kept on the note's line. */
const LONGEST_WORD = 24;

/**
 * Splits the text around a note: the note follows a word directly, comes before the full stop of its sentence, and
 * loses the brackets around the link that it replaces.
 */
export function splitAround(before: string, after: string): NoteSurroundings {
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
 * Replaces a link by a note together with the word before and the punctuation after it, which move out of the
 * adjacent texts. Works on trees of Markdown and of HTML.
 *
 * @param siblings children of the link's parent; modified in place.
 * @param index of the link.
 * @param wrap creates the node that keeps word, note and punctuation on one line.
 * @returns the index of the next node.
 * @example
 * const siblings = [{ type: 'text', value: 'o prazo ' }, { type: 'link' }, { type: 'text', value: ', sempre' }]
 * placeNote(siblings, 1, (word, stop) => ({ type: 'note', word, stop }))
 * siblings.map(({ type }) => type) // ['text', 'note', 'text']
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
