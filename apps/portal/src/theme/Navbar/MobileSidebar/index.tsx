import { translate } from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarMobilePrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import type { ReactNode } from 'react';
import SiteMenu from '../../../components/SiteMenu';
import { DIALOGS } from '../../../shared/dialogs';
import styles from './styles.module.css';

const TITLE = `${DIALOGS.menu}-titulo`;

/**
 * The menu of narrow screens on every page: the bar's entry and the whole sidebar. The native modal dialog opens before
 * any script runs, traps the focus, closes with Escape and returns the focus to the button.
 */
export default function NavbarMobileSidebar(): ReactNode {
  return (
    <dialog id={DIALOGS.menu} closedby="any" className={styles.drawer} aria-labelledby={TITLE}>
      <header className={styles.header}>
        <form method="dialog">
          <button
            type="submit"
            className="clean-btn"
            aria-label={translate({
              id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
              message: 'Close navigation bar',
            })}
          >
            <IconClose />
          </button>
        </form>
        <p id={TITLE} className={styles.title}>
          Menu
        </p>
        <NavbarColorModeToggle />
      </header>
      <div className={`menu ${styles.lists}`}>
        <NavbarMobilePrimaryMenu />
        <SiteMenu />
      </div>
    </dialog>
  );
}
