import { copyFrom, showPlace, showReference, startReference } from '@frontier/reference/browser';

let shownPath: string | undefined;

if (typeof window !== 'undefined') {
  startReference();
  // The copy buttons of guides and of the reference work without React.
  document.addEventListener('click', ({ target }) => void copyFrom(target));
}

/** Docusaurus calls this when a route, or another place on the same page, is on screen. */
export function onRouteDidUpdate({
  location,
}: {
  readonly location: { readonly hash: string; readonly pathname: string };
}): void {
  // On a page that stays, folds stay as they are: closing one would move the place that is read.
  if (location.pathname === shownPath) showPlace(location.hash);
  else showReference(location.hash);
  shownPath = location.pathname;
}
