import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import type { ReactNode } from 'react';
import SiteMenu from '../../../components/SiteMenu';
import { DIALOGS } from '../../../shared/dialogs';
import styles from './styles.module.css';

/**
 * The menu of narrow screens on every page: the bar's link to the documentation and the whole sidebar, which names the simulator. The browser opens it before any script
 * runs, closes it with Escape or a tap beside it, and returns the focus. A modal dialog would make it compute the styles
 * of the whole page before it shows the menu, so `start/controls` holds the focus afterwards.
 */
export default function NavbarMobileSidebar(): ReactNode {
  return (
    <div id={DIALOGS.menu} popover="auto" role="dialog" className={styles.drawer} aria-label="Menu">
      <header className={styles.header}>
        <button
          type="button"
          className={`clean-btn ${styles.close}`}
          popoverTarget={DIALOGS.menu}
          aria-label={translate({
            id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
            message: 'Close navigation bar',
          })}
        >
          <IconClose />
        </button>
        <Link className={styles.title} to="/docs">
          Frontier APIs
        </Link>
        <NavbarColorModeToggle />
      </header>
      <div className={`menu ${styles.lists}`}>
        <SiteMenu />
      </div>
    </div>
  );
}
