/** Characters of a line: about the width of a panel in a guide. */
const WIDTH = 50;

/** The tag of a deprecated part in comments of TypeScript and Java. */
export const DEPRECATED = '@deprecated';

interface WrapOptions {
  readonly indent: string;
  /** Space inside both marks on a single line. */
  readonly pad?: string;
  /** End of the last part on separate lines. */
  readonly last?: string;
}

export function wrap(
  open: string,
  parts: readonly string[],
  close: string,
  { indent, last = ',', pad = '' }: WrapOptions,
): string {
  if (parts.length === 0) return open + close;
  const flat = `${open}${pad}${parts.join(', ')}${pad}${close}`;
  if (flat.length <= WIDTH && !flat.includes('\n')) return flat;
  const lines = parts.map((part, index) => {
    const end = index < parts.length - 1 ? ',' : last;
    return indentLines(part, indent) + end;
  });
  return [open, ...lines, close].join('\n');
}

export function chain(value: string, calls: readonly string[]): string {
  const flat = [value, ...calls].join('');
  if (flat.length <= WIDTH && !flat.includes('\n')) return flat;
  return [value, ...calls.map((one) => indentLines(one, '  '))].join('\n');
}

export function indentLines(text: string, indent: string): string {
  return text.replace(/^(?=.)/gm, indent);
}

export function blockComment(notes: readonly string[]): string {
  const [first, ...others] = notes.map((line) => line.replaceAll('*/', '* /'));
  if (first === undefined) return '';
  if (others.length === 0) return `/** ${first} */\n`;
  const lines = [first, ...others].map((line) => ` * ${line}`.trimEnd());
  return `/**\n${lines.join('\n')}\n */\n`;
}

/** Notes for comments without tags. A description often begins with "Descontinuado". */
export function plainNotes(notes: readonly string[]): string[] {
  const hasText = notes.some((line) => /^Descontinuad[oa]\b/.test(line));
  return notes.flatMap((line) => (line !== DEPRECATED ? line : hasText ? [] : 'Descontinuado.'));
}

export function quote(text: string): string {
  return JSON.stringify(text);
}
