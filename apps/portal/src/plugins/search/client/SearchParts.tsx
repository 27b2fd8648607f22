import { kindNames, type Mark } from '@frontier/search';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { LinkEntry } from './describeView';
import type { SearchRequest } from './SearchRequest';
import type { SearchState } from './useSearch';
import { words } from './words';

/* Parts that the search's panel and its page share. */

const KINDS = Object.entries(kindNames).map(([id, { many }]) => ({ id, name: many }));

export function SearchTools({ state }: { readonly state: SearchState }): ReactNode {
  const { act, edit, request, search, view } = state;
  const { area } = request;
  // The names of the areas come from the index.
  const unnamed = area ? [{ id: area, name: area }] : [];
  const areas = search && search !== 'failed' ? search.areas : unnamed;
  const filters = [
    { key: 'kind', name: words.kind, every: words.everyKind, options: KINDS },
    { key: 'area', name: words.area, every: words.everyArea, options: areas },
  ] as const;
  return (
    <div className="search-tools">
      <fieldset className="search-filters" aria-label={words.filters}>
        {filters.map(({ every, key, name, options }) => (
          <select
            key={key}
            className="search-select r-input"
            aria-label={name}
            value={request[key] ?? ''}
            onChange={({ target }) =>
              edit({ [key]: target.value || undefined } as Partial<SearchRequest>)
            }
          >
            <option value="">{every}</option>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.name}
              </option>
            ))}
          </select>
        ))}
      </fieldset>
      <p className={clsx('search-status', view.isMessage && 'search-message')} role="status">
        {view.status}
      </p>
      {view.action && (
        <button type="button" className="tool" onClick={act}>
          {words[view.action]}
        </button>
      )}
    </div>
  );
}

/** Kinds whose titles are code. */
const CODE: ReadonlySet<string | undefined> = new Set(['field', 'value', 'constant']);

export function EntryLink({
  entry,
  ...own
}: { readonly entry: LinkEntry } & ComponentProps<'a'>): ReactNode {
  const { area, doubt, excerpt, kind, marks, method, missing, path, title, trail, url } = entry;
  const isOperation = kind === 'operation' || kind === 'event';
  const Title = CODE.has(kind) ? 'code' : 'span';
  const verb = method && <span className={`r-method r-${method.toLowerCase()}`}>{method}</span>;
  return (
    <a className="search-entry" href={url} {...own}>
      <span className="search-title">
        {isOperation && verb}
        <Title>{showMarks(title, marks.title)}</Title>
        {(isOperation || kind === 'file') && path && <code className="search-path">{path}</code>}
        {doubt && <span className={`search-doubt search-${doubt}`}>{words.doubts[doubt]}</span>}
      </span>
      {trail.length > 0 && (
        <span className={clsx('search-trail', area && `area-${area}`)}>
          {!isOperation && verb}
          {trail.join(' › ')}
        </span>
      )}
      {excerpt && <span className="search-excerpt">{showMarks(excerpt, marks.excerpt)}</span>}
      {missing.length > 0 && (
        <span className="search-missing">
          {words.missing}
          {missing.flatMap((word) => [' ', <s key={word}>{word}</s>])}
        </span>
      )}
    </a>
  );
}

function showMarks(text: string, marks: readonly Mark[]): ReactNode[] {
  const cuts = [0, ...marks.flat(), text.length];
  return cuts.slice(1).map((end, at) => {
    const part = text.slice(cuts[at], end);
    return at % 2 === 0 ? part : <mark key={end}>{part}</mark>;
  });
}
