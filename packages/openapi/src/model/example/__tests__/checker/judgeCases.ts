import { isObject, type JsonObject, type JsonValue } from '../../../../json.js';
import { resolveRef } from '../../../../load/resolveRef.js';
import { subschemas } from '../../../../walkDocument.js';
import { WorkBudget } from '../../../WorkBudget.js';
import { ValueChecker } from '../../ValueChecker.js';

/** One schema, the whole of a document, with one value and whether it is to be accepted. */
export interface Case {
  readonly file: string;
  /** Schema and value, for people. */
  readonly name: string;
  readonly schema: JsonValue;
  readonly value: JsonValue;
  readonly valid: boolean;
}

/** A case that the checker sees otherwise. */
export interface Disagreement extends Pick<Case, 'file' | 'name'> {
  /** Refuses what is valid, or accepts what is not. */
  readonly fault: 'too strict' | 'too lax';
}

/** Has the checker judge each case, as an answer of a document of one version. */
export function judgeCases(cases: readonly Case[], openapi: string): Disagreement[] {
  return cases.flatMap(({ file, name, schema, valid, value }) => {
    if (accepts(schema, value, openapi) === valid) return [];
    return [{ file, name, fault: valid ? 'too strict' : 'too lax' } as const];
  });
}

function accepts(schema: JsonValue, value: JsonValue, openapi: string): boolean {
  const tested = place(schema);
  const root: JsonObject = { openapi, components: { schemas: { Tested: tested } } };
  const document = { root, resolve: (ref: string) => resolveRef(root, ref) };
  return new ValueChecker(document, 'response', new WorkBudget(1_000_000)).accepts(value, tested);
}

/** A copy of a schema as a component: what it calls its root is there no longer the document's. */
function place(schema: JsonValue): JsonValue {
  const copy = structuredClone(schema);
  const move = (source: { readonly value: JsonValue; readonly pointer: string }): void => {
    const { value } = source;
    if (!isObject(value)) return;
    for (const key of ['$ref', '$dynamicRef']) {
      const ref = value[key];
      if (typeof ref === 'string' && /^#(?:\/|$)/.test(ref)) {
        value[key] = `#/components/schemas/Tested${ref.slice(1)}`;
      }
    }
    for (const child of subschemas(source)) move(child);
  };
  move({ value: copy, pointer: '' });
  return copy;
}

/** The figures in one line, and one more for each file with disagreements. */
export function describeFigures(
  dialect: string,
  cases: readonly Case[],
  found: readonly Disagreement[],
): string {
  const files = [...new Set(found.map(({ file }) => file))];
  return [
    line(dialect, cases, found),
    ...files.map((file) => {
      const isOfFile = (one: Pick<Case, 'file'>) => one.file === file;
      return `  ${line(file, cases.filter(isOfFile), found.filter(isOfFile))}`;
    }),
  ].join('\n');
}

function line(name: string, cases: readonly Case[], found: readonly Disagreement[]): string {
  const strict = found.filter(({ fault }) => fault === 'too strict').length;
  const agreed = cases.length - found.length;
  return `${name}: ${cases.length} cases: agreed ${agreed}, too strict ${strict}, too lax ${found.length - strict}`;
}
