import { Document, isScalar } from 'yaml';
import { splitPointer } from '../json.js';
import type { ParsedDocument } from './parseDocument.js';

/**
 * Keeps the decimal places of numbers.
 *
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
