import type { Server } from '@frontier/openapi';
import type { ChangeList, Spot } from './ChangeList';
import { diffText, pairUp } from './common';

/** The addresses of a service, or of one call. */
export function diffServers(
  changes: ChangeList,
  spot: Spot | undefined,
  before: readonly Server[],
  after: readonly Server[],
): void {
  const pairs = pairUp(before, after, addressOf);
  for (const server of pairs.removed) changes.add('server-removed', spot, { before: server.url });
  for (const server of pairs.added) changes.add('server-added', spot, { after: server.url });
  for (const [earlier, later] of pairs.both) {
    diffText(changes, spot, [earlier.name, earlier.description], [later.name, later.description]);
  }
}

/** The address with the values of its variables, which are part of it. */
function addressOf({ url, variables }: Server): string {
  return JSON.stringify([
    url,
    variables.map(({ defaultValue, name, values }) => [name, defaultValue, values]),
  ]);
}
