import { ThemeClassNames } from '@docusaurus/theme-common';

/** @returns the HTML of a guide's text; nothing where a page as served is not that guide's. */
export function findText(page: Document, id: string): string | undefined {
  if (!page.documentElement.classList.contains(`docs-doc-id-${id}`)) return undefined;
  return page.querySelector(`.${ThemeClassNames.docs.docMarkdown}`)?.innerHTML;
}
