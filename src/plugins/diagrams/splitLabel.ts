/** The lines of a label, which Mermaid breaks with `<br/>`. */
export function splitLabel(label: string): string[] {
  return label.split(/<br\s*\/?>|\n/i).map((line) => line.trim());
}
