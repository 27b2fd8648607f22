type Measure = (line: string) => number;

/**
 * Breaks a text between words into as few lines as it needs, of about the same length; a word that is
 * too wide has a line to itself.
 *
 * @param room most that a line may measure.
 */
export function wrapText(text: string, room: number, measure: Measure): readonly string[] {
  const widths = new Map<string, number>();
  const remembered: Measure = (line) => {
    const width = widths.get(line) ?? measure(line);
    widths.set(line, width);
    return width;
  };
  let lines = fillLines(text, room, remembered);
  const fewest = lines.length;
  for (let narrower = room * 0.97; narrower > 0; narrower *= 0.97) {
    const next = fillLines(text, narrower, remembered);
    if (next.length > fewest || next.some((line) => remembered(line) > narrower)) break;
    lines = next;
  }
  return lines;
}

function fillLines(text: string, room: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > room) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
