/**
 * Endings of verbs and of the nouns made from them, as `reduceWord` leaves them: the longest first.
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

/** Shorter ones would be shared by words that have nothing to do with each other. */
const SHORTEST = 3;

/**
 * What a reduced word may share with the other forms of its verb: `criar`, `criação` and `criado` give
 * `cri`; `liquidar` and `liquidação` give `liquid`. `libero` may be the root of `liberar` or end like
 * `vender`: it gives both. Words that only look alike are joined too, so it counts for less than the
 * word itself.
 */
export function rootsOf(reduced: string): readonly string[] {
  if (/\d/.test(reduced)) return [reduced];
  const ending = ENDINGS.find(
    (end) => reduced.endsWith(end) && reduced.length - end.length >= SHORTEST,
  );
  if (ending === undefined) return [settle(reduced)];
  const root = reduced.slice(0, -ending.length);
  // `conclusão`, of `concluir`.
  return [settle(reduced), settle(ending === 'usa' ? `${root}u` : root)];
}

/** `bloqueio` and `bloqueia` beside `bloquear`; `envio` beside `enviar` needs nothing. */
function settle(root: string): string {
  return root.length > SHORTEST + 1 ? root.replace(/(?<=e)i$/, '') : root;
}
