import { pathPattern } from './pathPattern';
import { type CodeBlock, type Fault, faultAt } from './readBlocks';
import type { ContractCall } from './readCalls';

const ADDRESS = /https:\/\/[\w-]+\.homologacao\.frontier\.example[^\s'"`?)]*/g;

/**
 * Checks the addresses of our services in code of any language. Each must be the address of a documented
 * call, with any method, or of a service. A placeholder (`${id}`, `{id}`) counts as one path segment.
 */
export function checkAddresses(block: CodeBlock, calls: readonly ContractCall[]): Fault[] {
  const urls = calls.map(({ url }) => url);
  const hosts = new Set(urls.map((url) => new URL(url).origin));
  const patterns = urls.map((url) => pathPattern(url));
  return block.code.split('\n').flatMap((text, offset) =>
    [...text.matchAll(ADDRESS)].flatMap(([address]) => {
      const filled = address.replace(/\$?\{[^}]*\}/g, 'x');
      const isKnown = hosts.has(address) || patterns.some((pattern) => pattern.test(filled));
      return isKnown ? [] : [faultAt(block, offset, `nenhuma operação tem o endereço ${address}`)];
    }),
  );
}
