import { DIALOGS } from '../../shared/dialogs';
import { GLASS } from './client/icons';
import { words } from './client/words';

/**
 * The search above each page, as HTML outside React. A reader can type before any script runs, and the field stays as it
 * is when `client/SearchPanel` adds filters and results, and when React starts.
 */
export const panel = `
<div id="${DIALOGS.search}" class="search-layer" popover role="dialog" aria-label="${words.name}">
  <div class="search">
    <form class="search-field" role="search" action="/busca">
      <svg class="search-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${GLASS}"/></svg>
      <input class="search-input" name="q" aria-label="${words.field}" placeholder="${words.placeholder}"
        role="combobox" aria-autocomplete="list" aria-expanded="false" autofocus autocapitalize="off"
        autocomplete="off" spellcheck="false" enterkeyhint="go" inputmode="search">
      <button type="button" class="clean-btn search-close" popovertarget="${DIALOGS.search}" aria-label="${words.close}">
        <svg class="search-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg>
      </button>
    </form>
    <div class="search-rest"><p class="search-tools" role="status">${words.loading}</p></div>
  </div>
</div>`;
