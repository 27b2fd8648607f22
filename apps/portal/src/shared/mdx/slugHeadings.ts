import { createSlugger } from '@docusaurus/utils';
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** The anchor that Docusaurus will give each heading. Guides give their headings no ids; our own elements do. */
export function slugHeadings(tree: Root): Map<Heading, string> {
  const slugger = createSlugger();
  const ids = new Map<Heading, string>();
  visit(tree, 'heading', (heading) => {
    const own = heading.data?.hProperties?.id;
    const slug = own
      ? slugger.slug(String(own), { maintainCase: true })
      : slugger.slug(textOf(heading));
    ids.set(heading, slug);
  });
  return ids;
}
