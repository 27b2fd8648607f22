import type { Misfit } from '../contract/describeMisfits.js';
import { Refusal } from '../work/Work.js';

/** Bounds of a whole number, and its default. */
export type Count = readonly [least: number, most: number, byDefault: number];

/**
 * Reads the whole numbers of a query, each sent once.
 * @throws Refusal with each unknown name, and each value that is no whole number in its bounds
 */
export function readCounts<Name extends string>(
  query: Readonly<Record<string, readonly string[]>>,
  counts: Readonly<Record<Name, Count>>,
): Record<Name, number> {
  const names = Object.keys(counts);
  const own = names.length > 0 ? `são ${names.join(', ')}` : 'não há nenhum';
  const misfits: Misfit[] = Object.keys(query)
    .filter((name) => !names.includes(name))
    .map((onde) => ({ onde, problema: `não é um parâmetro; ${own}` }));
  const read = new Map<string, number>();
  for (const [name, [least, most, byDefault]] of Object.entries<Count>(counts)) {
    const text = query[name]?.join() ?? String(byDefault);
    read.set(name, Number(text));
    if (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most) continue;
    misfits.push({ onde: name, problema: `deve ser um número inteiro, de ${least} a ${most}` });
  }
  if (misfits.length > 0) throw new Refusal('invalid', misfits);
  return Object.fromEntries(read) as Record<Name, number>;
}
