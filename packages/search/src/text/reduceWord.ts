/** Words whose `s` or `is` is no plural. */
const SINGULAR = new Set(['gas', 'mes', 'tres', 'vies', 'pais']);
/** Plurals that only take an `s`, unlike `perfis` (`perfil`). */
const PLAIN_PLURALS = new Set(['apis', 'kpis', 'gratis', 'taxis']);

const PLURALS: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/(?:oe|ae)s$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ois$/, 'ol'],
  [/(?<=[^aeou])is$/, 'il'],
  [/ss$/, 'ss'],
  [/s$/, ''],
];

/**
 * What a folded word shares with its plural and its feminine: `operações` and `operação` give
 * `operaca`, `aprovadas` and `aprovado` give `aprovad`. Never shown: it need not be a word.
 */
export function reduceWord(word: string): string {
  if (word.length < 3 || /\d/.test(word) || SINGULAR.has(word)) return word;
  const singular = PLAIN_PLURALS.has(word) ? word.slice(0, -1) : toSingular(word);
  // Gender, and the `e` before the plural of `valor`; `m` becomes `n` before an `s` (`ordens`).
  const bare = singular.length > 3 ? singular.replace(/[aeo]$/, '') : singular;
  return bare.replace(/m$/, 'n');
}

function toSingular(word: string): string {
  const rule = PLURALS.find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}
