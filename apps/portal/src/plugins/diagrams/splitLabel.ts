/** The lines of a label, which Mermaid breaks with `<br/>`. */
export function splitLabel(label: string): string[] {
  return label.split(/<br\s*\/?>|\n/i).map((line) => line.trim());
}

/** Lines as running text; a path broken behind its slash is one word again. */
export function joinLabel(lines: readonly string[]): string {
  return lines.join(' ').replaceAll(/(?<=\S\/) /g, '');
}
