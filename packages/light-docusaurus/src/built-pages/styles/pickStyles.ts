import { findProperties } from './findProperties';
import type { Line, Part } from './parseSheet';
import { isMet } from './selectorNeeds';

/**
 * Writes the part of a stylesheet that can show on a page, in the sheet's order: each rule whose
 * names stand there, in whatever state or medium, with the custom properties that these rules or the
 * page read.
 *
 * @param names what stands on the page (`PageReading`), or is put there by a script.
 * @param properties custom properties that the page mentions itself.
 */
export function pickStyles(
  parts: readonly Part[],
  names: ReadonlySet<string>,
  properties: Iterable<string>,
): string {
  const rules = pickRules(parts, names);
  const lines = linesIn(rules);
  const plays = (name: string) => lines.some(({ text }) => text.includes(name));
  const picked = rules.filter((part) => part.kind !== 'keyframes' || plays(part.name));
  return writeParts(picked, closeProperties(lines, [...properties, ...picked.flatMap(readsAside)]));
}

function pickRules(parts: readonly Part[], names: ReadonlySet<string>): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'rule') return isMet(part.need, names) ? [part] : [];
    if (part.kind === 'group') return [{ ...part, parts: pickRules(part.parts, names) }];
    return [part];
  });
}

function linesIn(parts: readonly Part[]): readonly Line[] {
  return parts.flatMap((part) => {
    if (part.kind === 'rule') return part.lines;
    return part.kind === 'group' ? linesIn(part.parts) : [];
  });
}

/** What is read elsewhere than in the lines of rules. */
function readsAside(part: Part): readonly string[] {
  if (part.kind === 'rule') return [];
  if (part.kind !== 'group') return findProperties(part.text);
  return [...findProperties(part.prelude), ...part.parts.flatMap(readsAside)];
}

/** The custom properties that are read, by way of others, too. */
function closeProperties(lines: readonly Line[], first: readonly string[]): ReadonlySet<string> {
  const used = new Set(first);
  const reads = new Map<string, string[]>();
  for (const line of lines) {
    if (line.sets === undefined) for (const name of line.reads) used.add(name);
    else reads.set(line.sets, [...(reads.get(line.sets) ?? []), ...line.reads]);
  }
  // A set is walked with what joins it on the way.
  for (const name of used) for (const next of reads.get(name) ?? []) used.add(next);
  return used;
}

function writeParts(parts: readonly Part[], used: ReadonlySet<string>): string {
  return parts.map((part) => writePart(part, used)).join('');
}

function writePart(part: Part, used: ReadonlySet<string>): string {
  if (part.kind === 'rule') {
    const lines = part.lines.filter(({ sets }) => sets === undefined || used.has(sets));
    return block(part.selector, lines.map(({ text }) => text).join(';'));
  }
  if (part.kind === 'group') return block(part.prelude, writeParts(part.parts, used));
  return part.text;
}

function block(prelude: string, content: string): string {
  return content && `${prelude}{${content}}`;
}
