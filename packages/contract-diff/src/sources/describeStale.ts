import { formatFaults } from '@frontier/openapi';
import { LANGUAGES } from '@frontier/reference';
import type { LoadedContract, StaleCopy } from './ContractRequest';

/** What the page of a service says of a contract that is not today's. */
export function noticeOf({ date }: StaleCopy): string {
  const which = date ? `Contrato de ${formatDay(date)}` : 'Contrato de data desconhecida';
  return `${which}: o atual não pôde ser obtido do serviço quando este portal foi gerado.`;
}

/** For the console: which contracts are not today's, and why; nothing where all are. */
export function describeStale(contracts: readonly LoadedContract[]): string | undefined {
  const stale = contracts.flatMap(({ request, stale }) => (stale ? [{ ...stale, request }] : []));
  if (stale.length === 0) return undefined;
  const lines = stale.map(({ date, from, request }) => {
    const day = date ? formatDay(date) : 'data desconhecida';
    const place = from === 'cache' ? 'obtido antes do serviço' : `cópia em ${request.snapshot}`;
    return `- ${request.id}: contrato de ${day}, ${place}`;
  });
  const faults = formatFaults(
    stale.flatMap((copy) => copy.faults),
    LANGUAGES.pt,
  );
  return [`ATENÇÃO: contratos que não são os atuais (--allow-stale):`, ...lines, '', faults].join(
    '\n',
  );
}

function formatDay(date: string): string {
  return date.split('-').reverse().join('/');
}
