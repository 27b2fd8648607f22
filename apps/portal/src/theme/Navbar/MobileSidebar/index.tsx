import { translate } from '@docusaurus/Translate';
import {
  useLockBodyScroll,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarMobilePrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import SiteMenu from '../../../components/SiteMenu';
import styles from './styles.module.css';

/**
 * The menu of narrow screens on every page: the bar's entry, the whole sidebar, and the page's own entries. The native
 * modal dialog traps the focus, closes with Escape and returns the focus to the button.
 */
export default function NavbarMobileSidebar(): ReactNode {
  const { shouldRender, shown, toggle } = useNavbarMobileSidebar();
  const { content: pageMenu } = useNavbarSecondaryMenu();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();

  useLockBodyScroll(shown);
  useLayoutEffect(() => {
    if (shown) dialog.current?.showModal();
    else dialog.current?.close();
  }, [shown]);

  if (!shouldRender) return null;
  const closeFromBackdrop = ({ currentTarget, target }: MouseEvent) => {
    if (target === currentTarget) toggle();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby={title}
      onClose={() => shown && toggle()}
      onClick={closeFromBackdrop}
    >
      <header className={styles.header}>
        <button
          type="button"
          className="clean-btn"
          aria-label={translate({
            id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
            message: 'Close navigation bar',
          })}
          onClick={toggle}
        >
          <IconClose />
        </button>
        <h2 id={title} className={styles.title}>
          Menu
        </h2>
        <NavbarColorModeToggle />
      </header>
      <div className={`menu ${styles.lists}`}>
        <NavbarMobilePrimaryMenu />
        {shown && <SiteMenu onLeave={toggle} />}
        {pageMenu}
      </div>
    </dialog>
  );
}
