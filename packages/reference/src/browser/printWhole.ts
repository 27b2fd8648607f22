/**
 * Opens every fold of the text for paper, and closes it again afterwards; a note that is open takes its place
 * among the others. Browsers that know
 * `::details-content` need only the stylesheet for it; others print what stands open.
 */
export function printWhole(): void {
  const opened = new Set<HTMLDetailsElement>();
  window.addEventListener('beforeprint', () => {
    for (const note of document.querySelectorAll<HTMLElement>('[popover]')) note.hidePopover?.();
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
