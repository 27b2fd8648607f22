import { lettersOf, type Markdown, type SchemaMember, type SchemaNode } from '@frontier/openapi';
import { repeatsValue, withoutName } from './repetition.js';

/**
 * Joins the texts about a field without repetitions, and without a sentence that only writes its name out. Texts of
 * several members of an `allOf` follow, each with the member's name.
 *
 * @param caption text shown beside the description: the field's name or the type.
 */
export function mergeDescriptions(
  caption: string,
  ownText: Markdown | undefined,
  schemas: readonly SchemaNode[],
): Markdown {
  const known: string[] = [];
  const texts: Markdown[] = [];
  const say = (given: Markdown = '', title?: string) => {
    const text = withoutName(caption, given);
    const letters = lettersOf(text);
    const isRepeated = letters !== '' && known.some((earlier) => earlier.includes(letters));
    const heading = isNewTitle(title, [caption, text, ...texts]) ? escapeMarkdown(title) : '';
    const parts = [heading, isRepeated ? '' : text].filter(Boolean);
    known.push(letters);
    if (parts.length > 0) texts.push(parts.reduce(beginWith));
  };
  say(ownText);
  for (const { description, members, title } of schemas) {
    say(description, title);
    for (const { description: text = '', ...member } of members) {
      const letters = lettersOf(text);
      if (text === '' || known.some((earlier) => earlier.includes(letters))) continue;
      known.push(letters);
      texts.push(nameMember(member, text, [caption, ...texts]));
    }
  }
  return texts.join('\n\n');
}

function isNewTitle(title: string | undefined, texts: readonly string[]): title is string {
  return (
    title !== undefined &&
    !texts.some((text) => repeatsValue(text, title) || lettersOf(text).includes(lettersOf(title)))
  );
}

function nameMember(
  { name, title }: Pick<SchemaMember, 'name' | 'title'>,
  description: Markdown,
  shown: readonly string[],
): Markdown {
  const isNamed = name !== undefined && isNewTitle(title, [...shown, name, description]);
  const text = isNamed ? beginWith(escapeMarkdown(title), description) : description;
  const label = name ?? title;
  if (label === undefined) return text;
  return `**${escapeMarkdown(label)}:**${/^\p{L}/u.test(text) ? ' ' : '\n\n'}${text}`;
}

/** Puts a title at the start of a plain paragraph, or above any other block. */
function beginWith(title: string, text: Markdown): Markdown {
  return /^\p{L}/u.test(text) ? `${title.replace(/[.:]$/, '')}. ${text}` : `${title}\n\n${text}`;
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#&]/g, '\\$&');
}
