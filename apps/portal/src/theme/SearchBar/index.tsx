import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * The button that opens the search (`plugins/search/client`). `awaitSearch` handles it. On wide
 * screens it looks like a search field.
 */
export default function SearchBar(): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      data-search
    >
      <svg className="search-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.3 15.3l5.2 5.2" />
      </svg>
      <span className={styles.label}>Buscar</span>
      <span className={styles.hint} aria-hidden="true">
        Ctrl K
      </span>
    </button>
  );
}
