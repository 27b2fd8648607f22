import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The bar and the menu of narrow screens. The menu is outside the bar and has its own backdrop. */
export default function NavbarLayout({ children }: Props): ReactNode {
  const label = translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main' });
  return (
    <>
      <nav
        aria-label={label}
        className={clsx(ThemeClassNames.layout.navbar.container, 'navbar navbar--fixed-top')}
      >
        {children}
      </nav>
      <NavbarMobileSidebar />
    </>
  );
}
