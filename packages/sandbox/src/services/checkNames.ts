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
  const isKnown = (name: string) => known.includes(name);
  for (const name of Object.keys(sent).filter((one) => !isKnown(one))) {
    const { parecidos, recusa } = problems.rules.of(unknownNames);
    const meant = known.find((other) => isSimilar(simplify(name), simplify(other)));
    if (meant !== undefined && parecidos === 'recusa') {
      problems.add(unknownNames, `${location}/${name}`, `a chamada não tem este nome; é ${meant}?`);
    } else if (recusa) {
      problems.add(unknownNames, `${location}/${name}`, 'a chamada não tem este parâmetro');
    }
  }
  return Object.fromEntries(Object.entries(sent).filter(([name]) => isKnown(name)));
}

/** Removes case, accents, punctuation and a trailing index: `page_Size[0]` becomes `pagesize`. */
function simplify(name: string): string {
  const letters = name.normalize('NFD').toLowerCase();
  return letters.replace(/[^a-z\d]/g, '').replace(/\d+$/, '');
}

/** Whether the names differ at most by one letter: added, missing, replaced or swapped with the next. */
function isSimilar(one: string, other: string): boolean {
  if (one === other) return true;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  const [leftEnd, rightEnd] = [left.slice(1), right.slice(1)];
  const isOneLetter = leftEnd === rightEnd || leftEnd === right || left === rightEnd;
  if (isOneLetter) return Math.max(one.length, other.length) > 3;
  return left === `${right[1]}${right[0]}${right.slice(2)}`;
}
