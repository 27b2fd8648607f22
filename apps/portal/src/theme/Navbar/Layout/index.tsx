import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/Navbar/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The bar. The menu of narrow screens is the sidebar, at its place in the page (`components/SiteMenu`). */
export default function NavbarLayout({ children }: Props): ReactNode {
  const label = translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main' });
  return (
    <nav
      aria-label={label}
      className={clsx(ThemeClassNames.layout.navbar.container, 'navbar navbar--fixed-top')}
    >
      {children}
    </nav>
  );
}
