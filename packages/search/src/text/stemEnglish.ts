/** What the forms of an English word share, as far as spelling tells: plurals, `-ing`, `-ed`. */
const ENDINGS: readonly (readonly [ending: RegExp, stem: string])[] = [
  [/ies$/, 'y'],
  [/(?<=s|x|ch|sh)es$/, ''],
  [/(?<=[^su])s$/, ''],
];
const VERBAL = /(?<=[aeiouy].*)(?:ing|ed)$/;
const DOUBLED = /([^aeiousz])\1$/;

/** Shorter ones are words themselves (`ring`, `need`). */
const SHORTEST = 3;

/** A folded English word without its ending: `settled` and `settling` give `settl`. Never shown. */
export function stemEnglish(word: string): string {
  const singular = ENDINGS.reduce((text, [ending, stem]) => text.replace(ending, stem), word);
  const bare = singular.replace(VERBAL, '');
  const root =
    bare.length >= SHORTEST && bare !== singular ? bare.replace(DOUBLED, '$1') : singular;
  return root.length > SHORTEST ? root.replace(/e$/, '').replace(/y$/, 'i') : root;
}
