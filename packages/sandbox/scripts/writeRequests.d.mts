export function writeRequests(
  contracts: readonly object[],
  required: Readonly<Record<string, readonly string[]>>,
): Promise<string>;
