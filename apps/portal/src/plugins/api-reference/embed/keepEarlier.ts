import type { ContractIndex } from './ContractIndex';

/**
 * What guides may show while some documents have faults: of those, what was known of them before.
 *
 * @param earlier the index last written; nothing of it is shown where a sound document says otherwise.
 */
export function keepEarlier(earlier: ContractIndex, current: ContractIndex): ContractIndex {
  const entries = Object.entries(current).map(([name, value]: [string, unknown]) => {
    const before: unknown = earlier[name as keyof ContractIndex];
    return [name, isTable(value) && isTable(before) ? { ...before, ...value } : value];
  });
  const payloads = [...new Set([...earlier.payloads, ...current.payloads])];
  return { ...(Object.fromEntries(entries) as ContractIndex), payloads };
}

function isTable(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
