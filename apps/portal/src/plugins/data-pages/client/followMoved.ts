import type { PageModule } from '@frontier/light-docusaurus/browser';
import { type Leads, leadOf } from '../moved/Move';

/** Page module: leads on from an anchor that this page had once (`moved/leadOn`). */
export const onRouteDidUpdate: PageModule['onRouteDidUpdate'] = follow;

if (typeof window !== 'undefined') window.addEventListener('hashchange', follow);

function follow(): void {
  const said = document.querySelector<HTMLElement>('[data-moved]')?.dataset.moved;
  const anchor = readAnchor();
  if (!said || anchor === '' || document.getElementById(anchor)) return;
  const target = leadOf(JSON.parse(said) as Leads, anchor);
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
