import { decodeHash } from '@frontier/reference/browser';
import { type Leads, leadOf } from '../moved/Move';

/** Client module: redirects from former anchors of the page (`moved/linkMovedAnchors`). */
export const onRouteDidUpdate = follow;

if (typeof window !== 'undefined') window.addEventListener('hashchange', follow);

function follow(): void {
  const leads = document.querySelector<HTMLElement>('[data-moved]')?.dataset.moved;
  const anchor = decodeHash(window.location.hash);
  if (!leads || anchor === '' || document.getElementById(anchor)) return;
  const target = leadOf(JSON.parse(leads) as Leads, anchor);
  if (target) window.location.replace(target);
}
