import type { PhrasingContent, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { h, type MdxElement } from '../../../shared/mdx/jsxNodes';
import { parseInline } from '../../../shared/mdx/plainText';
import { cellOf, linkNode } from '../../../shared/mdx/tableNodes';
import { dataPages } from '../options';
import { readGlossary, type Term } from './glossaryPage';

/** The glossary itself gets no links. */
const GLOSSARY_PAGE = /glossario\.mdx$/;

/**
 * Remark plugin: links the first use of each term in a guide's paragraphs to the glossary. The hidden definition beside
 * the link appears on hover and focus.
 */
export function linkTerms(): (tree: Root, page: VFile) => void {
  return (tree, page) => {
    if (GLOSSARY_PAGE.test(page.path ?? '')) return;
    const left: Forms = new Map(
      readGlossary().flatMap((term) =>
        term.forms.map((form) => [form, { term, pattern: formPattern(form) }]),
      ),
    );
    visit(tree, (node) => {
      if (node.type === 'heading' || node.type === 'table') return SKIP;
      if (node.type !== 'paragraph') return undefined;
      // Terms in links, code and emphasis stay as they are.
      node.children = node.children.flatMap((child) =>
        child.type === 'text' ? linkText(child, left) : [child],
      );
      return SKIP;
    });
  };
}

/** The forms of the terms that the page has not used yet. */
type Forms = Map<string, { readonly term: Term; readonly pattern: RegExp }>;

function linkText(text: Text, left: Forms): PhrasingContent[] {
  const found = findFirst(text.value, left);
  if (!found) return [text];
  const { at, form, term } = found;
  for (const other of term.forms) left.delete(other);
  const used = text.value.slice(at, at + form.length);
  const rest: Text = { type: 'text', value: text.value.slice(at + form.length) };
  const before = text.value.slice(0, at);
  return cellOf([before, termElement(used, term), linkText(rest, left)]);
}

/** The first form in the text; of several there, the longest. */
function findFirst(text: string, left: Forms) {
  const found = [...left].flatMap(([form, { pattern, term }]) => {
    const at = pattern.exec(text)?.index;
    return at === undefined ? [] : [{ at, form, term }];
  });
  return found.sort((a, b) => a.at - b.at || b.form.length - a.form.length)[0];
}

/** Matches the form as whole words, ignoring case if the form has no capitals. */
function formPattern(form: string): RegExp {
  const escaped = form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const flags = form === form.toLowerCase() ? 'iu' : 'u';
  return new RegExp(`(?<![\\p{L}\\p{N}_/-])${escaped}(?![\\p{L}\\p{N}_/-])`, flags);
}

function termElement(used: string, term: Term): MdxElement {
  const id = `termo-${term.id}`;
  const named = { hProperties: { 'aria-describedby': id } };
  const link = { ...linkNode(`${dataPages.glossary.route}#${term.id}`, used), data: named };
  // Extractors of a page's text and search engines leave it out; the link's description keeps it for screen readers.
  const hidden = { hidden: null, 'aria-hidden': 'true', 'data-nosnippet': null };
  const hint = { role: 'tooltip', id, ...hidden };
  const definition = h('span.term-definition', hint, parseInline(term.definition));
  return h('span.term', [link, definition]);
}
