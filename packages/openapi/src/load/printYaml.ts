import { Document, Scalar } from 'yaml';
import { type JsonValue, joinPointer } from '../json.js';
import type { ParsedDocument } from './parseDocument.js';

/**
 * Writes a document as YAML, with the decimal places of its numbers.
 *
 * @param document with the additions of its overlay.
 * @returns the text.
 * @example
 * printYaml(parseDocument('preco: 10.50', { service: 'a', source: 'a.yaml' })) // 'preco: 10.50\n'
 */
export function printYaml({
  sourceTexts,
  root,
}: Pick<ParsedDocument, 'sourceTexts' | 'root'>): string {
  const withDigits = (value: JsonValue, pointer: string): unknown => {
    if (Array.isArray(value)) {
      return value.map((item, index) => withDigits(item, joinPointer(pointer, index)));
    }
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value);
      const inner = ([key, item]: [string, JsonValue]) =>
        withDigits(item, joinPointer(pointer, key));
      return Object.fromEntries(entries.map((entry) => [entry[0], inner(entry)]));
    }
    const digits = sourceTexts.get(pointer);
    if (typeof value !== 'number' || digits === undefined) return value;
    const scalar = new Scalar(value);
    scalar.minFractionDigits = digits.split('.')[1]?.length ?? 0;
    return scalar;
  };
  const document = new Document(withDigits(root, ''), { aliasDuplicateObjects: false });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
