import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeRedirect } from '@frontier/reference';
import * as z from 'zod';
import { readDataEntries } from '../../../shared/dataFile';
import type { DataPage, PageFile } from '../DataPage';
import type { DataPages } from '../options';
import { type Leads, type Move, splitAddress } from './Move';

/** Address of the script that all redirect pages load. */
export const REDIRECT_SCRIPT_PATH = '/contratos/redirecionar.js';

/** A route below `/docs` with an optional anchor. `*` ends a pattern. */
const ADDRESS = /^\/docs(?:\/[\w-]+)*(?:#[^#*\s]+\*?)?$/;

/** New addresses by old address. */
const table = z.record(z.string(), z.string());

/**
 * Reads the moves: a map from old addresses to new ones.
 *
 * @throws {Error} with file and line of every duplicate or malformed address.
 */
export function readMoves(file: string): readonly Move[] {
  const moves = readDataEntries(file, table).map(({ key, place, value }): Move => {
    const [route, anchor] = splitAddress(key);
    return { route, anchor, target: value, place };
  });
  const whole = new Set(moves.flatMap(({ anchor, route }) => (anchor === '' ? [route] : [])));
  const faults = moves.flatMap((move) => {
    const fault = findFault(move, whole);
    return fault ? [`${move.place} ${addressOfMove(move)}: ${fault}`] : [];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return moves;
}

export function addressOfMove({ anchor, route }: Pick<Move, 'anchor' | 'route'>): string {
  return anchor === '' ? route : `${route}#${anchor}`;
}

function findFault(move: Move, whole: ReadonlySet<string>): string | undefined {
  const { anchor, route, target } = move;
  for (const address of [addressOfMove(move), target]) {
    if (!ADDRESS.test(address)) return `"${address}" is not an address like /docs/frontier/a#b`;
  }
  if (anchor.endsWith('*') !== target.endsWith('*')) {
    return 'the old and the new address both end in *, or neither does';
  }
  if (anchor.endsWith('*') && whole.has(route)) {
    return 'the address of a removed page already leads unlisted anchors on; list the others one by one';
  }
  return undefined;
}

const TITLE = 'Esta página mudou de endereço';

/**
 * Redirects from the addresses of removed pages, in HTML and Markdown. `linkMovedAnchors` handles anchors of existing pages.
 */
export function movedPage({ docs, file }: DataPages['moved']): DataPage {
  return {
    elements: {},
    files: () => {
      const moves = readMoves(file);
      return moves
        .filter(({ anchor }) => anchor === '')
        .flatMap((move) => leadFrom(move, moves, docs));
    },
  };
}

/** @throws {Error} with file and line if the page still exists: the redirect would replace it. */
function leadFrom(
  { place, route, target }: Move,
  moves: readonly Move[],
  docs: string,
): PageFile[] {
  const page = path.join(docs, route.slice('/docs'.length));
  const guide = [`${page}.mdx`, `${page}/index.mdx`].find((name) => existsSync(name));
  if (guide) throw new Error(`${place} ${route}: the page still exists, in ${guide}`);
  const [now] = splitAddress(target);
  const places = leadsOf(moves, route);
  return [
    {
      address: `${route}.html`,
      write: () => writeRedirect({ target, title: TITLE, places }, REDIRECT_SCRIPT_PATH),
    },
    {
      address: `${route}.md`,
      write: (_index, { siteConfig: { url } }) => `# ${TITLE}\n\n[${now}](${url}${now}.md)\n`,
    },
  ];
}

/** The targets of a page's old anchors. */
export function leadsOf(moves: readonly Move[], page: string): Leads {
  const own = moves.filter(({ anchor, route }) => route === page && anchor !== '');
  return Object.fromEntries(own.map(({ anchor, target }) => [anchor, target]));
}
