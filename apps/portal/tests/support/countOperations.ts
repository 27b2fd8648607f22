import { readFileSync } from 'node:fs';
import { portal } from '../../portal.config';

/** Counts the operations in the snapshots' text, calls and notifications alike. */
export function countOperations(): number {
  return portal.services
    .map(({ snapshot }) => readFileSync(snapshot, 'utf8').match(/^ +operationId: /gm)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0);
}
