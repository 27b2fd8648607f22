import { readFileSync } from 'node:fs';
import { portal } from '../../portal.config';

/** How many operations the snapshots name, counted in their text: calls and notifications alike. */
export function countOperations(): number {
  return portal.services
    .map(({ snapshot }) => readFileSync(snapshot, 'utf8').match(/^ +operationId: /gm)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0);
}
