import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { EntryLink, SearchForm, SearchIcon } from './SearchParts';
import { addressOfSearch } from './SearchRequest';
import { useSearch } from './useSearch';
import { words } from './words';

const LIST = 'search-list';
const MOST = 20;

interface Opening {
  /** Query that replaces the last one, unless it is empty. */
  readonly typed: string;
}

let root: Root | undefined;

/**
 * Opens the search with the results of the last query. The dialog has its own root: it may open before the page is
 * hydrated, and stays while pages change.
 *
 * @param typed query that replaces the last one, unless it is empty.
 */
export function openSearch(typed: string): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const dialog = <SearchDialog opening={{ typed }} />;
  // The next key belongs to the field.
  flushSync(() => root?.render(dialog));
}

/**
 * The field is a combobox (WAI-ARIA Authoring Practices): it keeps the focus while the active option of the list moves.
 */
function SearchDialog({ opening }: { readonly opening: Opening }): ReactNode {
  const state = useSearch(MOST, () => ({ query: '' }));
  const { field, load, request, show, view } = state;
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLAnchorElement>(null);
  /** Number of the active option; -1 for none. */
  const [active, setActive] = useState(-1);
  const count = view.groups.reduce((sum, { entries }) => sum + entries.length, 0);

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    field.current?.focus();
    field.current?.select();
    show((last) => ({ ...last, ...(opening.typed && { query: opening.typed }) }));
    load();
  }, [opening, field, load, show]);
  useLayoutEffect(() => {
    setActive(view.hasResults ? 0 : -1);
    list.current?.scrollTo(0, 0);
  }, [view]);

  function press(event: KeyboardEvent): void {
    const { altKey, ctrlKey, key, metaKey, nativeEvent, shiftKey } = event;
    const option = list.current?.querySelector<HTMLAnchorElement>('[aria-selected=true]');
    if (key === 'Enter' && option && !nativeEvent.isComposing) {
      event.preventDefault();
      if (ctrlKey || metaKey) window.open(option.href, '_blank', 'noopener');
      else option.click();
    }
    if (altKey || ctrlKey || metaKey || shiftKey || !list.current) return;
    const next = findNext(key, active, count - 1);
    const target = document.getElementById(`${LIST}-${next}`);
    if (next === undefined || !target) return;
    event.preventDefault();
    setActive(next);
    target.scrollIntoView({ block: 'nearest' });
  }

  function leave(event: MouseEvent<HTMLAnchorElement>): void {
    const { altKey, button, ctrlKey, metaKey, shiftKey } = event;
    if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    dialog.current?.close();
    // The browser fires no event for a link to the current anchor, but its section may need to open again.
    const { href } = event.currentTarget;
    if (href === window.location.href) window.dispatchEvent(new HashChangeEvent('hashchange'));
  }

  let number = 0;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape
    <dialog
      ref={dialog}
      className="search"
      aria-label={words.name}
      onClick={({ currentTarget, target }) => target === currentTarget && currentTarget.close()}
    >
      <SearchForm
        state={state}
        role="combobox"
        aria-controls={LIST}
        aria-expanded={count > 0}
        aria-autocomplete="list"
        aria-activedescendant={active < 0 ? undefined : `${LIST}-${active}`}
        enterKeyHint="go"
        inputMode="search"
        onKeyDown={press}
        onEnter={() => more.current?.click()}
      >
        <button
          type="button"
          className="search-close"
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
        >
          <SearchIcon path="M6 6l12 12M18 6L6 18" />
        </button>
      </SearchForm>
      <div ref={list} className="search-list" id={LIST} role="listbox" aria-label={words.results}>
        {view.groups.map(({ entries, title }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a list of options has no form field
          <div
            key={title}
            className="search-group"
            role="group"
            aria-labelledby={`${LIST}-group-${index}`}
          >
            <div className="search-group-title" id={`${LIST}-group-${index}`} role="presentation">
              {title}
            </div>
            {entries.map((entry) => {
              const own = number++;
              return (
                <EntryLink
                  key={entry.url}
                  entry={entry}
                  id={`${LIST}-${own}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={own === active}
                  onClick={leave}
                  // `pointerover` would also fire when the list changes under a resting pointer.
                  onPointerMove={() => setActive(own)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <div className="search-foot">
        <p className="search-keys">
          {words.keys.map(([keys, does]) => (
            <span key={does}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}{' '}
              {does}
            </span>
          ))}
        </p>
        <a ref={more} className="search-more" href={addressOfSearch(request)}>
          {words.more}
        </a>
      </div>
    </dialog>
  );
}

/** The option that a key leads to, from none (-1) to the last. */
function findNext(key: string, at: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return at === last ? 0 : at + 1;
    case 'ArrowUp':
      return at <= 0 ? last : at - 1;
    default:
      return undefined;
  }
}
