import { aBoolean, defineRule, oneOf } from '../rules/defineRule.js';
import type { Problems } from '../work/Problems.js';

const unknownNames = defineRule('parametros-desconhecidos', {
  parecidos: oneOf('recusa', 'ignora'),
  recusa: aBoolean,
});

/** Names like a parameter's are refused by default: a list that ignores a misspelt filter looks filtered. */
export function checkNames(
  problems: Problems,
  location: string,
  sent: Readonly<Record<string, unknown>>,
  known: readonly string[],
): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(sent)) {
    if (known.includes(name)) {
      kept[name] = value;
      continue;
    }
    const { parecidos, recusa } = problems.rules.of(unknownNames);
    const meant = known.find((other) => isSimilar(simplify(name), simplify(other)));
    if (meant !== undefined && parecidos === 'recusa') {
      problems.add(unknownNames, `${location}/${name}`, `a chamada não tem este nome; é ${meant}?`);
    } else if (recusa) {
      problems.add(unknownNames, `${location}/${name}`, 'a chamada não tem este parâmetro');
    }
  }
  return kept;
}

/** Removes case, accents, punctuation and a trailing index: `page_Size[0]` becomes `pagesize`. */
function simplify(name: string): string {
  const letters = name.normalize('NFD').toLowerCase();
  return letters.replace(/[^a-z\d]/g, '').replace(/\d+$/, '');
}

/** Whether the names differ at most by one letter: added, missing, replaced or swapped with the next. */
function isSimilar(one: string, other: string): boolean {
  if (one === other) return true;
  const least = Math.min(one.length, other.length);
  let start = 0;
  while (start < least && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < least - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one, other].map((name) => name.slice(start, name.length - end));
  if (Math.max(left?.length ?? 0, right?.length ?? 0) <= 1) {
    return Math.max(one.length, other.length) > 3;
  }
  return left?.length === 2 && right === `${left[1]}${left[0]}`;
}
