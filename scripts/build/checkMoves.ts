import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { MOVED } from '../../apps/portal/src/plugins/data-pages/moved/linkMovedAnchors';
import {
  leadOf,
  type Move,
  splitAddress,
} from '../../apps/portal/src/plugins/data-pages/moved/Move';
import { addressOfMove, leadsOf } from '../../apps/portal/src/plugins/data-pages/moved/movedPage';
import { BuildFailure } from './BuildFailure';

const LINK = /\shref="?(\/[^"\s>]*#[^"\s>]+)/g;

/**
 * Checks moved addresses against the built site: no old address exists, each leads to an existing page and anchor,
 * and no page links to an old one.
 */
export function checkMoves(folder: string, moves: readonly Move[]): void {
  const anchors = new Map<string, ReadonlySet<string> | undefined>();
  const read = (route: string) => {
    if (!anchors.has(route)) anchors.set(route, readAnchors(folder, route));
    return anchors.get(route);
  };
  const whole = new Set(moves.flatMap(({ anchor, route }) => (anchor === '' ? [route] : [])));
  const addressFaults = moves.flatMap((move) =>
    [findOld(move, whole, read), findLost(move, read)].flatMap((fault) =>
      fault ? [`${move.place} ${addressOfMove(move)}: ${fault}`] : [],
    ),
  );
  const faults = [...addressFaults, ...findLinks(folder, moves)];
  if (faults.length > 0) throw new BuildFailure(faults.join('\n'));
}

type ReadAnchors = (route: string) => ReadonlySet<string> | undefined;

/** Reports an old address that still exists. */
function findOld({ anchor, route }: Move, whole: ReadonlySet<string>, read: ReadAnchors) {
  if (anchor === '' || whole.has(route)) return undefined;
  const anchors = read(route);
  if (!anchors) return `no page at ${route}: say where all of it went`;
  const found = findAnchor(anchors, anchor);
  return found === undefined ? undefined : `the page still has the anchor "${found}"`;
}

/** Reports a new address that does not exist. */
function findLost({ target }: Move, read: ReadAnchors): string | undefined {
  const [route, anchor] = splitAddress(target);
  const anchors = read(route);
  if (!anchors) return `no page at ${route}`;
  if (anchor === '' || findAnchor(anchors, anchor) !== undefined) return undefined;
  return `no anchor "${anchor}" in ${route}`;
}

function findAnchor(anchors: ReadonlySet<string>, wanted: string): string | undefined {
  if (!wanted.endsWith('*')) return anchors.has(wanted) ? wanted : undefined;
  return [...anchors].find((anchor) => anchor.startsWith(wanted.slice(0, -1)));
}

/** The anchors of a built page, without redirecting ones; undefined if there is no page. */
function readAnchors(folder: string, route: string): ReadonlySet<string> | undefined {
  const file = path.join(folder, `${route}.html`);
  if (!existsSync(file)) return undefined;
  const html = readFileSync(file, 'utf8');
  if (/<meta http-equiv="?refresh/i.test(html)) return undefined;
  const anchors = new Set<string>();
  const onopentag = (
    _name: string,
    { class: classes = '', id }: Readonly<Record<string, string>>,
  ) => {
    if (id && !classes.split(' ').includes(MOVED)) anchors.add(id);
  };
  new Parser({ onopentag }).end(html);
  return anchors;
}

/** Links to old anchors of existing pages; Docusaurus itself refuses links to missing pages. */
function findLinks(folder: string, moves: readonly Move[]): string[] {
  const leads = new Map(moves.map(({ route }) => [route, leadsOf(moves, route)]));
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return pages
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => {
      const links = readFileSync(path.join(folder, name), 'utf8').matchAll(LINK);
      const old = [...links].flatMap(([, link = '']) => {
        const [route, anchor] = splitAddress(decodeURIComponent(link));
        const target = leadOf(leads.get(route) ?? {}, anchor);
        return target ? [`/${name}: the link ${route}#${anchor} moved to ${target}`] : [];
      });
      return [...new Set(old)];
    });
}
