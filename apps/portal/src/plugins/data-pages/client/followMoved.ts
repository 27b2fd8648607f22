import { type Leads, leadOf } from '../moved/Move';

/** Client module: redirects from former anchors of the page (`moved/leadOn`). */
export const onRouteDidUpdate = follow;

if (typeof window !== 'undefined') window.addEventListener('hashchange', follow);

function follow(): void {
  const leads = document.querySelector<HTMLElement>('[data-moved]')?.dataset.moved;
  const anchor = readAnchor();
  if (!leads || anchor === '' || document.getElementById(anchor)) return;
  const target = leadOf(JSON.parse(leads) as Leads, anchor);
  if (target) window.location.replace(target);
}

function readAnchor(): string {
  const anchor = window.location.hash.slice(1);
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
