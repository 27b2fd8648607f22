import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeSnapshotDownloads } from '../../apps/portal/tests/support/readDownloads';
import { startSimulator } from '../sandbox/support/startSimulator';

/*
 * Runs the Postman collection with Newman against the simulator at the end of the guides' story.
 *
 *   npm run proofs -- postman
 */
const NEWMAN = path.resolve('proofs/node_modules/newman/bin/newman.js');
const CREDENTIALS = [
  'apiKey=d23f0824-128b-4f33-8c5c-7fd0a6a3a450',
  'secretKey=sk_homologacao_8Qv2LmZr5TnW',
];
const HOST = /https:\/\/[\w-]+\.homologacao\.frontier\.example/g;
/** Calls that the story has already made. */
const REFUSED = [
  'Criar cadastro',
  'Criar representante legal',
  'Cadastrar investidor',
  'Atualizar solicitação',
  'Adicionar dados financeiros',
  'Atualizar dados financeiros',
  'Adicionar parcelas',
  'Atualizar parcelas',
  'Criar oferta primária',
  'Aprovar ou reprovar oferta primária',
  'Liquidar evento financeiro',
  'Liberar bloqueio',
  'Aprovar ou reprovar movimentação',
];

/** The used part of Newman's report. */
interface Report {
  readonly run: {
    readonly stats: Readonly<Record<'requests' | 'assertions', { total: number }>>;
    readonly failures: readonly { error: { message: string }; source?: { name: string } }[];
    readonly executions: readonly { item: { name: string }; response?: { code: number } }[];
  };
}

main();

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'proof-postman-'));
  const simulator = await startSimulator({});
  try {
    const seed = { journey: 'eventos-e-resgate-antecipado' };
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(seed);
    await fetch(`${simulator.url}/_sandbox/seed`, { method: 'POST', headers, body });
    await writeFiles(folder, simulator.url);
    tell(runNewman(folder));
  } finally {
    await simulator.stop();
    rmSync(folder, { recursive: true });
  }
}

async function writeFiles(folder: string, address: string): Promise<void> {
  for (const [name, text] of await makeSnapshotDownloads('postman')) {
    writeFileSync(path.join(folder, name), text.replaceAll(HOST, address));
    for (const [, file = ''] of text.matchAll(/"src": "([^"]+)"/g)) {
      writeFileSync(path.join(folder, file), '%PDF-1.7\n');
    }
  }
}

function runNewman(folder: string): Report {
  const command = [
    NEWMAN,
    ...['run', 'frontier.postman_collection.json', '--working-dir', folder],
    ...CREDENTIALS.flatMap((variable) => ['--env-var', variable]),
    ...['-e', 'frontier.postman_environment.json'],
    ...['--reporters', 'json', '--reporter-json-export', 'report.json'],
  ];
  const env = { ...process.env, NO_PROXY: '*', no_proxy: '*' };
  // Its exit code is ignored: the report has the failed checks.
  spawnSync(process.execPath, command, { cwd: folder, env, timeout: 120_000 });
  return JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8')) as Report;
}

function tell({ run }: Report): void {
  const refused = run.executions.flatMap(({ item, response }) =>
    (response?.code ?? 0) < 300 ? [] : [item.name],
  );
  const faults = run.failures
    .filter(({ source }) => !REFUSED.includes(source?.name ?? ''))
    .map(({ error, source }) => `${source?.name}: ${error.message}`);
  const unexpected = refused.filter((name) => !REFUSED.includes(name));
  console.log(
    `Newman: ${run.executions.length} calls of the collection, ${refused.length} refused as the story has made them already, ${run.stats.assertions.total} checks, ${faults.length} other faults`,
  );
  for (const fault of [...faults, ...unexpected]) console.log(`- ${fault}`);
  if (faults.length + unexpected.length > 0 || refused.length !== REFUSED.length) {
    process.exitCode = 1;
  }
}
