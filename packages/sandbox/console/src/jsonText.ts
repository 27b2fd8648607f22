import { format, printParseErrorCode, visit } from 'jsonc-parser';

/** A name or a scalar value in a JSON text. */
export interface JsonPiece {
  /** `key`, or the type of the value, which is `object` for null. */
  kind: string;
  start: number;
  end: number;
}

/** The expected text by the name of the parser's error; the other errors are about characters. */
const WANTED: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'um nome entre aspas',
  ValueExpected: 'um valor',
  ColonExpected: 'dois-pontos',
  CommaExpected: 'vírgula',
  CloseBraceExpected: 'vírgula ou }',
  CloseBracketExpected: 'vírgula ou ]',
};

/** Finds the names and values of a JSON text, also of one that is not complete, and its first error by RFC 8259. */
export function scanJson(text: string): { pieces: JsonPiece[]; fault: string | undefined } {
  const pieces: JsonPiece[] = [];
  let fault: string | undefined;
  const add = (kind: string, start: number, length: number) =>
    pieces.push({ kind, start, end: start + length });
  try {
    visit(
      text,
      {
        onObjectProperty: (_name, at, length) => {
          add('key', at, length);
        },
        onLiteralValue: (value: unknown, at, length) => {
          add(typeof value, at, length);
        },
        onError: (code, at, _length, line, column) => {
          const problem = describe(printParseErrorCode(code), text.slice(at, at + 8));
          fault ??= `Linha ${line + 1}, coluna ${column + 1}: ${problem}.`;
        },
      },
      { disallowComments: true },
    );
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    fault = 'Linha 1, coluna 1: tem níveis demais.';
  }
  return { pieces, fault };
}

function describe(error: string, rest: string): string {
  const wanted = WANTED[error];
  const [found = ''] = rest.split('\n');
  if (error === 'EndOfFileExpected') return 'o JSON já terminou antes daqui';
  if (wanted === undefined) return `isto não é JSON: ${found}`;
  if (found === '') return `o texto termina onde deveria vir ${wanted}`;
  return `deveria vir ${wanted}, e vem ${found}`;
}

/** Puts each value of a JSON text on its own line; returns any other text unchanged. */
export function formatJson(text: string): string {
  if (scanJson(text).fault) return text;
  let at = 0;
  // The parser's own way to apply its edits copies the whole text for each.
  const parts = format(text, undefined, { insertSpaces: true, tabSize: 2 }).map((edit) => {
    const part = text.slice(at, edit.offset) + edit.content;
    at = edit.offset + edit.length;
    return part;
  });
  return parts.join('') + text.slice(at);
}
