import type { Markdown, SchemaNode } from '../model/types';

/**
 * Everything the contract says of one place in prose: its own words, then titles and descriptions
 * of its schemas, each only where it says something new.
 *
 * @param told what already stands beside it: the field's name, the type.
 */
export function wordingOf(
  told: string,
  place: Markdown | undefined,
  schemas: readonly SchemaNode[],
): Markdown | undefined {
  const known = [lettersOf(told)];
  const texts: string[] = [];
  const say = (text: Markdown | undefined) => {
    const letters = lettersOf(text ?? '');
    if (text === undefined || known.some((earlier) => earlier.includes(letters))) return;
    known.push(letters);
    texts.push(text);
  };
  say(place);
  for (const { description, title } of schemas) {
    const isTold = title === undefined || lettersOf(description ?? '').includes(lettersOf(title));
    say(isTold ? undefined : escapeMarkdown(title));
    say(description);
  }
  return texts.length === 0 ? undefined : texts.reduce(append);
}

/** A title before a plain paragraph begins it; anything longer stays apart. */
function append(text: string, next: string): string {
  const isTitle = text.length < 80 && !text.includes('\n') && /^\p{L}/u.test(next);
  return isTitle ? `${text.replace(/[.:]$/, '')}. ${next}` : `${text}\n\n${next}`;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#&]/g, '\\$&');
}
