/** Longer words are not kept on the note's line. */
const LONGEST_WORD = 24;

/**
 * Replaces a link by a note together with the word before and the punctuation after it, which move out of the
 * adjacent texts: the note follows a word directly, comes before the full stop of its sentence, and loses the brackets
 * around the link. Works on trees of Markdown and of HTML.
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
    node?.type === 'text' ? node : { value: '' },
  ) as [{ value: string }, { value: string }];
  const isBracketed = previous.value.endsWith('(') && next.value.startsWith(')');
  const rest = isBracketed ? next.value.slice(1) : next.value;
  const ended = (isBracketed ? previous.value.slice(0, -1) : previous.value).trimEnd();
  const isSentence = /(?<!\.)\.$/.test(ended);
  const text = isSentence ? ended.slice(0, -1) : ended;
  const stop = isSentence ? '.' : (/^[.,;:]/.exec(rest)?.[0] ?? '');
  const word = /\S*$/.exec(text)?.[0] ?? '';
  const kept = word.length <= LONGEST_WORD ? word : '';
  previous.value = text.slice(0, text.length - kept.length);
  next.value = isSentence ? rest : rest.slice(stop.length);
  siblings[index] = wrap(kept, stop);
  return index + 1;
}
