import type { ReactNode } from 'react';
import { GLASS } from '../../plugins/search/client/icons';
import { DIALOGS } from '../../shared/dialogs';
import styles from './styles.module.css';

/** The button that opens the search (`plugins/search/panel`). On wide screens it looks like a field. */
export default function SearchBar(): ReactNode {
  return (
    <button
      type="button"
      className={`clean-btn ${styles.button}`}
      popoverTarget={DIALOGS.search}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
    >
      <svg className="search-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={GLASS} />
      </svg>
      <span className={styles.label}>Buscar</span>
      <span className={styles.hint} aria-hidden="true">
        Ctrl K
      </span>
    </button>
  );
}
