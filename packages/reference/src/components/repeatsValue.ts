/**
 * Whether a meaning only writes its value out (`BoletimSubscricao`: "Boletim de subscrição.").
 *
 * @param smallWords words without which a meaning says the same (`Labels.smallWords`).
 */
export function repeatsValue(
  value: string,
  meaning: string,
  smallWords: readonly string[],
): boolean {
  const said = wordsOf(meaning);
  const news = said.filter((word) => !smallWords.includes(word));
  const letters = wordsOf(value).join('');
  return letters !== '' && [said, news].some((words) => words.join('') === letters);
}

/** Words without accents and case, where a capital, a space or a mark begins one. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  const parted = plain.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2');
  return parted.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
