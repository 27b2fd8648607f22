import { showReference, startReference } from './startReference';

if (typeof window !== 'undefined') startReference();

/** Docusaurus calls this when a route is on screen. */
export function onRouteDidUpdate({
  location,
}: {
  readonly location: { readonly hash: string };
}): void {
  showReference(location.hash);
}
