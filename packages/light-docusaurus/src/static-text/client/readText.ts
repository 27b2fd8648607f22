import { ThemeClassNames } from '@docusaurus/theme-common';
import { parsePage } from '../../trusted/builtHtml';

interface Guide {
  readonly id: string;
  readonly permalink: string;
}

/** A page's own styles, which the policy of the page on screen does not allow. */
const STYLES = /<style.*?<\/style>/gs;

/**
 * A guide's text as it was built: from the page as it was served, when that is the guide's own,
 * otherwise from the guide's page, which is fetched.
 *
 * @throws when the page cannot be had, or is another's.
 */
export default async function readText({ id, permalink }: Guide): Promise<string> {
  // Once React runs, what is on screen may be on its way to another page.
  const served = window.docusaurusRoot ? undefined : findText(document, id);
  return served ?? (await fetchText(id, permalink));
}

async function fetchText(id: string, permalink: string): Promise<string> {
  // Index pages are permalinks with a slash at the end, where hosts have nothing or a redirect.
  const answer = await fetch(permalink.replace(/(?<=.)\/$/, ''));
  const html = (await answer.text()).replace(STYLES, '');
  const page = parsePage(html);
  const text = answer.ok ? findText(page, id) : undefined;
  if (text === undefined) throw new Error(`${permalink}: ${answer.status}`);
  return text;
}

/** @returns the HTML of a guide's text; nothing where a page as served is not that guide's. */
function findText(page: Document, id: string): string | undefined {
  if (!page.documentElement.classList.contains(`docs-doc-id-${id}`)) return undefined;
  return page.querySelector(`.${ThemeClassNames.docs.docMarkdown}`)?.innerHTML;
}
