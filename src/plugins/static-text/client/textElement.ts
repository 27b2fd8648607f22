import { ThemeClassNames } from '@docusaurus/theme-common';

/** Classes of the element that holds a guide's text, as the theme sets them. */
export const TEXT_CLASSES = `${ThemeClassNames.docs.docMarkdown} markdown`;

/** @returns the element's HTML; nothing where the page shows no guide. */
export function findText(page: Document): string | undefined {
  return page.querySelector(`.${ThemeClassNames.docs.docMarkdown}`)?.innerHTML;
}
