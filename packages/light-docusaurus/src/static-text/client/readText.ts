import { ThemeClassNames } from '@docusaurus/theme-common';
import { parsePage } from '../../trusted/builtHtml';

interface Guide {
  readonly id: string;
  readonly permalink: string;
}

/** Inline styles of the fetched page, which the policy of the current page refuses. */
const STYLES = /<style.*?<\/style>/gs;

/**
 * Reads a guide's built HTML from the served document, or fetches the guide's page when the document
 * is another one.
 *
 * @throws when the page cannot be fetched or belongs to another guide.
 */
export default async function readText({ id, permalink }: Guide): Promise<string> {
  // Once React runs, the document may already be changing to another page.
  const served = window.docusaurusRoot ? undefined : findText(document, id);
  return served ?? (await fetchText(id, permalink));
}

async function fetchText(id: string, permalink: string): Promise<string> {
  // Permalinks of index pages end with a slash, which hosts redirect or do not serve.
  const answer = await fetch(permalink.replace(/(?<=.)\/$/, ''));
  const html = (await answer.text()).replace(STYLES, '');
  const page = parsePage(html);
  const text = answer.ok ? findText(page, id) : undefined;
  if (text === undefined) throw new Error(`${permalink}: ${answer.status}`);
  return text;
}

/** @returns the HTML of a guide's text; undefined for the page of another guide. */
function findText(page: Document, id: string): string | undefined {
  if (!page.documentElement.classList.contains(`docs-doc-id-${id}`)) return undefined;
  return page.querySelector(`.${ThemeClassNames.docs.docMarkdown}`)?.innerHTML;
}
