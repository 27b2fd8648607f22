import { checkCurl, isOwnCall, matchCall } from './checkCurl';
import { parseShell } from './parseShell';
import { type CodeBlock, type Fault, faultAt } from './readBlocks';
import type { ContractCall } from './readCalls';
import { type CurlCall, readCurl } from './readCurl';

/** The calls to this portal's services a block makes. */
function readOwnCalls({ code }: CodeBlock): CurlCall[] {
  return parseShell(code).flatMap((command) => {
    const curl = readCurl(command);
    return curl && isOwnCall(curl) ? [curl] : [];
  });
}

/**
 * Checks every curl of a block against the call its address names. A fence that names operations
 * (`operation="listarBloqueios"`, several with spaces) must name those, in order.
 */
export function checkShellBlock(block: CodeBlock, calls: readonly ContractCall[]): Fault[] {
  const made = readOwnCalls(block).map((curl) => ({ curl, call: matchCall(curl, calls) }));
  const faults = made.flatMap(({ call, curl }) =>
    call
      ? checkCurl(curl, call).map((message) => faultAt(block, curl.line, message))
      : [faultAt(block, curl.line, `nenhuma operação é ${curl.method} ${curl.url}`)],
  );
  const named = block.meta.get('operation')?.split(/\s+/).join(' ');
  const found = made.map(({ call }) => call?.id ?? '?').join(' ');
  if (named === undefined || named === found) return faults;
  return [...faults, faultAt(block, -1, `o bloco diz ${named} e chama ${found || 'nada'}`)];
}
