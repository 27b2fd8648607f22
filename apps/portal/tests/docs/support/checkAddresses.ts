import { pathPattern } from './pathPattern';
import { type CodeBlock, type Fault, faultAt } from './readBlocks';
import type { Call } from './readCalls';

const ADDRESS = /https:\/\/[\w-]+\.homologacao\.frontier\.example[^\s'"`?)]*/g;

/**
 * Checks the addresses of our services in code of any language: each must be that of a documented
 * call, whatever its method, or of a service with such calls, as clients are set up with. What is filled in (`${id}`, `{id}`) counts as one part of the path.
 */
export function checkAddresses(block: CodeBlock, calls: readonly Call[]): Fault[] {
  const urls = calls.map(({ url }) => url).filter((url) => url !== '');
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
