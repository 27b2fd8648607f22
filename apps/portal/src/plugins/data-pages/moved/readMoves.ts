import * as z from 'zod';
import { readDataEntries } from '../../../shared/dataFile';
import { type Move, splitAddress } from './Move';

/** A page of the documentation, and a place on it; `*` ends a pattern. */
const ADDRESS = /^\/docs(?:\/[\w-]+)*(?:#[^#*\s]+\*?)?$/;

/** Addresses of now by old ones. */
const table = z.record(z.string(), z.string());

/**
 * Reads the addresses that moved: a map of old ones to those of now.
 *
 * @throws {Error} with file and line of each that is given twice or has another form.
 */
export function readMoves(file: string): readonly Move[] {
  const moves = readDataEntries(file, table).map(({ key, place, value }): Move => {
    const [route, anchor] = splitAddress(key);
    return { route, anchor, target: value, place };
  });
  const whole = new Set(moves.flatMap(({ anchor, route }) => (anchor === '' ? [route] : [])));
  const faults = moves.flatMap((move) => {
    const fault = findFault(move, whole);
    return fault ? [`${move.place} ${addressOf(move)}: ${fault}`] : [];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return moves;
}

/** The old address. */
export function addressOf({ anchor, route }: Pick<Move, 'anchor' | 'route'>): string {
  return anchor === '' ? route : `${route}#${anchor}`;
}

function findFault(move: Move, whole: ReadonlySet<string>): string | undefined {
  const { anchor, route, target } = move;
  for (const address of [addressOf(move), target]) {
    if (!ADDRESS.test(address)) return `"${address}" não é um endereço como /docs/frontier/a#b`;
  }
  if (anchor.endsWith('*') !== target.endsWith('*')) {
    return 'o antigo e o novo terminam ambos em *, ou nenhum';
  }
  if (anchor.endsWith('*') && whole.has(route)) {
    return 'de uma página que deixou de existir, as âncoras que não estão aqui já vão com o endereço; escreva as outras uma a uma';
  }
  return undefined;
}
