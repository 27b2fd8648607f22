import { copyFrom, openHash, showReference, startReference } from '@frontier/reference/browser';

let shownPath: string | undefined;

if (typeof window !== 'undefined') {
  startReference();
  document.addEventListener('click', ({ target }) => {
    void copyFrom(target);
    saveFrom(target);
  });
}

export function onRouteDidUpdate({
  location,
}: {
  readonly location: { readonly hash: string; readonly pathname: string };
}): void {
  // On the same page, open sections stay open: closing one would move the text the reader sees.
  if (location.pathname === shownPath) openHash(location.hash);
  else showReference(location.hash);
  shownPath = location.pathname;
}

/** Saves the code beside a `[data-save]` button as a file of the attribute's name. */
function saveFrom(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-save]') : null;
  const code = button?.parentElement?.querySelector('pre')?.textContent;
  if (!button || code == null) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${code.trimEnd()}\n`]));
  link.download = button.dataset.save ?? '';
  link.click();
  // Some browsers read the address after the click.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
