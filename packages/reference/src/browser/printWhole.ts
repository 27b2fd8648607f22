/**
 * Opens every fold of the text for paper, and closes it again afterwards. Browsers that know
 * `::details-content` need only the stylesheet for it; others print what stands open.
 */
export function printWhole(): void {
  const opened = new Set<HTMLDetailsElement>();
  window.addEventListener('beforeprint', () => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>(
      'main details:not([open], .r-nav *)',
    )) {
      opened.add(fold);
      fold.open = true;
    }
  });
  window.addEventListener('afterprint', () => {
    for (const fold of opened) fold.open = false;
    opened.clear();
  });
}
