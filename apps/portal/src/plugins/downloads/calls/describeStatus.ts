import type { Call } from './Call';

/** What a test of the status says it holds. */
export function describeStatus({ isReading, successes }: Call): string {
  const codes = successes.join(' ou ');
  return `O código é o do contrato (${codes}${isReading ? ', leitura nossa' : ''})`;
}
