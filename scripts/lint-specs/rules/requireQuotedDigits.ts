import type { SpecFault } from '@frontier/reference/document';
import { joinPointer } from '@frontier/reference/document';
import { isPair, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { collectExamples } from '../collectExamples';
import { createFault } from '../createFault';
import type { LintTarget } from '../LintTarget';
import { lookUp } from '../lookUp';
import { typesOf } from '../schemaFacts';
import { walkExample } from '../walkExample';

const VALUE_KEYS = ['example', 'examples', 'default', 'const', 'enum'];
const DOCUMENT_NAME = /cnpj|cpf|cep/i;
const LONG = 8;

/**
 * Refuses unquoted digits where a document number may be meant: an integer of 8 digits or more, or
 * with a leading zero, in examples, defaults, enums and constants. YAML reads it as a number and
 * drops the zeros. Long integers are fine where the schema says number and the name no document.
 */
export function requireQuotedDigits(target: LintTarget): SpecFault[] {
  const numeric = numericExamples(target);
  return plainDigits(target.text)
    .filter(({ path, source }) => {
      if (!path.some((key) => VALUE_KEYS.includes(key))) return false;
      if (/^[+-]?0\d/.test(source)) return true;
      const pointer = path.reduce(joinPointer, '');
      return !numeric.has(pointer) || path.some((key) => DOCUMENT_NAME.test(key));
    })
    .map(({ path, source }) =>
      createFault(target, path.reduce(joinPointer, ''), {
        expected: 'dígitos entre aspas',
        found: source,
        mend: `Escreva '${source}': sem aspas o YAML lê um número e perde os zeros à esquerda.`,
      }),
    );
}

interface PlainDigits {
  readonly path: readonly string[];
  readonly source: string;
}

/** Unquoted integers as written: the parsed document no longer knows their leading zeros. */
function plainDigits(text: string): PlainDigits[] {
  const found: PlainDigits[] = [];
  visit(parseDocument(text), {
    Scalar(key, node, ancestors) {
      const source = node.source ?? '';
      if (key === 'key' || node.type !== 'PLAIN' || !/^[+-]?\d+$/.test(source)) return;
      const leadingZero = /^[+-]?0\d/.test(source);
      if (!leadingZero && source.replace(/^[+-]/, '').length < LONG) return;
      found.push({ path: pathOf(key, ancestors), source });
    },
  });
  return found;
}

/** Keys and indexes from the root to a node, from what `visit` tells of its ancestors. */
function pathOf(key: unknown, ancestors: readonly unknown[]): string[] {
  return ancestors.flatMap((ancestor, depth) => {
    if (isPair(ancestor)) return isScalar(ancestor.key) ? [String(ancestor.key.value)] : [];
    if (!isSeq(ancestor)) return [];
    const child = ancestors[depth + 1];
    return [String(child === undefined ? key : ancestor.items.indexOf(child))];
  });
}

function numericExamples(target: LintTarget): Set<string> {
  const { root } = target.document;
  const pointers = new Set<string>();
  for (const { pointer, value, schemaPointer } of collectExamples(target)) {
    walkExample(root, lookUp(root, schemaPointer), value, pointer, (schema, _item, at) => {
      const types = typesOf(schema);
      if (types.length > 0 && types.every((type) => type === 'number' || type === 'integer')) {
        pointers.add(at);
      }
    });
  }
  return pointers;
}
