/** Characters of a line that is not broken: about what the panel of a guide shows. */
const WIDTH = 50;

interface Wrapping {
  /** Indent of the parts, where each has a line. */
  readonly indent: string;
  /** Put inside both marks, where all is one line. */
  readonly pad?: string;
  /** Ends the last part, where each has a line. */
  readonly last?: string;
  /** A single part of several lines begins in the line of the opening mark and ends in that of the closing one. */
  readonly hugs?: boolean;
}

/** Writes parts between two marks, on one line if there is room. */
export function wrap(
  open: string,
  parts: readonly string[],
  close: string,
  { hugs = false, indent, last = ',', pad = '' }: Wrapping,
): string {
  const [only = ''] = parts;
  if (parts.length === 0) return open + close;
  const flat = `${open}${pad}${parts.join(', ')}${pad}${close}`;
  if (flat.length <= WIDTH && !flat.includes('\n')) return flat;
  const begins = open + only.slice(0, only.indexOf('\n'));
  if (hugs && parts.length === 1 && /\n[)\]}]+$/.test(only) && begins.length <= WIDTH) {
    return open + only + close;
  }
  const lines = parts.map((part, index) => {
    const end = index < parts.length - 1 ? ',' : last;
    return indentLines(part, indent) + end;
  });
  return [open, ...lines, close].join('\n');
}

export function indentLines(text: string, indent: string): string {
  return text.replace(/^(?=.)/gm, indent);
}

/** A comment of TypeScript or Java above a declaration. */
export function blockComment(notes: readonly string[]): string {
  const [first, ...others] = notes.map((line) => line.replaceAll('*/', '* /'));
  if (first === undefined) return '';
  if (others.length === 0) return `/** ${first} */\n`;
  const lines = [first, ...others].map((line) => ` * ${line}`.trimEnd());
  return `/**\n${lines.join('\n')}\n */\n`;
}

/** A text as Java and Python write it. */
export function quote(text: string): string {
  return JSON.stringify(text);
}
