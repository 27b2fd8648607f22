import { translate } from '@docusaurus/Translate';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import IconMenu from '@theme/Icon/Menu';
import type { MouseEvent, ReactNode } from 'react';
import styles from '../styles.module.css';

/** The menu's button. Until React starts, and without scripts, it leads to the page that lists the documentation. */
export default function MobileSidebarToggle(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    toggle();
  };
  return (
    <form action="/docs" className={styles.toggle}>
      <button
        type="submit"
        className="navbar__toggle clean-btn"
        aria-label={translate({
          id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
          message: 'Toggle navigation bar',
        })}
        aria-expanded={shown}
        onClick={open}
      >
        <IconMenu />
      </button>
    </form>
  );
}
