/** Widths in em of the widest of the usual system fonts, so that none of them leaves its box. */
const CLASSES: readonly (readonly [RegExp, number])[] = [
  [/[\p{M}\u200b]/u, 0],
  [/[ijlI.,:;'|!]/, 0.34],
  [/[ ftr()[\]/-]/, 0.42],
  [/[mwMW@%]/, 0.98],
  [/\p{Lu}/u, 0.76],
];
const OTHER = 0.64;

/** Width of one line of text, in units of the drawing. */
function measureText(text: string, fontSize: number): number {
  const widths = [...text].map(
    (letter) => CLASSES.find(([pattern]) => pattern.test(letter))?.[1] ?? OTHER,
  );
  return widths.reduce((sum, width) => sum + width, 0) * fontSize;
}

/** Width of the longest of some lines. */
export function measureLines(lines: readonly string[], fontSize: number): number {
  return Math.max(...lines.map((line) => measureText(line, fontSize)));
}
