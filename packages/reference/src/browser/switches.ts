/** Closes the lists of documents and versions that stand open, but the one that was pressed. */
export function closeSwitches(pressed: EventTarget | null): void {
  for (const list of document.querySelectorAll<HTMLDetailsElement>('[data-switch][open]')) {
    if (pressed instanceof Node && list.contains(pressed)) continue;
    if (list.contains(document.activeElement)) list.querySelector('summary')?.focus();
    list.open = false;
  }
}

/**
 * Has a link to another version lead to the place that its reader is at: the one the address names, or the
 * operation marked in the list. Its page leads on from there (`showTarget`), or stays where it begins.
 */
export function keepPlace(pressed: EventTarget | null): void {
  const link = pressed instanceof Element ? pressed.closest('[data-switch=version] a') : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  const read = document.querySelector<HTMLAnchorElement>('.r-nav a[aria-current]');
  link.hash = window.location.hash || read?.hash || '';
}
