/** Replacements that unify spellings of one sound, applied in this order. */
const ALIKE: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/ch|sh/g, 'x'],
  [/(?<=[lnst])h|^h|(?<=[aeiou])h/g, ''],
  [/qu(?=[ei])|ck|c(?![eih])/g, 'k'],
  [/gu(?=[ei])/g, 'g'],
  [/sc(?=[ei])|xc(?=[ei])|ss|c(?=[ei])/g, 's'],
  [/g(?=[ei])/g, 'j'],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/w/g, 'u'],
  [/m(?=[^aeiou]|$)/g, 'n'],
  [/l(?=[^aeiou]|$)/g, 'u'],
  [/(.)\1+/g, '$1'],
];

/**
 * Phonetic key of a reduced word in Brazilian Portuguese; common misspellings share a key:
 * `emição` and `emissão`, `conciliassão` and `conciliação`.
 */
export function soundOf(reduced: string): string {
  // Folding removes the cedilla, which sounds like `s` before `a`, `o` and `u`.
  const marked = reduced.replace(/c(?=a(?:o|$))/g, 's');
  return ALIKE.reduce((word, [spelling, sound]) => word.replace(spelling, sound), marked);
}

/**
 * Endings of verbs and their nouns after `reduceWord`, longest first.
 */
const ENDINGS = [
  'izadora|amentos|imentos',
  'ament|iment|adora|edora|idora|aveis|iveis',
  'ador|edor|idor|anci|enci|atur|avel|ivel|aran|eran|iran|ativ|itiv|ando|endo|indo',
  'aca|ica|and|end|ind|ant|ava|ara|era|ira|usa|amo|emo|imo',
  'ad|id|ar|er|ir|ou|eu|iu|ei|av|an|en',
]
  .join('|')
  .split('|')
  .sort((a, b) => b.length - a.length);

/** Unrelated words would share shorter roots. */
const SHORTEST = 3;

/**
 * Possible verb roots of a reduced word: `criar`, `criação` and `criado` share `cri`; `liquidar` and
 * `liquidação` share `liquid`. `libero` may itself be a root or have an ending, so it has two. Roots
 * also join unrelated words; a root therefore counts less than the word itself.
 */
export function rootsOf(reduced: string): readonly string[] {
  if (/\d/.test(reduced)) return [reduced];
  const ending = ENDINGS.find(
    (end) => reduced.endsWith(end) && reduced.length - end.length >= SHORTEST,
  );
  if (ending === undefined) return [trimRoot(reduced)];
  const root = reduced.slice(0, -ending.length);
  // `conclusão`, of `concluir`.
  return [trimRoot(reduced), trimRoot(ending === 'usa' ? `${root}u` : root)];
}

/** Maps `bloqueio` and `bloqueia` to the root of `bloquear`. */
function trimRoot(root: string): string {
  return root.length > SHORTEST + 1 ? root.replace(/(?<=e)i$/, '') : root;
}
