import { createSlugger } from '@docusaurus/utils';
import type { Heading, PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** The end of a heading's text with an id that the author gives: `## Erros {#os-erros}`. */
const ID_IN_TEXT = /\s*\{#([^{}]+)\}$/;

/** A comment of MDX with an explicit id. */
const ID_IN_COMMENT = /^\s*\/\*\s*#(\S+)(?:\s.*)?\*\/\s*$/s;

/** Splits the id that the author of a heading gives, which Docusaurus removes from the page, from its content. */
export function splitHeading({ children }: Heading): {
  readonly id: string | undefined;
  readonly content: PhrasingContent[];
} {
  const last = children.at(-1);
  const inText = last?.type === 'text' ? ID_IN_TEXT.exec(last.value) : null;
  const inComment = last?.type === 'mdxTextExpression' ? ID_IN_COMMENT.exec(last.value) : null;
  const id = (inText ?? inComment)?.[1]?.trim();
  if (id === undefined) return { id, content: children };
  const before = children.slice(0, -1);
  if (inText) before.push({ type: 'text', value: inText.input.slice(0, inText.index) });
  return { id, content: before };
}

/** The anchor that Docusaurus will give each heading. */
export function slugHeadings(tree: Root): Map<Heading, string> {
  const slugger = createSlugger();
  const ids = new Map<Heading, string>();
  visit(tree, 'heading', (heading) => {
    const own = heading.data?.hProperties?.id;
    const slug = own
      ? slugger.slug(String(own), { maintainCase: true })
      : (splitHeading(heading).id ?? slugger.slug(textOf(heading)));
    ids.set(heading, slug);
  });
  return ids;
}
