import { Document, isScalar } from 'yaml';
import { splitPointer } from '../json.js';
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
  const document = new Document(root, { aliasDuplicateObjects: false });
  for (const [pointer, digits] of sourceTexts) {
    const scalar = document.getIn(splitPointer(pointer), true);
    if (!isScalar(scalar) || typeof scalar.value !== 'number') continue;
    scalar.minFractionDigits = digits.split('.')[1]?.length ?? 0;
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
