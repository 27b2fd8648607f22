import { decodeHash } from '@frontier/reference/browser';
import { useSyncExternalStore } from 'react';
import type { DescribedCall } from '../../src/control/describeCalls.js';
import { anchorOf } from './words.js';

export interface Route {
  /** Decoded: `['chamadas', 'criarCadastro']`. */
  path: readonly string[];
  query: URLSearchParams;
}

/** Scrolls a new route to its top. The browser restores the position on the way back. */
export function startRoutes(): void {
  window.addEventListener('popstate', ({ state }) => {
    if (state !== null) return;
    window.history.replaceState('seen', '');
    window.scrollTo(0, 0);
  });
  window.history.replaceState('seen', '');
}

export function useRoute(): Route {
  return readRoute(useSyncExternalStore(subscribe, () => window.location.hash));
}

export function readRoute(hash = window.location.hash): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  return {
    path: path.split('/').filter(Boolean).map(decodeHash),
    query: new URLSearchParams(query),
  };
}

/** @param query parameters of the route; those that are undefined are left out */
export function linkTo(path: readonly string[], query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, `${value}`])).toString();
  return `#/${path.map(encodeURIComponent).join('/')}${search === '' ? '' : `?${search}`}`;
}

/** A route renders before the browser restores its scroll position. */
function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

/** The portal's origin, which the build puts in place of this name; empty in the portal itself. */
declare const PORTAL: string;

/** Whether the simulator runs in this tab of the portal. Other programs cannot reach it there. */
export const IS_TAB = PORTAL === '';

export function referenceOf({ id, service }: DescribedCall): string {
  return `${PORTAL}/docs/frontier/${service}/api#${id}`;
}

/** Addresses of guides by call. The portal's build writes them into `tab.html`; empty elsewhere. */
const guides: Readonly<Record<string, string>> = JSON.parse(
  document.getElementById('guides')?.textContent ?? '{}',
);

/** Address of a call's guide in the portal, or of its service's page where the routes are unknown. */
export function guideOfCall({ id, service }: DescribedCall): string {
  return PORTAL + (guides[id] ?? `/docs/frontier/${service}`);
}

export function pageOfQuestion(id: string): string {
  return `${PORTAL}/docs/frontier/perguntas#${id}`;
}

/** The portal's page with the pictures of `states.yml`. */
export const STATUS_PATHS = `${PORTAL}/docs/frontier/sandbox/status`;

/** Address of a journey's guide, or of a heading in it. */
export function guideOf(journey: string, heading?: string): string {
  return `${PORTAL}/docs/frontier/jornadas/${journey}${heading ? `#${anchorOf(heading)}` : ''}`;
}
