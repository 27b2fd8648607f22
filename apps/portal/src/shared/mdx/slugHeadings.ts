import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** The anchor that Docusaurus gives each heading: the id of our element or of the author, else the title's words. */
export function slugHeadings(tree: Root): Map<Heading, string> {
  const slugger = createSlugger();
  const ids = new Map<Heading, string>();
  visit(tree, 'heading', (heading) => {
    const own = heading.data?.hProperties?.id;
    const id = own ? slugger.slug(String(own), { maintainCase: true }) : idOf(heading);
    ids.set(heading, id ?? slugger.slug(textOf(heading)));
  });
  return ids;
}

/** The text of a heading without comments and the id of its author. */
export function titleOf(heading: Heading): string {
  const children = heading.children.filter(({ type }) => type !== 'mdxTextExpression');
  return parseMarkdownHeadingId(textOf({ ...heading, children })).text.trim();
}

/** The id that an author gives a heading: a comment at its end that begins with `#`, or `{#id}` with escaped braces. */
function idOf(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  const { body = [], comments = [] } =
    (last?.type === 'mdxTextExpression' && last.data?.estree) || {};
  const [comment] = body.length === 0 && comments.length === 1 ? comments : [];
  const [, id] = /^\s*#(\S+)/.exec(comment?.value ?? '') ?? [];
  return id ?? parseMarkdownHeadingId(textOf(heading)).id;
}
