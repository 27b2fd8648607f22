import { type Leads, leadOf } from '../moved/Move';
import { readHash } from './readHash';

/** Client module: redirects from former anchors of the page (`moved/leadOn`). */
export const onRouteDidUpdate = follow;

if (typeof window !== 'undefined') window.addEventListener('hashchange', follow);

function follow(): void {
  const leads = document.querySelector<HTMLElement>('[data-moved]')?.dataset.moved;
  const anchor = readHash();
  if (!leads || anchor === '' || document.getElementById(anchor)) return;
  const target = leadOf(JSON.parse(leads) as Leads, anchor);
  if (target) window.location.replace(target);
}
