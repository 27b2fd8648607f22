import type { ResolvedOperation } from '@frontier/openapi/resolve';

export function writeRequests(
  contracts: {
    operations: Pick<ResolvedOperation, 'body' | 'id' | 'params' | 'path' | 'query'>[];
  }[],
  required: Readonly<Record<string, readonly string[]>>,
): Promise<string>;
