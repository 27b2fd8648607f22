import IconMenu from '@theme/Icon/Menu';
import type { ReactNode } from 'react';
import { DIALOGS } from '../../../../shared/dialogs';

/** The browser itself opens the menu. */
export default function MobileSidebarToggle(): ReactNode {
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      popoverTarget={DIALOGS.menu}
      aria-label="Menu"
    >
      <IconMenu />
    </button>
  );
}
