import type { PageModule } from '@frontier/light-docusaurus/browser';
import { revealCurrent } from '../../components/SiteMenu/revealCurrent';

const ACTIVE = 'table-of-contents__link--active';

/** Page module (`packages/light-docusaurus`): the outline marks where a deep link leads; React's own marks follow. */
export const onRouteDidUpdate: PageModule['onRouteDidUpdate'] = ({ location: { hash } }) => {
  const outline = document.querySelector('.theme-doc-toc-desktop');
  if (!hash || !outline) return;
  for (const link of outline.querySelectorAll('a')) {
    link.classList.toggle(ACTIVE, link.hash === hash);
  }
  revealCurrent(outline, `.${ACTIVE}`);
};
