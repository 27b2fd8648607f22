import { createHash } from 'node:crypto';
import path from 'node:path';
import {
  formatFaults,
  hideSecrets,
  isRemoteSource,
  type LoadedContract,
  type StaleCopy,
} from '@frontier/openapi';

export function describeReport(contracts: readonly LoadedContract[]): string {
  const report = {
    stale: contracts.some(({ stale }) => stale),
    contracts: contracts.map(describe),
  };
  return `${JSON.stringify(report, undefined, 2)}\n`;
}

function describe({ bytes, document, request, stale }: LoadedContract) {
  const { id, source } = request;
  return {
    service: id,
    source: hideSecrets(source),
    state: stale ? 'stale' : isRemoteSource(source) ? 'current' : 'local',
    version: Object(document.root.info).version ?? '',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    ...(stale && { date: stale.date ?? null, faults: formatFaults(stale.faults) }),
  };
}

export function noticeOf({ date }: StaleCopy): string {
  const which = date
    ? `Contrato de ${date.split('-').reverse().join('/')}`
    : 'Contrato de data desconhecida';
  return `${which}: o atual não pôde ser obtido do serviço quando este portal foi gerado.`;
}

/** Formats the stale contracts and the reasons for the console; `undefined` if all are current. */
export function describeStale(contracts: readonly LoadedContract[]): string | undefined {
  const stale = contracts.flatMap(({ request, stale }) => (stale ? [{ ...stale, request }] : []));
  if (stale.length === 0) return undefined;
  const lines = stale.map(
    ({ date, request: { id, snapshot } }) =>
      `- ${id}: contract of ${date ?? 'an unknown day'}, copy in ${snapshot}`,
  );
  const faults = formatFaults(stale.flatMap((copy) => copy.faults));
  return [
    'Warning: earlier copies of contracts are used (--allow-stale):',
    ...lines,
    '',
    faults,
  ].join('\n');
}

/**
 * Path of the contract report of a build. It is beside the output folder, so that it is not published.
 *
 * @param outDir with or without a trailing slash: Docusaurus passes one.
 */
export function reportOf(outDir: string): string {
  return `${path.resolve(outDir)}.contracts.json`;
}
