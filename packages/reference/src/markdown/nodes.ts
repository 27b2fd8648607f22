import type {
  BlockContent,
  Blockquote,
  Code,
  Emphasis,
  Heading,
  Html,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Strong,
  Text,
} from 'mdast';
import { escapeHtml } from '../escapeHtml.js';

/** Between what is said of one thing, one after the other. */
const SEPARATOR = ' · ';

/** A text on one line, as it is: marks in it are no Markdown. */
export function text(value: string): Text {
  return { type: 'text', value: value.replace(/\s+/g, ' ') };
}

/** Code on one line. Code of nothing would be no code, so that stands as two quotes. */
export function code(value: string): InlineCode {
  return { type: 'inlineCode', value: value.replace(/\s+/g, ' ').trim() || '""' };
}

/** @param lang the highlighter's name of the language, or the document's own. */
export function fence(value: string, lang: string | undefined): Code {
  return { type: 'code', lang: (lang === 'shellscript' ? 'sh' : lang) ?? null, meta: null, value };
}

export function strong(...children: PhrasingContent[]): Strong {
  return { type: 'strong', children };
}

/** Words of the reference's own in a place where the document's names stand. */
export function emphasis(value: string): Emphasis {
  return { type: 'emphasis', children: [text(value)] };
}

export function link(url: string, ...children: PhrasingContent[]): Link {
  return { type: 'link', url, title: null, children };
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

/** @param depth beyond the sixth level there is none. */
export function heading(depth: number, ...children: PhrasingContent[]): Heading {
  return { type: 'heading', depth: Math.min(depth, 6) as Heading['depth'], children };
}

export function quote(children: BlockContent[]): Blockquote {
  return { type: 'blockquote', children };
}

/** A list without empty lines between its items; nothing without any. */
export function list(children: readonly ListItem[]): List[] {
  if (children.length === 0) return [];
  return [{ type: 'list', ordered: false, spread: false, children: [...children] }];
}

export function item(...children: BlockContent[]): ListItem {
  return { type: 'listItem', spread: false, children };
}

/** The place that links of the same file lead to. */
export function anchorMark(anchor: string): Html {
  return { type: 'html', value: `<a id="${escapeHtml(anchor)}"></a>` };
}

/** Several things said of one, with a separator between them; what is absent is left out. */
export function joined(
  parts: readonly (string | undefined | false | readonly PhrasingContent[])[],
): PhrasingContent[] {
  const said = parts
    .map((part) => (typeof part === 'string' && part !== '' ? [text(part)] : part || []))
    .filter((part) => part.length > 0);
  return said.flatMap((part, index) => (index === 0 ? part : [text(SEPARATOR), ...part]));
}

/** Code after code, with commas. */
export function codes(values: readonly string[]): PhrasingContent[] {
  return values.flatMap((value, index) =>
    index === 0 ? [code(value)] : [text(', '), code(value)],
  );
}

/** A word of the reference, a colon and what it is said of. */
export function labelled(
  label: string,
  ...children: readonly PhrasingContent[]
): PhrasingContent[] {
  return [text(`${label}: `), ...children];
}
