interface ServedPage {
  readonly key: string;
  /** With the site's name. */
  readonly title: string;
  readonly description: string;
}

/**
 * The island the browser was served with this document, and what the document says of it: read before
 * React starts, which writes the head anew.
 */
export const servedPage: ServedPage | undefined =
  typeof document === 'undefined' ? undefined : readServed();

function readServed(): ServedPage | undefined {
  const key = document.querySelector<HTMLElement>('[data-island]')?.dataset.island;
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  return key === undefined
    ? undefined
    : { key, title: document.title, description: description?.content ?? '' };
}
