import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import root from '@generated/docusaurus-plugin-content-docs/default/p/docs-175.json';
import IconClose from '@theme/Icon/Close';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { DIALOGS } from '../../shared/dialogs';
import MenuItems from './MenuItems';
import styles from './styles.module.css';

/** The entries of the guides. Docusaurus names their file after the guides' address, `/docs`. */
const sidebar = Object.values(root.version.docsSidebars).flat();

/**
 * The documentation's sidebar. On narrow screens it is the menu: the browser opens it before any script runs, closes it
 * with Escape or a tap beside it, and returns the focus. A modal dialog would make the browser compute the styles of the
 * whole page before it shows the menu, so `start/controls` holds the focus afterwards.
 */
export default function SiteMenu({ isBeside }: { readonly isBeside?: boolean }): ReactNode {
  return (
    <aside
      id={DIALOGS.menu}
      popover="auto"
      className={clsx(
        styles.menu,
        isBeside && [ThemeClassNames.docs.docSidebarContainer, styles.beside],
      )}
    >
      <header className={styles.header}>
        <button
          type="button"
          className={`clean-btn ${styles.close}`}
          popoverTarget={DIALOGS.menu}
          aria-label="Fechar o menu"
        >
          <IconClose />
        </button>
        <Link className={styles.title} to="/docs">
          Frontier APIs
        </Link>
      </header>
      <nav className="menu" aria-label="Páginas da documentação">
        <MenuItems items={sidebar} />
      </nav>
    </aside>
  );
}
