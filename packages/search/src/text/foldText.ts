const OUTSIDE_ASCII = /[^\0-\x7f]/g;

/**
 * Text in lower case without accents. Its length stays, so places in it are places in the text; that
 * holds for composed characters (`normalize('NFC')`), each of which becomes one letter.
 */
export function foldText(text: string): string {
  return text
    .replace(OUTSIDE_ASCII, (letter) => letter.normalize('NFD')[0] ?? letter)
    .toLowerCase();
}
