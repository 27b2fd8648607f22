import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { EntryLink, SearchTools } from './SearchParts';
import { addressOfSearch } from './SearchRequest';
import { useSearch } from './useSearch';
import { words } from './words';

const LIST = 'search-list';
const MOST = 20;

/**
 * Adds filters and results to the panel of the search. They have their own root: they may come before the page is
 * hydrated, and stay while pages change.
 */
export function fillPanel(panel: HTMLElement): void {
  const field = panel.querySelector('input');
  const rest = panel.querySelector('.search-rest');
  if (!field || !rest) throw new Error('The panel of the search has no field or no place.');
  // No letter is lost between the first results and the field's listeners.
  flushSync(() => createRoot(rest).render(<PanelRest field={field} panel={panel} />));
}

interface Props {
  readonly field: HTMLInputElement;
  readonly panel: HTMLElement;
}

/** The field is a combobox (WAI-ARIA): it keeps the focus while the active option of the list moves. */
function PanelRest({ field, panel }: Props): ReactNode {
  const state = useSearch(useRef(field), MOST, () => ({ query: field.value }));
  const { edit, load, request, view } = state;
  const list = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLAnchorElement>(null);
  /** Number of the active option; -1 for none. */
  const [active, setActive] = useState(-1);
  const count = view.groups.reduce((sum, { entries }) => sum + entries.length, 0);

  useEffect(load, [load]);
  useLayoutEffect(() => {
    setActive(view.hasResults ? 0 : -1);
    list.current?.scrollTo(0, 0);
  }, [view]);
  useLayoutEffect(() => {
    field.oninput = () => edit({ query: field.value });
    field.onkeydown = press;
    field.setAttribute('aria-controls', LIST);
    field.setAttribute('aria-expanded', String(count > 0));
    field.setAttribute('aria-activedescendant', active < 0 ? '' : `${LIST}-${active}`);
  });

  function press(event: KeyboardEvent): void {
    const { altKey, ctrlKey, isComposing, key, metaKey, shiftKey } = event;
    const link =
      list.current?.querySelector<HTMLAnchorElement>('[aria-selected=true]') ?? more.current;
    if (key === 'Enter' && link && !isComposing) {
      event.preventDefault();
      if (ctrlKey || metaKey) window.open(link.href, '_blank', 'noopener');
      else link.click();
    }
    if (altKey || ctrlKey || metaKey || shiftKey) return;
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
    panel.hidePopover();
    // The browser fires no event for a link to the current anchor, but its section may need to open again.
    const { href } = event.currentTarget;
    if (href === window.location.href) window.dispatchEvent(new HashChangeEvent('hashchange'));
  }

  let number = 0;
  return (
    <>
      <SearchTools state={state} />
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
        <a ref={more} className="search-more" href={addressOfSearch(request)}>
          {words.more}
        </a>
      </div>
    </>
  );
}

/** The option that a key leads to, from none (-1) to the last. */
function findNext(key: string, at: number, last: number): number | undefined {
  if (key === 'ArrowDown') return at === last ? 0 : at + 1;
  if (key === 'ArrowUp') return at <= 0 ? last : at - 1;
  return undefined;
}
