import { useLocation } from '@docusaurus/router';
import { type ReactNode, useEffect, useRef } from 'react';
import type { View } from './describeView';
import { GLASS } from './icons';
import { EntryLink, SearchTools } from './SearchParts';
import { addressOfSearch, readAddress, type SearchRequest } from './SearchRequest';
import { useSearch } from './useSearch';
import { words } from './words';

const MOST = 60;

/**
 * The search of the results page, for its address. Without a query or area, the index loads when the reader first uses
 * the pointer or the keyboard on the page.
 */
export default function SearchResults(): ReactNode {
  const location = useLocation();
  const remember = useEditMemory();
  const field = useRef<HTMLInputElement>(null);
  const state = useSearch(field, MOST, () => readAddress(location.search), remember.keep);
  const { edit, load, request, search, show, view } = state;
  // The name of an area comes from the index.
  const isAsked = Boolean(request.query || request.area);
  const wake = search ? undefined : load;
  useEffect(() => {
    if (isAsked) load();
  }, [isAsked, load]);
  // The router follows links, Back and Forward, but not the reader's edits.
  useEffect(() => show(readAddress(location.search)), [location, show]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a reader's movement loads the index; the element is no control
    <div className="search search-page" onPointerMove={wake} onPointerDown={wake} onFocus={wake}>
      {/* biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers do not know `<search>` */}
      <form
        className="search-field"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          remember.finish();
        }}
      >
        <svg className="search-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={GLASS} />
        </svg>
        <input
          ref={field}
          className="search-input"
          type="search"
          name="q"
          aria-label={words.field}
          placeholder={words.placeholder}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={request.query}
          onChange={({ target }) => edit({ query: target.value })}
          onBlur={remember.finish}
        />
      </form>
      <SearchTools state={state} />
      <SearchSections view={view} />
    </div>
  );
}

export function SearchSections({ view }: { readonly view: View }): ReactNode {
  return (
    <div className="search-list">
      {view.groups.map(({ entries, title }) => (
        <section key={title} className="search-group">
          <h2 className="search-group-title">{title}</h2>
          <ul className="search-entries">
            {entries.map((entry) => (
              <li key={entry.url}>
                <EntryLink entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/**
 * Keeps the request in the address. A query finished with Enter or by leaving the field stays in the history; text
 * typed in between replaces the current entry.
 */
function useEditMemory() {
  const isFinished = useRef(window.location.search !== '');
  return {
    finish() {
      isFinished.current = window.location.search !== '';
    },
    keep(request: SearchRequest) {
      const address = addressOfSearch(request);
      if (isFinished.current) window.history.pushState(null, '', address);
      else window.history.replaceState(window.history.state, '', address);
      isFinished.current = false;
    },
  };
}
