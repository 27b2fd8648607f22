import { existsSync } from 'node:fs';
import path from 'node:path';
import { portuguese, writeRedirect } from '@frontier/reference';
import { REDIRECT_SCRIPT_PATH } from '../../../changelog/changesPages';
import type { DataPage, PageFile } from '../DataPage';
import type { MovedOptions } from '../options';
import { type Leads, type Move, splitAddress } from './Move';

const TITLE = 'Esta página mudou de endereço';

/**
 * Pages that lead on from the addresses of pages that are gone, and texts that do so from those of their twins. What
 * moved on pages that are still there is `leadOn`'s.
 */
export function movedPage({ docs, file }: MovedOptions, read: () => readonly Move[]): DataPage {
  return {
    watched: [file],
    readData: () => JSON.stringify(read()),
    elements: [],
    redirects: () => {
      const moves = read();
      return moves
        .filter(({ anchor }) => anchor === '')
        .flatMap((move) => leadFrom(move, moves, docs));
    },
  };
}

/** @throws {Error} naming file and line, where the page is still there and would be replaced. */
function leadFrom(
  { place, route, target }: Move,
  moves: readonly Move[],
  docs: string,
): PageFile[] {
  const page = path.join(docs, route.slice('/docs'.length));
  const guide = [`${page}.mdx`, `${page}/index.mdx`].find((name) => existsSync(name));
  if (guide) throw new Error(`${place} ${route}: a página ainda existe, em ${guide}`);
  const [now] = splitAddress(target);
  const places = leadsOf(moves, route);
  return [
    {
      address: `${route}.html`,
      type: 'text/html; charset=utf-8',
      write: () =>
        writeRedirect(
          { kind: 'redirect', slug: '', target, title: TITLE, places },
          portuguese.language,
          REDIRECT_SCRIPT_PATH,
        ),
    },
    {
      address: `${route}.md`,
      type: 'text/markdown; charset=utf-8',
      write: (_index, { siteConfig: { url } }) => `# ${TITLE}\n\n[${now}](${url}${now}.md)\n`,
    },
  ];
}

/** Where the anchors of a page lead. */
export function leadsOf(moves: readonly Move[], page: string): Leads {
  const own = moves.filter(({ anchor, route }) => route === page && anchor !== '');
  return Object.fromEntries(own.map(({ anchor, target }) => [anchor, target]));
}
