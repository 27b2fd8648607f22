import type { FieldValue, Value } from './typeValue';

/** A call with its values, for each language to write. */
export interface TypedCall {
  /** `pos-emissao`. */
  readonly service: string;
  readonly id: string;
  /** What stands in its path, in the order the client takes it. */
  readonly path: readonly Required<FieldValue>[];
  /** What it asks for. */
  readonly query: readonly Required<FieldValue>[];
  readonly body: Value | undefined;
  /** Whether the answer is printed. */
  readonly hasAnswer: boolean;
  /** The services it needs and where the contracts serve them. */
  readonly servers: readonly { readonly id: string; readonly address: string }[];
  /** Said before the call. */
  readonly comment: string | undefined;
}

/** Characters of a line that is not broken: about what the panel of a guide shows. */
const WIDTH = 50;

interface Wrapping {
  /** What lines within stand further right by. */
  readonly indent: string;
  /** Stands on both sides of what is within, on one line. */
  readonly pad?: string;
  /** Ends the last line within. */
  readonly last?: string;
  /** A single part of several lines begins on the line that opens and ends on the one that closes. */
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

/** Every value of a call and in it. */
export function valuesOf({ body, path, query }: TypedCall): Value[] {
  const top = [...path, ...query].map(({ value }) => value);
  return [...top, ...(body ? [body] : [])].flatMap(within);
}

function within(value: Value | undefined): Value[] {
  if (value === undefined) return [];
  if (value.kind === 'list') return [value, ...value.items.flatMap(within)];
  if (value.kind !== 'model') return [value];
  return [value, ...value.fields.flatMap((field) => within(field.value))];
}

/** The type of a file, which a form says. */
export function mediaTypeOf(name: string): string {
  return name.toLowerCase().endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream';
}
