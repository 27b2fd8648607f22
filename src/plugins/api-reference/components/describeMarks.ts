import type { Labels } from '../labels';
import type { SchemaNode } from '../model/types';

/** What a schema puts on its place in a word or two; `deprecated` has an element of its own. */
export type Marks = Pick<SchemaNode, 'deprecated' | 'readOnly' | 'writeOnly' | 'nullable'>;

/** The marks that are said beside the type. */
export function describeMarks(marks: Marks, labels: Labels): string[] {
  return (['readOnly', 'writeOnly', 'nullable'] as const)
    .filter((mark) => marks[mark])
    .map((mark) => labels[mark]);
}
