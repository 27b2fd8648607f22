import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { canReload } from '@frontier/light-docusaurus/react';
import { showReference } from '@frontier/reference/browser';
import { useEffect, useState } from 'react';
import type { FurtherPage, PageSource } from '../storage/FurtherPage';
import type { IslandData } from './Island';

interface ServedPage {
  readonly key: string;
  /** With the site's name. */
  readonly title: string;
  readonly description: string;
}

/**
 * The island the browser was served with this document, and what the document says of it: read before
 * React starts, which writes the head anew.
 */
const servedPage: ServedPage | undefined =
  typeof document === 'undefined' ? undefined : readServed();

function readServed(): ServedPage | undefined {
  const key = document.querySelector<HTMLElement>('[data-island]')?.dataset.island;
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  return key === undefined
    ? undefined
    : { key, title: document.title, description: description?.content ?? '' };
}

type PageData = Pick<FurtherPage, 'title' | 'description'> & IslandData;

/** A page that did not come and can't be reached either. */
export interface FailedPage {
  readonly error: Error;
  /** Asks for it again. */
  readonly retry: () => void;
}

/** Pages fetched, by key and version. */
const fetched = new Map<string, PageData>();

/**
 * One further page: on the server from its file; in the browser as it was served, or fetched when it
 * was not. While React hydrates, the page is what the server sent, which may be none. A page
 * that can't be fetched is loaded whole, as Docusaurus does when a page's script can't be had: the
 * server has it, or says why not. Where the server can't be reached, what is on screen stays.
 */
export function useFurtherPage(
  source: PageSource,
  slug: string,
): PageData | FailedPage | 'absent' | 'pending' {
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
  const [failure, setFailure] = useState<{ readonly place: string; readonly error: Error }>();
  const failed = failure?.place === place ? failure.error : undefined;
  const isWanted = page === undefined && absent !== place && !failed;

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    fetchPage(source, slug).then(
      (data) => {
        if (data) fetched.set(place, data);
        if (isCurrent) (data ? setArrived : setAbsent)(place);
      },
      async (error: Error) => {
        if (await canReload()) window.location.reload();
        else if (isCurrent) setFailure({ place, error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [place, isWanted, source, slug]);

  useEffect(() => {
    // Docusaurus announced the route before its content came.
    if (arrived === place) showReference(window.location.hash);
  }, [arrived, place]);

  if (page) return page;
  if (failed) return { error: failed, retry: () => setFailure(undefined) };
  return isWanted ? 'pending' : 'absent';
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
