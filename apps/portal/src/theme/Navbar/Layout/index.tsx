import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/Navbar/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The bar. The menu of narrow screens is the sidebar, at its place in the page (`components/SiteMenu`). */
export default function NavbarLayout({ children }: Props): ReactNode {
  return (
    <nav
      aria-label="Navegação principal"
      className={clsx(ThemeClassNames.layout.navbar.container, 'navbar navbar--fixed-top')}
    >
      {children}
    </nav>
  );
}
