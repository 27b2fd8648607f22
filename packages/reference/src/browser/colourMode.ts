const KEY = 'frontier.reference.colour-mode';

/** Applies the kept colour mode before the page is painted; light unless the reader chose otherwise. */
export function restoreColourMode(): void {
  try {
    if (localStorage.getItem(KEY) === 'dark') document.documentElement.dataset.theme = 'dark';
  } catch {}
}

/** Says on the switch which mode holds. */
export function markColourMode(): void {
  const { theme } = document.documentElement.dataset;
  document
    .querySelector('[data-colour-mode]')
    ?.setAttribute('aria-pressed', String(theme === 'dark'));
}

/** Changes the mode when the switch was pressed; storage can be forbidden, the mode then lasts for the page. */
export function switchColourMode(target: EventTarget | null): void {
  if (!(target instanceof Element) || !target.closest('[data-colour-mode]')) return;
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
  markColourMode();
  try {
    localStorage.setItem(KEY, dataset.theme);
  } catch {}
}
