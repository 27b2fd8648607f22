import type { PageModule } from '@frontier/light-docusaurus/browser';
import { revealCurrent } from '../../components/SiteMenu/revealCurrent';

const ACTIVE = 'table-of-contents__link--active';

/**
 * Page module (`packages/light-docusaurus`): marks the target of a deep link in the outline until React's own marks
 * take over.
 */
export const onRouteDidUpdate: PageModule['onRouteDidUpdate'] = ({ location: { hash } }) => {
  const outline = document.querySelector('.theme-doc-toc-desktop');
  if (!hash || !outline) return;
  for (const link of outline.querySelectorAll('a')) {
    link.classList.toggle(ACTIVE, link.hash === hash);
  }
  revealCurrent(outline, `.${ACTIVE}`);
};
