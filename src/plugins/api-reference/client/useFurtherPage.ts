import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useState } from 'react';
import type { FurtherPage, PageSource } from '../storage/FurtherPage';
import type { IslandData } from './Island';
import { servedPage } from './servedPage';
import { showReference } from './startReference';

type PageData = Pick<FurtherPage, 'title' | 'description'> & IslandData;

/** Pages fetched, by key and version. */
const fetched = new Map<string, PageData>();

/**
 * One further page: on the server from its file; in the browser as it was served, or fetched when it
 * was not. While React hydrates, the page is what the server sent, be it that there is none.
 */
export function useFurtherPage(source: PageSource, slug: string): PageData | 'absent' | 'pending' {
  const { siteConfig } = useDocusaurusContext();
  const hydrating = !useIsBrowser();
  const key = `${source.key}.${slug}`;
  const place = `${key} ${source.version}`;
  const page =
    source.read?.(slug) ??
    fetched.get(place) ??
    describeServed(key, ` ${siteConfig.titleDelimiter} ${siteConfig.title}`);
  const isServed = hydrating && process.env.NODE_ENV === 'production';
  const [absent, setAbsent] = useState(isServed && !page ? place : undefined);
  const [arrived, setArrived] = useState<string>();
  const isWanted = page === undefined && absent !== place;

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    fetchPage(source, slug).then(
      (data) => {
        if (data) fetched.set(place, data);
        if (isCurrent) (data ? setArrived : setAbsent)(place);
      },
      // As Docusaurus does when a page's script cannot be had: the server has the page, or says why not.
      () => window.location.reload(),
    );
    return () => {
      isCurrent = false;
    };
  }, [place, isWanted, source, slug]);

  useEffect(() => {
    // Docusaurus announced the route before its content came.
    if (arrived === place) showReference(window.location.hash);
  }, [arrived, place]);

  return page ?? (isWanted ? 'pending' : 'absent');
}

/** The page this document came with; its HTML stays where it is. */
function describeServed(key: string, suffix: string): PageData | undefined {
  if (servedPage?.key !== key) return undefined;
  const { description, title } = servedPage;
  return {
    key,
    title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    description,
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
  return isPage ? { ...((await response.json()) as FurtherPage), anchors: [] } : undefined;
}
