import type { ReactNode } from 'react';
import { words } from '../../plugins/search/client/words';
import { DIALOGS } from '../../shared/dialogs';
import styles from './styles.module.css';

/**
 * The button that opens the search, and the search's first field: a native dialog, where a reader can type before any
 * script runs. `plugins/search/client/awaitSearch` continues from there. On wide screens the button looks like a field.
 */
export default function SearchBar(): ReactNode {
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        // React's types lack these attributes.
        {...{ command: 'show-modal', commandfor: DIALOGS.search }}
      >
        <Glass />
        <span className={styles.label}>Buscar</span>
        <span className={styles.hint} aria-hidden="true">
          Ctrl K
        </span>
      </button>
      <dialog id={DIALOGS.search} closedby="any" className="search" aria-label={words.name}>
        <form className="search-form" action="/busca">
          <div className="search-field">
            <Glass />
            <input
              className="search-input"
              name="q"
              aria-label={words.field}
              placeholder={words.placeholder}
              autoCapitalize="off"
              autoComplete="off"
              spellCheck={false}
            />
          </div>
          <p className="search-tools" role="status">
            {words.loading}
          </p>
        </form>
      </dialog>
    </>
  );
}

function Glass(): ReactNode {
  return (
    <svg className="search-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.3 15.3l5.2 5.2" />
    </svg>
  );
}
