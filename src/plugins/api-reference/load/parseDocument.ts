import { type Document, LineCounter, parseDocument as parseYaml, type YAMLError } from 'yaml';
import { describeValue, isObject, type JsonObject } from '../json';
import { checkLexemes, LexemeError } from './checkLexemes';
import { SpecError, type SpecFault } from './SpecError';
import { type PlainDocument, toPlainDocument } from './toPlainDocument';

/** Where a document came from, for its error messages. */
export interface DocumentOrigin {
  readonly service: string;
  readonly source: string;
}

export interface ParsedDocument {
  readonly root: JsonObject;
  /** Source digits of every number JavaScript would print otherwise (`1000.00000000`), by pointer. */
  readonly lexemes: ReadonlyMap<string, string>;
  /** 1-based place of the node a pointer names; of its nearest ancestor when it has none. */
  readonly locate: (pointer: string) => { line: number; column: number } | undefined;
}

/**
 * Reads YAML or JSON text as data only: no tags, unique keys, aliases and merge keys within a
 * budget, numbers with their digits (design §2, row YAML).
 *
 * @throws {SpecError} with every syntax error and warning, each with its line.
 */
export function parseDocument(text: string, origin: DocumentOrigin): ParsedDocument {
  const lines = new LineCounter();
  const source = text.replace(/^\uFEFF/, '');
  refuseExcess(source, origin);
  const document = parseYaml(source, {
    lineCounter: lines,
    // The parser's own check compares every key with every other; toPlainDocument makes it in one pass.
    uniqueKeys: false,
    strict: true,
    version: '1.2',
    schema: 'core',
    prettyErrors: false,
  });
  const plain = toPlainDocument(document.contents, origin, lines);
  const faults = [...syntaxFaults(document, lines, origin), ...plain.faults];
  if (faults.length > 0) throw new SpecError(faults);
  if (!isObject(plain.root)) {
    throw new SpecError([
      {
        ...origin,
        line: 1,
        expected: 'um objeto com openapi, info e paths',
        found: describeValue(plain.root),
        mend: 'Aponte para um documento OpenAPI 3.0 ou 3.1, em YAML ou JSON.',
      },
    ]);
  }
  return { root: plain.root, lexemes: plain.lexemes, locate: createLocator(plain, lines) };
}

function refuseExcess(text: string, origin: DocumentOrigin): void {
  try {
    checkLexemes(text);
  } catch (error) {
    if (!(error instanceof LexemeError)) throw error;
    throw new SpecError([
      {
        ...origin,
        line: error.line,
        expected: 'um documento de tamanho razoável',
        found: error.message,
        mend: 'Divida o documento em serviços menores ou retire o que ele repete.',
      },
    ]);
  }
}

function syntaxFaults(
  document: Document.Parsed,
  lines: LineCounter,
  origin: DocumentOrigin,
): SpecFault[] {
  return [...document.errors, ...document.warnings].map((problem) => {
    const { line, col } = lines.linePos(problem.pos[0]);
    return {
      ...origin,
      line,
      column: col,
      expected: 'YAML 1.2 ou JSON válido, sem tags e sem chaves repetidas',
      found: describeProblem(problem),
      mend: 'Corrija a sintaxe nesta linha.',
    };
  });
}

function describeProblem({ code, message }: YAMLError): string {
  if (code === 'MULTIPLE_DOCS') return 'mais de um documento no mesmo arquivo (---)';
  return message.includes('call stack') ? 'valores fundos demais, uns dentro dos outros' : message;
}

function createLocator(plain: PlainDocument, lines: LineCounter): ParsedDocument['locate'] {
  return (pointer) => {
    let candidate = pointer.replace(/^#/, '');
    while (candidate !== '' && !plain.offsets.has(candidate)) {
      candidate = candidate.slice(0, candidate.lastIndexOf('/'));
    }
    const offset = plain.offsets.get(candidate);
    if (offset === undefined) return undefined;
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}
