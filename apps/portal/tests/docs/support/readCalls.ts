import type { ResolvedOperation } from '@frontier/openapi/resolve';
import { readPreparedContracts } from '../../../../../packages/sandbox/src/node/readPreparedContracts';
import { indexSnapshots } from '../../support/snapshots';

export interface ContractCall extends ResolvedOperation {
  /** Server and path; names in braces are parameters. */
  readonly url: string;
}

/** Every call of every service; webhooks are not among them. */
export function readCalls(): ContractCall[] {
  const { services } = indexSnapshots();
  return readPreparedContracts()
    .flatMap(({ operations }) => operations)
    .map((call) => ({ ...call, url: `${services[call.service]?.hosts[0]}${call.path}` }));
}

/** All names of fields and all values that a part of a contract lists. */
export function wordsOf(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(wordsOf);
  if (typeof part !== 'object' || part === null) return [];
  const { const: only = [], enum: values = [], properties = {} } = part as Record<string, object>;
  const own = [...Object.keys(properties), ...[values].flat(), ...[only].flat()];
  return [...own.map(String), ...Object.values(part).flatMap(wordsOf)];
}
