import type { Misfit } from '../contract/describeMisfits.js';
import { Refusal } from '../work/Work.js';

/** Bounds of a whole number, and its default. */
type Count = readonly [least: number, most: number, own: number];

/**
 * Reads the whole numbers of a query.
 * @throws Refusal with each unknown name, and each text that is no whole number in its bounds
 */
export function readCounts<Name extends string>(
  query: unknown,
  counts: Readonly<Record<Name, Count>>,
): Record<Name, number> {
  const names = Object.keys(counts);
  const sent = Object.entries(query as Record<string, unknown>);
  const read = new Map<string, number>();
  const misfits: Misfit[] = sent
    .filter(([name]) => !names.includes(name))
    .map(([onde]) => ({ onde, problema: `não é um parâmetro; são ${names.join(', ')}` }));
  for (const [name, [least, most, own]] of Object.entries<Count>(counts)) {
    const text = new Map(sent).get(name) ?? String(own);
    read.set(name, Number(text));
    if (/^\d+$/.test(String(text)) && Number(text) >= least && Number(text) <= most) continue;
    misfits.push({ onde: name, problema: `deve ser um número inteiro, de ${least} a ${most}` });
  }
  if (misfits.length > 0) throw new Refusal('invalid', misfits);
  return Object.fromEntries(read) as Record<Name, number>;
}
