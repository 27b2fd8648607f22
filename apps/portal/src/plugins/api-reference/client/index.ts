import { copyFrom, openHash, showReference, startReference } from '@frontier/reference/browser';
import { saveFrom } from '../../../shared/browser/saveFrom';

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
