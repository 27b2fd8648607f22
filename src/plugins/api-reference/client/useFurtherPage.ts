import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useState } from 'react';
import type { FurtherPage, PageSource } from '../storage/FurtherPage';
import type { IslandData } from './Island';
import { showReference } from './startReference';

type PageData = Pick<FurtherPage, 'title' | 'description'> & IslandData;

/** Pages the server sent or a fetch brought, by key and version. */
const known = new Map<string, PageData>();

/**
 * One further page: on the server from its file; in the browser as it was served, or fetched when it
 * was not. While React hydrates, the page is what the server sent, be it that there is none.
 */
export function useFurtherPage(source: PageSource, slug: string): PageData | 'absent' | 'pending' {
  const { siteConfig } = useDocusaurusContext();
  const hydrating = !useIsBrowser();
  const [absent, setAbsent] = useState<string>();
  const [arrived, setArrived] = useState<string>();
  const key = `${source.key}.${slug}`;
  const place = `${key} ${source.version}`;
  const suffix = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
  const served = hydrating && !source.read ? readServed(key, suffix) : undefined;
  if (served) known.set(place, served);
  const page = source.read?.(slug) ?? known.get(place);
  const isMissing = absent === place;

  useEffect(() => {
    if (known.has(place) || isMissing) return;
    let isCurrent = true;
    void fetchPage(source, slug).then((fetched) => {
      if (fetched) known.set(place, fetched);
      if (isCurrent) (fetched ? setArrived : setAbsent)(place);
    });
    return () => {
      isCurrent = false;
    };
  }, [place, isMissing, source, slug]);

  useEffect(() => {
    // Docusaurus announced the route before its content came.
    if (arrived === place) showReference(window.location.hash);
  }, [arrived, place]);

  if (page) return page;
  const isServed = hydrating && process.env.NODE_ENV === 'production';
  return isMissing || isServed ? 'absent' : 'pending';
}

/** What the page says of itself where the server sent it; its HTML stays where it is. */
function readServed(key: string, suffix: string): PageData | undefined {
  if (!document.querySelector(`[data-island="${CSS.escape(key)}"]`)) return undefined;
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  return {
    key,
    title: document.title.endsWith(suffix)
      ? document.title.slice(0, -suffix.length)
      : document.title,
    description: description?.content ?? '',
    html: undefined,
    anchors: [],
  };
}

async function fetchPage(
  { address, version }: PageSource,
  slug: string,
): Promise<PageData | undefined> {
  const response = await fetch(`${address}/${encodeURIComponent(slug)}.json?v=${version}`);
  const isPage = response.ok && response.headers.get('content-type')?.includes('json');
  if (!isPage) return undefined;
  return { ...((await response.json()) as FurtherPage), anchors: [] };
}
