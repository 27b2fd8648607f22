import { translate } from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import type { ReactNode } from 'react';
import { DIALOGS, opens } from '../../../../shared/dialogs';

/** The menu's button, which the browser itself handles. */
export default function MobileSidebarToggle(): ReactNode {
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-haspopup="dialog"
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
      })}
      {...opens(DIALOGS.menu)}
    >
      <IconMenu />
    </button>
  );
}
