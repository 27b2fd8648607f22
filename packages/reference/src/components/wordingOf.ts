import type { Markdown, SchemaMember, SchemaNode } from '@frontier/openapi';
import { lettersOf } from '@frontier/openapi';

/**
 * Everything the contract says of one place in prose: its own words, then titles and descriptions
 * of its schemas, each only where it says something new. The texts of several members of an `allOf`
 * come below, each with the member's name.
 *
 * @param told the words beside it: the field's name, the type.
 */
export function wordingOf(
  told: string,
  place: Markdown | undefined,
  schemas: readonly SchemaNode[],
): Markdown | undefined {
  const known: string[] = [];
  const texts: Markdown[] = [];
  const say = (text: Markdown | undefined, title?: string) => {
    const letters = lettersOf(text ?? '');
    const isTold = letters !== '' && known.some((earlier) => earlier.includes(letters));
    const heading = isNews(title, [told, text ?? '', ...texts]) ? escapeMarkdown(title) : undefined;
    const parts = [heading, isTold ? undefined : text].filter((part) => part !== undefined);
    known.push(letters);
    if (parts.length > 0) texts.push(parts.reduce(beginWith));
  };
  say(place);
  for (const { description, members, title } of schemas) {
    say(description, title);
    for (const { description: text, ...member } of members) {
      const letters = lettersOf(text ?? '');
      if (text === undefined || known.some((earlier) => earlier.includes(letters))) continue;
      known.push(letters);
      texts.push(nameMember(member, text, [told, ...texts]));
    }
  }
  return texts.length === 0 ? undefined : texts.join('\n\n');
}

function isNews(title: string | undefined, told: readonly string[]): title is string {
  return title !== undefined && !told.some((text) => lettersOf(text).includes(lettersOf(title)));
}

/** A member's words with its name before them; its title, where it is no component. */
function nameMember(
  { name, title }: Pick<SchemaMember, 'name' | 'title'>,
  description: Markdown,
  told: readonly string[],
): Markdown {
  const isNamed = name !== undefined && isNews(title, [...told, name, description]);
  const text = isNamed ? beginWith(escapeMarkdown(title), description) : description;
  const label = name ?? title;
  if (label === undefined) return text;
  return `**${escapeMarkdown(label)}:**${/^\p{L}/u.test(text) ? ' ' : '\n\n'}${text}`;
}

/** A title begins a plain paragraph; anything else stays apart from it. */
function beginWith(title: string, text: Markdown): Markdown {
  return /^\p{L}/u.test(text) ? `${title.replace(/[.:]$/, '')}. ${text}` : `${title}\n\n${text}`;
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#&]/g, '\\$&');
}
