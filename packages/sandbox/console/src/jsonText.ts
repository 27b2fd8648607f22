import { applyEdits, format, ParseErrorCode, visit } from 'jsonc-parser';

/** A name or a scalar value in a JSON text. */
export interface JsonPiece {
  kind: 'key' | 'string' | 'number' | 'word';
  /** `investidores.0.cpfCnpj`. */
  path: string;
  start: number;
  end: number;
}

/** The first syntax error, counted from 1. */
export interface JsonFault {
  line: number;
  column: number;
  problem: string;
}

/** The expected text by the error of the parser; the other errors are about characters. */
const WANTED: Readonly<Partial<Record<ParseErrorCode, string>>> = {
  [ParseErrorCode.PropertyNameExpected]: 'um nome entre aspas',
  [ParseErrorCode.ValueExpected]: 'um valor',
  [ParseErrorCode.ColonExpected]: 'dois-pontos',
  [ParseErrorCode.CommaExpected]: 'vírgula',
  [ParseErrorCode.CloseBraceExpected]: 'vírgula ou }',
  [ParseErrorCode.CloseBracketExpected]: 'vírgula ou ]',
};

/** Finds the names and values of a JSON text, also of one that is not complete, and its first error by RFC 8259. */
export function scanJson(text: string): { pieces: JsonPiece[]; fault?: JsonFault } {
  const pieces: JsonPiece[] = [];
  let fault: JsonFault | undefined;
  const add = (kind: JsonPiece['kind'], path: readonly unknown[], start: number, length: number) =>
    pieces.push({ kind, path: path.join('.'), start, end: start + length });
  try {
    visit(
      text,
      {
        onObjectProperty: (_name, at, length, _line, _column, path) => {
          add('key', path(), at, length);
        },
        onLiteralValue: (value: unknown, at, length, _line, _column, path) => {
          const kind =
            typeof value === 'string' || typeof value === 'number' ? typeof value : 'word';
          add(kind, path(), at, length);
        },
        onError: (code, at, _length, line, column) => {
          fault ??= { line: line + 1, column: column + 1, problem: describe(text.slice(at), code) };
        },
      },
      { disallowComments: true },
    );
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    fault = { line: 1, column: 1, problem: 'tem níveis demais' };
  }
  return { pieces, ...(fault && { fault }) };
}

function describe(rest: string, code: ParseErrorCode): string {
  if (code === ParseErrorCode.EndOfFileExpected) return 'o JSON já terminou antes daqui';
  const wanted = WANTED[code];
  const [found = ''] = rest.slice(0, 8).split('\n');
  if (wanted === undefined) return `isto não é JSON: ${found}`;
  if (found === '') return `o texto termina onde deveria vir ${wanted}`;
  return `deveria vir ${wanted}, e vem ${found}`;
}

/** Puts each value of a JSON text on its own line; returns any other text unchanged. */
export function formatJson(text: string): string {
  if (scanJson(text).fault) return text;
  return applyEdits(text, format(text, undefined, { insertSpaces: true, tabSize: 2 }));
}
