/** Longer words are not kept on the notes' line. */
const LONGEST_WORD = 24;

/**
 * Replaces a link, and those that follow it directly, by notes. They follow the word before them directly, come before
 * the full stop of its sentence, and lose the brackets around the links. Works on trees of Markdown and of HTML.
 *
 * @param siblings children of the link's parent; modified in place.
 * @param index of the first link.
 * @param noteOf creates the note of a link; undefined for any other node.
 * @param wrap creates the node that keeps word, notes and punctuation on one line.
 * @returns the index of the next node; `undefined` if the first node gets no note.
 * @example
 * const siblings = [{ type: 'text', value: 'o prazo ' }, { type: 'link' }, { type: 'text', value: ', sempre' }]
 * const noteOf = ({ type }) => (type === 'link' ? { type: 'note' } : undefined)
 * placeNotes(siblings, 1, noteOf, (word, notes, stop) => ({ type: 'line', word, notes, stop }))
 * siblings.map(({ type }) => type) // ['text', 'line', 'text']
 */
export function placeNotes<Node extends { readonly type: string }>(
  siblings: Node[],
  index: number,
  noteOf: (node: Node) => Node | undefined,
  wrap: (word: string, notes: readonly Node[], stop: string) => Node,
): number | undefined {
  const notes: Node[] = [];
  for (let end = index; ; ) {
    const link = siblings[end];
    const note = link && noteOf(link);
    if (!note) break;
    notes.push(note);
    siblings.splice(index + 1, end - index);
    end = noteText(siblings[index + 1]).value.trim() === '' ? index + 2 : index + 1;
  }
  if (notes.length === 0) return undefined;
  const [previous, next] = [noteText(siblings[index - 1]), noteText(siblings[index + 1])];
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
  siblings[index] = wrap(kept, notes, stop);
  return index + 1;
}

function noteText(node: { readonly type: string } | undefined): { value: string } {
  return node?.type === 'text' ? (node as unknown as { value: string }) : { value: '' };
}
