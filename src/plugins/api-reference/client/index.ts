import { copyFrom } from './copyFrom';
import { filterOperations } from './filterOperations';
import { openTarget } from './openTarget';
import { rememberChoice, restoreChoices } from './rememberChoice';

/*
 * The few lines that run in the browser: copying, remembered choices, the operation filter, and
 * opening the folds around a linked field. Listeners are delegated, so they serve any page.
 */
if (typeof window !== 'undefined') {
  document.addEventListener('click', (event) => void copyFrom(event.target));
  document.addEventListener('change', (event) => rememberChoice(event.target));
  document.addEventListener('input', (event) => filterOperations(event.target));
  window.addEventListener('hashchange', () => openTarget(window.location.hash));
}

/** Docusaurus calls this when a route is on screen. */
export function onRouteDidUpdate({
  location,
}: {
  readonly location: { readonly hash: string };
}): void {
  restoreChoices();
  openTarget(location.hash);
}
