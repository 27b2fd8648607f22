/**
 * A reduced word without the letters that sound alike in Portuguese. Common misspellings share it: `emição` and
 * `emissão`, `likidação` and `liquidação`.
 */
export function soundOf(reduced: string): string {
  return reduced.replace(/(?:qu|[cksxz])+h?/g, 's');
}

/** Endings of verbs and their nouns after `reduceWord`, longest first. */
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
 * `criar`, `criação` and `criado` share `cri`; `liquidar` and `liquidação` share `liquid`. `libero` may itself be a
 * root or have an ending, so it has two. Roots also join unrelated words, so they count less than words.
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

/** Maps `paguei`, `troquei` and `bloqueio` to the roots of `pagar`, `trocar` and `bloquear`. */
function trimRoot(root: string): string {
  const hard = root.replace(/gu$/, 'g');
  return hard.length > SHORTEST + 1 ? hard.replace(/(?<=e)i$/, '').replace(/qu$/, 'c') : hard;
}
